export { appRedirect } from "./app-redirect";
export { createMatcher, type Matcher } from "./match";
export {
  canonicalPages,
  footerDisclosures,
  matchPathOf,
  pagesOf,
  pathOf,
  redirectsOf,
  sitemapPages,
  type FixedRedirect,
} from "./pages";
export { createResolver, hasExtension, type Resolve, type ResolverOptions } from "./resolve";
export { catchAll, table, TERMS_TABS, type RouteId } from "./table";
export type * from "./types";
