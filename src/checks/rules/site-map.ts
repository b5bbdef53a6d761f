import { canonicalPages, createResolver, type Slugs } from "../../site/routes";
import type { SourceDocument } from "../../content/read/documents";

/** What the site's paths lead to. */
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

/** The paths that a document is shown at; none where the field that says so is missing or of another kind. */
export function pathsOf({ type, fields }: SourceDocument, documents: readonly SourceDocument[]): string[] {
  const field = (name: "slug" | "path" | "page", at: (value: string) => string[]) => {
    const value = (fields as Record<string, unknown>)[name];
    return typeof value === "string" ? at(value) : [];
  };
  switch (type.name) {
    case "FaqCategory":
      return field("slug", (slug) => [`/faq/${slug}`]);
    case "JobPosting":
      return field("slug", (slug) => [`/careers/${slug}`]);
    case "LegalDocument":
      return field("page", (page) =>
        page.startsWith("terms/") ? [`/${page}`, `/${page.replace("terms", "tos")}`] : [`/${page}`],
      );
    case "MarketingPage":
      return field("path", (path) => [path]);
    case "Clinic":
      return field("slug", (slug) => [`/${slug}`]);
    case "SharedBody":
      return documents
        .filter((other) => other.type.name === "Clinic")
        .flatMap((clinic) => pathsOf(clinic, documents));
    default:
      return [];
  }
}
