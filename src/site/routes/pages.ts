import { createMatcher } from "./match";
import { segmentsOf } from "./path";
import { table, type RouteId } from "./table";
import type { Disclosure, Route, Slugs } from "./types";

const findRow = createMatcher(table);

/** Returns the path of a row, for links by name: `pathOf("forClinics")`. */
export const pathOf = (id: RouteId): string => table.find((row) => row.id === id)!.path;

/** Every page the site builds, by canonical path, in the table's order. */
export const canonicalPages = (slugs: Slugs): string[] => table.flatMap((row) => pagesOf(row, slugs));

/** The pages that `/sitemap.xml` lists: no redirects, no versions, and no second copy of the terms. */
export const sitemapPages = (slugs: Slugs): string[] =>
  table.filter((row) => "inSitemap" in row && row.inSitemap).flatMap((row) => pagesOf(row, slugs));

/**
 * Returns the footer's disclosures on a page, beside the NMLS line that every page has.
 * @param page a canonical path; any other has none
 */
export const footerDisclosures = (page: string): readonly Disclosure[] =>
  table.flatMap((row) => (row.kind === "page" && row.path === page ? row.disclosures : []));

/**
 * Returns Gatsby's `matchPath` for a page that also matches everything below it: `/about/*` for `/about`; undefined for a
 * page that matches only its own path, and for a path that is not a page.
 * @param page a canonical path
 */
export function matchPathOf(page: string): string | undefined {
  const row = findRow(segmentsOf(page));
  const isPage = row && row.match === "prefix" && row.kind !== "redirect" && row.kind !== "appRedirect";
  return isPage ? `${page}/*` : undefined;
}

/** Redirects to a fixed target, for Gatsby's `createRedirect`: the aliases and the terms areas without a tab. */
export const redirectsOf = () =>
  table.flatMap((row) =>
    row.kind === "redirect" ? [{ from: row.path, to: row.to, status: row.status }] : [],
  );

/** The canonical pages of one row. */
export function pagesOf(row: Route, slugs: Slugs): string[] {
  switch (row.kind) {
    case "page":
      return [row.path];
    case "slugs": {
      const { path, collection } = row;
      const known = typeof collection === "string" ? (slugs[collection] ?? []) : collection;
      return known.map((slug) => path.replace(":slug", () => slug));
    }
    case "redirect":
    case "appRedirect":
      return [];
  }
}
