// All Gatsby browser APIs that the site implements. gatsby-browser.tsx exports these and nothing else.
import type { RouteUpdateArgs } from "gatsby";
import { endProgress } from "./hydration/progress-line";
import { scrollWithoutTarget } from "./scroll";

export { onClientEntry } from "./client-entry";
export { shouldUpdateScroll } from "./scroll";
export { onInitialClientRender } from "./hydration/hydrated";
export { wrapPageElement } from "./wrap-page";

/** Gatsby's browser hook after a page has been shown. */
export function onRouteUpdate(update: RouteUpdateArgs): void {
  endProgress();
  scrollWithoutTarget(update);
}
