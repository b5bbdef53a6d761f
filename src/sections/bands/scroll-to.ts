import { isCalm } from "../../site/instant-actions";

/** ms */
const scrollDuration = 1000;
/** px added to the target's top: scrolling stops that far above it. */
const scrollOffset = -100;

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
const interruptions = ["wheel", "touchstart", "keydown"] as const;

/** Scrolls smoothly to an element, instantly with reduced motion. The visitor's own scrolling or typing cancels it. */
export function scrollSmoothlyTo(target: HTMLElement): void {
  const start = window.scrollY;
  const top = () => target.getBoundingClientRect().top + window.scrollY + scrollOffset;
  const go = (y: number) => window.scrollTo({ top: y, behavior: "instant" });
  if (isCalm() || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return go(top());

  const cancellation = new AbortController();
  for (const event of interruptions)
    window.addEventListener(event, () => cancellation.abort(), {
      signal: cancellation.signal,
      passive: true,
    });
  const startTime = performance.now();
  const step = (now: number) => {
    if (cancellation.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - startTime) / scrollDuration));
    go(start + (top() - start) * ease(part));
    if (part < 1) requestAnimationFrame(step);
    else cancellation.abort();
  };
  requestAnimationFrame(step);
}
