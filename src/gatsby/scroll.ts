// The scroll position after navigation: the top after a page change, the previous position after browser back, and the
// target of a hash (its distance from the top is scroll-padding-top in src/design/global.tsx).
import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser, RouteUpdateArgs } from "gatsby";
import { SessionStorage } from "gatsby-react-router-scroll/session-storage";
import { isMotionReduced } from "../site/instant-actions";
import { targetOf } from "./hydration/hash-target";

let lastAction: "PUSH" | "POP" | undefined;
// Gatsby sets the action on the location, but when a visitor goes back the router passes on a different copy of it.
globalHistory.listen(({ action }) => {
  lastAction = action;
});

// When a visitor goes back or forward, the browser scrolls at once, while the page they leave is still shown. Gatsby would
// save that position as the one where they left the page, and return there next time.
let isTraversing = false;
let shownPath = window.location.pathname;
window.addEventListener("popstate", () => {
  isTraversing = window.location.pathname !== shownPath;
});
window.addEventListener("scroll", (event) => isTraversing && event.stopImmediatePropagation(), true);

/** Scrolls to a hash's target, smoothly within a page if motion is not reduced. @returns whether there is such a target */
function scrollToHash(hash: string, samePage: boolean): boolean {
  const target = targetOf(hash);
  target?.scrollIntoView({ behavior: samePage && !isMotionReduced() ? "smooth" : "instant" });
  return target !== null;
}

/**
 * Replaces Gatsby's scrolling, which `scroll-behavior: smooth` would animate across a whole page. A hydrated page stays
 * where the browser put it, because browsers restore positions after a reload or a return better than we could.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps,
  prevRouterProps,
  getSavedScrollPosition,
}) => {
  isTraversing = false;
  const { location } = routerProps;
  shownPath = location.pathname;
  if (!prevRouterProps) return false;
  const samePage = prevRouterProps.location.pathname === location.pathname;
  const wentBack = lastAction === "POP";
  // The browser has restored the position. Gatsby stores only one for all entries that links within the page have created.
  if (samePage && wentBack) return false;
  const [left, top] = wentBack ? getSavedScrollPosition(location) : [0, 0];
  const isRestored = !samePage && top > 0;
  if (location.hash && !isRestored && scrollToHash(location.hash, samePage)) return false;
  window.scrollTo({ left, top, behavior: "instant" });
  return false;
};

/**
 * Scrolls after a page has been shown whose hash names no element, such as `#amount=22000`: Gatsby calls
 * `shouldUpdateScroll` only for one that does, and the page would stay where the page before it was. When a visitor goes
 * back, the browser has scrolled while the page they left was shown, which may be shorter.
 */
export function scrollWithoutTarget({ location, prevLocation }: RouteUpdateArgs): void {
  isTraversing = false;
  const { pathname, hash } = location;
  // `decodeURI`, as in Gatsby's own test. It cannot fail: normalize-location.ts makes every hash decodable.
  const isHandled = !hash || document.getElementById(decodeURI(hash.slice(1)));
  if (isHandled || !prevLocation || prevLocation.pathname === pathname) return;
  const { key = "initial" } = (window.history.state ?? {}) as { key?: string };
  const top = lastAction === "POP" ? new SessionStorage().read(location, key) : 0;
  if (top || !scrollToHash(hash, false)) window.scrollTo({ top, behavior: "instant" });
}
