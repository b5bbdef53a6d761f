// Where a page begins to be read. A page change starts at the top, browser back where the visitor was, a hash at its
// target (whose distance from the top is CSS: scroll-padding-top in src/design/global.tsx). Specification 2.3.
import type { GatsbyBrowser } from "gatsby";

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a hash's target, smoothly unless the visitor asked for stillness. @returns whether there is such a target */
function scrollToHash(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  target?.scrollIntoView({ behavior: prefersStillness() ? "instant" : "smooth" });
  return target !== null;
}

/** Takes over Gatsby's scrolling: with `scroll-behavior: smooth` its own would glide through a whole page. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps, prevRouterProps, getSavedScrollPosition }) => {
  const { location } = routerProps;
  const samePage = prevRouterProps?.location.pathname === location.pathname;
  if (location.hash && scrollToHash(location.hash)) return false;
  const wentBack = (location as unknown as { action: string }).action === "POP";
  const [left, top] = wentBack ? getSavedScrollPosition(location) : [0, 0];
  if (!(samePage && wentBack && top === 0 && location.hash)) window.scrollTo({ left, top, behavior: "instant" });
  return false;
};
