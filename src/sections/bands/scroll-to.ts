/** ms. Specification section 9 (scroll link). */
const scrollDuration = 1000;
/** px added to the target's top: the page stops so far above it. Specification section 9 (scroll link). */
const scrollOffset = -100;

const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
const interruptions = ["wheel", "touchstart", "keydown"] as const;

/** Moves the page to an element over a second; at once for whoever asked for stillness. The visitor's own scrolling stops it. */
export function glideTo(target: HTMLElement): void {
  const start = window.scrollY;
  const top = () => target.getBoundingClientRect().top + window.scrollY + scrollOffset;
  const go = (y: number) => window.scrollTo({ top: y, behavior: "instant" });
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return go(top());

  const stopped = new AbortController();
  for (const event of interruptions)
    window.addEventListener(event, () => stopped.abort(), { signal: stopped.signal, passive: true });
  const began = performance.now();
  const step = (now: number) => {
    if (stopped.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - began) / scrollDuration));
    go(start + (top() - start) * eased(part));
    if (part < 1) requestAnimationFrame(step);
    else stopped.abort();
  };
  requestAnimationFrame(step);
}
