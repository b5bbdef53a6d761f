import type { IAdapter } from "gatsby";
import { canonicalPages, matchPathOf, redirectsOf, type Slugs } from "../../site/routes";
import { cacheControl, cacheControlOf } from "../headers";

/** The parts of Gatsby's manifest that are compared with the route table. */
type Manifest = Pick<Parameters<IAdapter["adapt"]>[0], "routesManifest" | "pathPrefix" | "trailingSlash">;

/**
 * Compares the pages that Gatsby built with the route table, from which hosts are configured.
 * @param slugs the slugs that have a built page
 * @returns a message for each difference
 */
export function manifestProblems(manifest: Manifest, slugs: Slugs): string[] {
  const { routesManifest, pathPrefix, trailingSlash } = manifest;
  const problems: string[] = [];
  if (pathPrefix)
    problems.push(
      `pathPrefix is "${pathPrefix}", but the route table starts at the root; fix: build without --prefix-paths`,
    );
  if (trailingSlash !== "never")
    problems.push(
      `trailingSlash is "${trailingSlash}"; expected "never" (docs/routing.md); fix: gatsby-config.ts`,
    );

  const built = new Set(routesManifest.filter(({ type }) => type === "static").map(({ path }) => path));
  for (const page of canonicalPages(slugs)) {
    // Gatsby's manifest lists a page with a matchPath only under that.
    const path = matchPathOf(page) ?? page;
    if (!built.has(path))
      problems.push(
        `${page} is in the route table, but no page was built for ${path}; fix: src/gatsby/pages.ts or its content`,
      );
  }

  for (const route of routesManifest) {
    if (route.type === "function")
      problems.push(
        `${route.path} needs a server function; every page of this site is static (no SSR, no DSG)`,
      );
    if (route.type !== "static") continue;
    const isRevalidated = route.headers.some(
      ({ key, value }) => key.toLowerCase() === "cache-control" && value.includes("max-age=0"),
    );
    if (isRevalidated && cacheControlOf(route.path) === cacheControl.immutable) {
      problems.push(
        `${route.path} would be cached for a year, but its name has no hash of its content; fix: hashedFiles in src/hosting/headers.ts`,
      );
    }
  }

  const redirects = new Map(
    routesManifest.flatMap((route) =>
      route.type === "redirect" ? [[route.path, `${route.status} ${route.toPath}`]] : [],
    ),
  );
  for (const { from, to, status } of redirectsOf()) {
    const found = redirects.get(from);
    if (found !== `${status} ${to}`)
      problems.push(
        `${from} redirects to ${found ?? "nothing"} in Gatsby; expected ${status} ${to}; fix: src/gatsby/pages.ts`,
      );
  }
  return problems;
}
