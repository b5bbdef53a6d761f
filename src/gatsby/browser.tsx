// All Gatsby browser APIs that the site implements. gatsby-browser.tsx exports these and nothing else.
export { onClientEntry } from "./client-entry";
export { onRouteUpdate, shouldUpdateScroll } from "./scroll";
export { onInitialClientRender } from "./hydration/hydrated";
export { wrapPageElement } from "./wrap-page";
