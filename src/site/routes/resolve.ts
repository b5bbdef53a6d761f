import { appRedirect } from "./app-redirect";
import { createMatcher } from "./match";
import { pagesOf } from "./pages";
import { asciiLower, parseTarget, segmentsOf, type Target } from "./path";
import { catchAll, table } from "./table";
import type { RouteResult, RedirectStatus, Route, Slugs } from "./types";

interface ResolverOptions {
  /** The slugs that have a page. */
  readonly slugs: Slugs;
  /** {host}: the application's origin, from the environment. */
  readonly host: string;
  /** Whether the built site has a file at this decoded path (`/robots.txt`); false for folders. */
  readonly hasFile: (path: string) => boolean;
}

/** Resolves a path and query (`/about?x=1`). Never throws. */
export type Resolve = (pathAndQuery: string) => RouteResult;

/**
 * Creates the function that resolves paths by the route table: for the embedded server, Cloudflare's worker, the client
 * and the content check. Rules and their order: docs/routing.md.
 * @throws Error when `host` is not an origin
 */
export function createResolver({ slugs, host, hasFile }: ResolverOptions): Resolve {
  const findRow = createMatcher(table);
  // Maps, not objects, so that `__proto__` and `constructor` are unknown slugs.
  const bySpelling = (pages: readonly string[]) => new Map(pages.map((path) => [asciiLower(path), path]));
  const pages = new Map(table.map((row) => [row, bySpelling(pagesOf(row, slugs))]));
  appRedirect(host, "/");

  function resolveRow(row: Route, target: Target): RouteResult {
    switch (row.kind) {
      case "page":
        return page(row.path);
      case "slugs": {
        const written = target.segments[segmentsOf(row.path).indexOf(":slug")] ?? "";
        const path = pages.get(row)?.get(asciiLower(row.path.replace(":slug", () => written)));
        return path === undefined ? redirect(row.unknown, 302, target) : page(path);
      }
      case "redirect":
        return redirect(row.to, row.status, target);
      case "appRedirect":
        return { kind: "appRedirect", to: appRedirect(host, target.raw), status: 302 };
    }
  }

  function resolveOther(target: Target): RouteResult {
    const path = `/${target.segments.join("/")}`;
    if (!target.trailingSlash && hasFile(path)) return { kind: "file", path, status: 200 };
    // Gatsby's runtime needs a 404 for page data that does not exist.
    if (target.segments[0] === "page-data" || hasExtension(path)) return { kind: "notFound", status: 404 };
    return resolveRow(catchAll, target);
  }

  return (pathAndQuery) => {
    const target = parseTarget(pathAndQuery);
    if (!target) return { kind: "badRequest", status: 400 };
    const row = findRow(target.segments);
    return row ? resolveRow(row, target) : resolveOther(target);
  };
}

/**
 * Whether a path names a file rather than a page: its last segment ends in a dot and letters or digits. A missing file
 * is a 404; a redirect to the home page would send HTML to an `<img>` or a crawler.
 */
export const hasExtension = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

const page = (path: string): RouteResult => ({ kind: "page", page: path, status: 200 });

/** Targets come from the table, so they cannot leave the origin; the query is preserved for attribution. */
function redirect(to: string, status: RedirectStatus, { query }: Target): RouteResult {
  return { kind: "redirect", to: query === "?" ? to : to + query, status };
}
