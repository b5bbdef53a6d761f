// Gatsby's browser API, all of it: gatsby-browser.tsx exports these and nothing else.
export { onClientEntry } from "./normalize-location";
export { shouldUpdateScroll } from "./scroll";
export { wrapPageElement } from "./wrap-page";
