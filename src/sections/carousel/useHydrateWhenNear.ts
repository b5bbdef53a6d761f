import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { LiveCarousel, LiveCarouselProps } from "./LiveCarousel";
import { driveRow } from "./row/row-controls";
import { firstInView } from "./row/row-position";

/** The component, and the state that it takes over from the row. */
interface InteractiveCarousel extends Pick<LiveCarouselProps, "start" | "isStopped"> {
  LiveCarousel: typeof LiveCarousel;
}

/** Distance from the viewport at which the interactive carousel is loaded. */
const near = "300px";

/** Interval at which to check whether the row is in use, ms. */
const checkInterval = 100;

/** Resolves when nothing inside is pressed or has focus: replacing an element would lose the press or the focus. */
async function untilUnused(element: HTMLElement): Promise<void> {
  // Safari does not focus a pressed button.
  while (element.matches(":active") || element.contains(document.activeElement))
    await new Promise((later) => setTimeout(later, checkInterval));
}

/**
 * Makes the row's controls work, and loads the interactive carousel once the row is near the viewport. If that fails, the
 * row stays.
 * @param isNeeded false if there is only one slide
 */
export function useHydrateWhenNear(
  root: RefObject<HTMLElement>,
  isNeeded: boolean,
): InteractiveCarousel | undefined {
  const [interactive, setInteractive] = useState<InteractiveCarousel>();
  useEffect(() => {
    const element = root.current;
    if (!element || !isNeeded) return;
    // On a page that the visitor has navigated to; in a built page moving-parts.ts has done it.
    driveRow(element);
    const replaceRow = async () => {
      const { LiveCarousel } = await import("./LiveCarousel");
      await untilUnused(element);
      const row = element.querySelector("ul")!;
      // While the row still scrolls to a slide, that slide counts.
      const start = Number(row.dataset["first"] ?? firstInView(row));
      const isStopped = element.hasAttribute("data-stopped");
      // Synchronously: if React rendered later, a press could begin on an element that is then removed.
      flushSync(() => setInteractive({ LiveCarousel, start, isStopped }));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        replaceRow().catch(() => undefined);
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, isNeeded]);
  return interactive;
}
