import { appRedirect } from "./app-redirect";
import { createMatcher } from "./match";
import { parseTarget, segmentsOf, type Target } from "./path";
import { catchAll, table } from "./table";
import type { RouteResult, RedirectStatus, Route, Slugs } from "./types";

export interface ResolverOptions {
  /** The slugs that have a page. */
  readonly slugs: Slugs;
  /** {host}: the application's origin, from the environment. */
  readonly host: string;
  /** Whether the built site has a file at this decoded path (`/robots.txt`); false for folders. */
  readonly hasFile: (path: string) => boolean;
}

/** Answers a path and query (`/about?x=1`). Never throws. */
export type Resolve = (pathAndQuery: string) => RouteResult;

/** Gatsby's data for pages, fetched by its runtime, which needs an honest 404 (routing.md 9). */
const PAGE_DATA = "page-data";

/**
 * The one reading of the route table: the embedded server, the client's router and the checks of the hosts'
 * configurations all answer with it. Source: spec 2.1, routing.md 1 to 9.
 * @throws Error when `host` is not an origin: now, not at the first visitor.
 */
export function createResolver({ slugs, host, hasFile }: ResolverOptions): Resolve {
  const findRow = createMatcher(table);
  // Sets, not objects: `__proto__` and `constructor` are unknown jobs.
  const known = new Map(Object.entries(slugs).map(([collection, entries]) => [collection, new Set(entries)]));
  appRedirect(host, "/");

  function answerRow(row: Route, target: Target): RouteResult {
    switch (row.kind) {
      case "page":
        return page(row.path);
      case "slugs": {
        const slug = target.segments[segmentsOf(row.path).indexOf(":slug")] ?? "";
        if (!known.get(row.collection)?.has(slug)) return redirect(row.unknown, 302, target);
        return page(row.path.replace(":slug", () => slug));
      }
      case "tabs": {
        const tab = row.tabs.find((id) => id === target.segments[1]);
        return tab ? page(`${row.path}/${tab}`) : redirect(`${row.path}/${row.otherwise}`, 302, target);
      }
      case "redirect":
        return redirect(row.to, row.status, target);
      case "appRedirect":
        return { kind: "appRedirect", to: appRedirect(host, target.raw), status: 302 };
    }
  }

  function answerOther(target: Target): RouteResult {
    const path = `/${target.segments.join("/")}`;
    if (!target.trailingSlash && hasFile(path)) return { kind: "file", path, status: 200 };
    if (target.segments[0] === PAGE_DATA || hasExtension(path)) return { kind: "notFound", status: 404 };
    return answerRow(catchAll, target);
  }

  return (pathAndQuery) => {
    const target = parseTarget(pathAndQuery);
    if (!target) return { kind: "badRequest", status: 400 };
    const row = findRow(target.segments);
    return row ? answerRow(row, target) : answerOther(target);
  };
}

/**
 * Whether a path names a file rather than a page: its last segment ends in a dot and letters or digits.
 * Such a path is 404 when the file is missing; sending it home would feed HTML to an `<img>` or a crawler.
 */
export function hasExtension(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function page(path: string): RouteResult {
  return { kind: "page", page: path, status: 200 };
}

/** Targets come from the table, so they cannot leave the origin; the visitor's query goes along, for attribution. */
function redirect(to: string, status: RedirectStatus, { query }: Target): RouteResult {
  return { kind: "redirect", to: query === "?" ? to : to + query, status };
}
