import { useEffect, useState, type RefObject } from "react";
import type { LiveCarousel } from "./LiveCarousel";
import { firstInView } from "./row/row-position";

interface InteractiveCarousel {
  LiveCarousel: typeof LiveCarousel;
  /** Index of the first slide in view in the row. */
  start: number;
  /** Whether the visitor has pressed Pause. */
  isStopped: boolean;
}

/** Distance from the viewport at which the interactive carousel is loaded. */
const near = "300px";

/** Resolves when nothing inside has focus: replacing an element would lose it. */
function focusLeaves(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (!element.contains(document.activeElement)) return resolve();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (element.contains(relatedTarget as Node | null)) return;
      element.removeEventListener("focusout", onFocusOut);
      resolve();
    };
    element.addEventListener("focusout", onFocusOut);
  });
}

/**
 * Loads the interactive carousel once the row is near the viewport. If that fails, the row stays: it is complete.
 * @param isNeeded false where there is only one slide
 */
export function useHydrateWhenNear(
  root: RefObject<HTMLElement>,
  isNeeded: boolean,
): InteractiveCarousel | undefined {
  const [interactive, setInteractive] = useState<InteractiveCarousel>();
  useEffect(() => {
    const element = root.current;
    if (!element || !isNeeded || typeof IntersectionObserver === "undefined") return;
    let isUnmounted = false;
    const replaceRow = async () => {
      const { LiveCarousel } = await import("./LiveCarousel");
      await focusLeaves(element);
      const row = element.querySelector("ul");
      const start = row ? firstInView(row) : 0;
      const isStopped = element.hasAttribute("data-stopped");
      if (!isUnmounted) setInteractive({ LiveCarousel, start, isStopped });
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
    return () => {
      isUnmounted = true;
      observer.disconnect();
    };
  }, [root, isNeeded]);
  return interactive;
}
