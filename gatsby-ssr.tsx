// Exported by name, because Gatsby reads the names from this file's text.
export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from "./src/gatsby/ssr";
