import { useEffect, useState, type RefObject } from "react";
import type { LiveCarousel } from "./LiveCarousel";

interface TakeOver {
  LiveCarousel: typeof LiveCarousel;
  /** The slide that stood first in the row, from 0. */
  start: number;
}

/** How near the viewport a carousel must be to be worth fetching. */
const near = "300px";

/** Waits until nothing inside has focus: an element that is replaced would lose it. */
function focusGone(element: HTMLElement): Promise<void> {
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

/** The slide that a scrolled row shows first. */
function firstInView(root: HTMLElement): number {
  const row = root.querySelector("ul");
  const width = row?.querySelector("li")?.offsetWidth;
  return row && width ? Math.round(row.scrollLeft / width) : 0;
}

/**
 * Fetches the moving carousel once the row comes near the viewport. Should that fail, the row stays: it is complete.
 * @param worth false where there is nothing to move
 */
export function useTakeOver(root: RefObject<HTMLElement>, worth: boolean): TakeOver | undefined {
  const [moving, setMoving] = useState<TakeOver>();
  useEffect(() => {
    const element = root.current;
    if (!element || !worth || typeof IntersectionObserver === "undefined") return;
    let gone = false;
    const takeOver = async () => {
      const { LiveCarousel } = await import("./LiveCarousel");
      await focusGone(element);
      if (!gone) setMoving({ LiveCarousel, start: firstInView(element) });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        takeOver().catch(() => undefined);
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [root, worth]);
  return moving;
}
