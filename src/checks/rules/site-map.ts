import { canonicalPages, createResolver, type Slugs } from "../../site/routes";

/** The targets of the site's paths. */
export interface SiteMap {
  /** Every page, by its one address. */
  pages: readonly string[];
  /** The page behind a path: itself, another address of it, or undefined where there is none. */
  pageAt(path: string): string | undefined;
}

/**
 * The site as its route table has it.
 * @param slugs of the content that makes pages
 * @param host the application's origin
 */
export function siteMap(slugs: Slugs, host: string): SiteMap {
  const resolve = createResolver({ slugs, host, hasFile: () => false });
  const pages = canonicalPages(slugs);
  return {
    pages,
    pageAt(path) {
      const answer = resolve(path);
      if (answer.kind === "page") return answer.page;
      // A known alias leads on to a page; what the catch-all takes home does not.
      return answer.kind === "redirect" && answer.status === 301 ? answer.to.split("?")[0] : undefined;
    },
  };
}
