// Named one by one: Gatsby reads the names from this file's text.
export { onRenderBody, replaceRenderer, wrapPageElement } from "./src/layouts/ssr";
