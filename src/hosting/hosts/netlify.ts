import { asciiLower } from "../../site/routes/path";
import { catchAll, pagesOf, table, type Route } from "../../site/routes";
import { catchAllPath, notFoundPath } from "../../site/special-pages";
import type { BuiltSite } from "../built-site";
import { cacheControl, cacheControlOf, type Headers } from "../headers";
import { sitePolicy } from "../policy/page-policies";

/** One line of `_redirects`. Netlify tries the lines in order; a real file precedes any line without `!`. */
type Rule = readonly [from: string, to: string, status: number | "302!"];

const INTRO =
  "# Written by src/hosting/adapter from the route table and src/hosting/headers.ts: change those, not this file.";

/**
 * Netlify's two files, which are read from the public folder on deployment and not served. Netlify lower-cases paths,
 * keeps the query, and matches `/about` with `/about/*` too.
 * Source: docs.netlify.com, "Redirects and rewrites", "Custom headers".
 */
export const netlifyFiles = (site: BuiltSite) => ({
  _redirects: lines(rulesOf(site).map((rule) => rule.join(" "))),
  _headers: lines(headerRules(site)),
});

const lines = (text: readonly string[]) => `${[INTRO, ...text].join("\n")}\n`;
const below = (page: string): Rule => [`${page}/*`, `${page}/index.html`, 200];
/** Rules for everything below a path, not the path itself: Netlify drops rules that match their own target, like `/* /`. */
const anyBelow = (path: string, to: string, status: number, deeper = "*"): Rule[] => [
  [`${path}/:name`, to, status],
  [`${path}/:name/${deeper}`, to, status],
];

function rulesOf(site: BuiltSite): Rule[] {
  return [
    ...table.flatMap((row) => rulesOfRow(row, site)),
    // The page for hosts without rules is a folder, which Netlify would serve without `!`.
    [catchAllPath, catchAll.to, "302!"],
    ["/page-data/*", notFoundPath, 404],
    ...anyBelow("/static", notFoundPath, 404),
    ...anyBelow("", catchAll.to, catchAll.status),
  ];
}

function rulesOfRow(row: Route, { slugs, app }: BuiltSite): Rule[] {
  switch (row.kind) {
    case "page":
      return row.match === "prefix" ? [below(row.path)] : [];
    case "slugs": {
      const list = row.path.replace("/:slug", "");
      // The engine drops `/terms/:name/*` for `/terms/tou2/x`, which begins with the target.
      const deeper = row.unknown === list ? "*" : ":more/*";
      return [...pagesOf(row, slugs).map(below), ...anyBelow(list, row.unknown, 302, deeper)];
    }
    case "redirect":
      // Paths arrive in lower case, or unchanged if a deployment keeps the case.
      return [...new Set([row.path, asciiLower(row.path)])].map((path) => [`${path}/*`, row.to, row.status]);
    case "appRedirect":
      return [
        [row.path, app + row.path, 302],
        [`${row.path}/*`, `${app}${row.path}/:splat`, 302],
      ];
  }
}

/** The lines of a rule in `_headers`. */
const headerRule = (path: string, headers: Headers): string[] => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

function headerRules({ publicDir, files, headers, services }: BuiltSite): string[] {
  const immutable = { "Cache-Control": cacheControl.immutable };
  const hashed = [...files].filter((file) => cacheControlOf(file) === cacheControl.immutable);
  return [
    // No Cache-Control here: Netlify's default is to revalidate, and Netlify would join two values.
    // For the same reason there is one policy for all pages: a page's own, joined to that of /*, would allow nothing inline.
    ...headerRule("/*", { ...headers, ...sitePolicy(publicDir, files, services) }),
    // By file: Netlify applies /static/* to its 404 responses too, and browsers would cache them for a year.
    ...hashed.flatMap((file) => headerRule(file, immutable)),
  ];
}
