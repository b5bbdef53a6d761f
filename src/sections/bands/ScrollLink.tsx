import type { MouseEvent, ReactNode } from "react";
import { ButtonLink, type ButtonLookProps } from "../../components/Button";
import { scrollSmoothlyTo } from "./scroll-to";

export interface ScrollLinkProps extends ButtonLookProps {
  /** A place on this page: `#openings`. Give its Section `landing`, so that its heading clears the header. */
  to: `#${string}`;
  children: ReactNode;
}

/**
 * A button that scrolls smoothly to a place on this page: 1000 ms, stopping 100 px above it. Before hydration the
 * browser scrolls to the same place. Focus moves along, so that the keyboard continues from there.
 * @example
 * <ScrollLink to="#cost">See what a plan costs</ScrollLink>
 */
export function ScrollLink({ to, children, ...look }: ScrollLinkProps) {
  const scroll = (event: MouseEvent) => {
    const target = document.getElementById(to.slice(1));
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, "", to);
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    scrollSmoothlyTo(target);
  };
  return (
    <ButtonLink to={to} data-hydrate="native" onClick={scroll} wideOnPhone {...look}>
      {children}
    </ButtonLink>
  );
}
