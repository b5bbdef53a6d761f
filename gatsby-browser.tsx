// Exported by name, because Gatsby reads the names from this file's text.
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/gatsby/browser";
