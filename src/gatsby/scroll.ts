// Where a page begins to be read. A page change starts at the top, browser back where the visitor was, a hash at its
// target (whose distance from the top is CSS: scroll-padding-top in src/design/global.tsx).
import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { targetOf } from "./hydration/hash-target";

let lastAction: "PUSH" | "POP" | undefined;
// Gatsby writes the action on the location, but the router hands on another copy of it when a visitor goes back.
globalHistory.listen(({ action }) => {
  lastAction = action;
});

// When a visitor goes back or forward, the browser scrolls at once, while the page they leave is still shown. Gatsby would
// save that position as the one where they left the page, and return there next time.
let isTraversing = false;
window.addEventListener("popstate", () => {
  isTraversing = true;
});
window.addEventListener("scroll", (event) => isTraversing && event.stopImmediatePropagation(), true);

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a hash's target: smoothly within a page, unless the visitor prefers reduced motion. @returns whether there is such a target */
function scrollToHash(hash: string, samePage: boolean): boolean {
  const target = targetOf(hash);
  target?.scrollIntoView({ behavior: samePage && !prefersStillness() ? "smooth" : "instant" });
  return target !== null;
}

/**
 * Takes over Gatsby's scrolling: with `scroll-behavior: smooth` its own would glide through a whole page. A page that
 * is hydrated stays where the browser put it, which knows a reload, a hash and a return better than we do.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps,
  prevRouterProps,
  getSavedScrollPosition,
}) => {
  isTraversing = false;
  if (!prevRouterProps) return false;
  const { location } = routerProps;
  const samePage = prevRouterProps.location.pathname === location.pathname;
  if (location.hash && scrollToHash(location.hash, samePage)) return false;
  const wentBack = lastAction === "POP";
  const [left, top] = wentBack ? getSavedScrollPosition(location) : [0, 0];
  if (!(samePage && wentBack && top === 0 && location.hash))
    window.scrollTo({ left, top, behavior: "instant" });
  return false;
};
