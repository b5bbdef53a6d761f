import { canonicalPages, createResolver, type Slugs } from "../../site/routes";

/** The pages of the site. */
export type SiteMap = ReturnType<typeof siteMap>;

/**
 * Creates the site map from the route table.
 * @param host the application's origin
 */
export function siteMap(slugs: Slugs, host: string) {
  const resolve = createResolver({ slugs, host, hasFile: () => false });
  return {
    /** The canonical path of every page. */
    pages: canonicalPages(slugs),
    /** The page at a path, which may be another address of that page; undefined if there is none. */
    pageAt(path: string): string | undefined {
      const result = resolve(path);
      if (result.kind === "page") return result.page;
      // A known alias redirects to a page; a path that the catch-all sends home is not the address of one.
      return result.kind === "redirect" && result.status === 301 ? result.to.split("?")[0] : undefined;
    },
  };
}
