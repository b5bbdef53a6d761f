import { createMatcher } from "./match";
import { segmentsOf } from "./path";
import { table, type RouteId } from "./table";
import type { Disclosure, RedirectStatus, Route, Slugs } from "./types";

const rows: readonly Route[] = table;
const findRow = createMatcher(rows);

/** The path of a row, for links that name a page instead of writing its path: `pathOf("forClinics")`. */
export function pathOf(id: RouteId): string {
  return table.find((row) => row.id === id)?.path ?? "/";
}

/**
 * Every page the site builds, by canonical path, in the table's order.
 * @param slugs the slugs that have content.
 */
export function canonicalPages(slugs: Slugs): string[] {
  return rows.flatMap((row) => pagesOf(row, slugs));
}

/** The canonical pages that `/sitemap.xml` lists (routing.md 4): no redirect, and no second copy of the terms. */
export function sitemapPages(slugs: Slugs): string[] {
  return rows.filter((row) => "inSitemap" in row && row.inSitemap).flatMap((row) => pagesOf(row, slugs));
}

/**
 * What the footer discloses on a page beside the NMLS line, which every page has (spec 2.3).
 * @param page a canonical path; any other discloses nothing.
 */
export function footerDisclosures(page: string): readonly Disclosure[] {
  const row = rows.find((candidate) => candidate.kind === "page" && candidate.path === page);
  return row?.kind === "page" ? row.disclosures : [];
}

/**
 * The `matchPath` Gatsby needs for a page that answers everything below it: `/about/*` for `/about`.
 * @param page a canonical path.
 * @returns undefined for a page that answers its own path alone, and for a path that is no page.
 */
export function matchPathOf(page: string): string | undefined {
  const row = findRow(segmentsOf(page));
  const isPage = row && row.match === "prefix" && row.kind !== "redirect" && row.kind !== "appRedirect";
  return isPage ? `${page}/*` : undefined;
}

/** A redirect whose two ends are known before any visitor comes. */
export interface FixedRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

/** The aliases and the bare terms bases, for Gatsby's `createRedirect`. The rest depends on the path asked for. */
export function redirectsOf(): FixedRedirect[] {
  return rows.flatMap((row): FixedRedirect[] => {
    if (row.kind === "redirect") return [{ from: row.path, to: row.to, status: row.status }];
    if (row.kind === "tabs") return [{ from: row.path, to: `${row.path}/${row.otherwise}`, status: 302 }];
    return [];
  });
}

function pagesOf(row: Route, slugs: Slugs): string[] {
  switch (row.kind) {
    case "page":
      return [row.path];
    case "slugs":
      return (slugs[row.collection] ?? []).map((slug) => row.path.replace(":slug", () => slug));
    case "tabs":
      return row.tabs.map((tab) => `${row.path}/${tab}`);
    case "redirect":
    case "appRedirect":
      return [];
  }
}
