import type { MouseEvent, ReactNode } from "react";
import { ButtonLink, type ButtonLookProps } from "../../components/Button";
import { isMotionReduced } from "../../site/instant-actions";

/** ms */
const scrollDuration = 1000;
/** px added to the target's top; negative, so that scrolling stops above it. */
const scrollOffset = -100;

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to an element, smoothly if motion is not reduced. The visitor's own scrolling or typing cancels it. */
function scrollSmoothlyTo(target: HTMLElement): void {
  const start = window.scrollY;
  const top = () => target.getBoundingClientRect().top + window.scrollY + scrollOffset;
  const go = (y: number) => window.scrollTo({ top: y, behavior: "instant" });
  if (isMotionReduced()) return go(top());

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

export interface ScrollLinkProps extends ButtonLookProps {
  /** A place on this page: `#openings`. Set `landing` on its Section, so that the header does not cover the heading. */
  to: `#${string}`;
  children: ReactNode;
}

/**
 * A button that scrolls smoothly to a place on this page: in 1000 ms, to 100 px above it. Before hydration the browser
 * scrolls to the same place. Focus moves there too, so that keyboard users continue from there.
 * @inline
 * @example
 * <ScrollLink to="#cost">See what a plan costs</ScrollLink>
 */
export function ScrollLink({ to, ...rest }: ScrollLinkProps) {
  const scroll = (event: MouseEvent) => {
    const target = document.getElementById(to.slice(1));
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, "", to);
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    scrollSmoothlyTo(target);
  };
  return <ButtonLink to={to} data-hydrate="native" onClick={scroll} wideOnPhone {...rest} />;
}
