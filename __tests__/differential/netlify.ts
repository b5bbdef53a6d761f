import redirector from "netlify-redirector";
import { join } from "node:path";
import type { BuiltSite } from "../../src/hosting/built-site";
import { createResolver, hasExtension, type RouteResult } from "../../src/site/routes";

interface NetlifyResponse {
  readonly status: number;
  readonly to?: string;
  readonly page?: string;
}

/** Returns the response for a path and a query, which is empty or begins with `?`. */
export type NetlifyHost = (path: string, query: string) => NetlifyResponse;

/**
 * Creates a fake of Netlify's hosting around its real rule engine (netlify-redirector). The order is implemented here as
 * documented: a rule with `!`, then a real file (index.html for folders), then other rules; the query is kept.
 * @param rules the text of `_redirects`
 */
export async function createNetlify({ files }: BuiltSite, rules: string): Promise<NetlifyHost> {
  const matcher = await redirector.parsePlain(rules, {});
  return (path, query) => {
    const rule = matcher.match({
      scheme: "https",
      host: "www.wrenfield.example",
      path,
      query: query.slice(1),
      getHeader: () => "",
      getCookie: () => "",
    });
    const file = [path, join(path, "index.html")].find((name) => files.has(name));
    if (file !== undefined && !rule?.force) return { status: 200, page: pageName(file) };
    if (!rule) return { status: 404 };
    if (rule.status === 200) return { status: 200, page: pageName(rule.to) };
    if (rule.status === 404) return { status: 404 };
    return { status: rule.status, to: rule.to + query };
  };
}

/**
 * Compares Netlify's responses with the resolver's results, for URLs that rules can express.
 * @returns the number of URLs compared, and the differences
 */
export function netlifyDifferences(
  { slugs, app: host, files }: BuiltSite,
  netlify: NetlifyHost,
  urls: readonly string[],
): { compared: number; differences: unknown[] } {
  const resolve = createResolver({ slugs, host, hasFile: (path) => files.has(path) });
  const plain = [...new Set(urls)].filter((url) => isPlain(url, (path) => resolve(path).kind));
  const differences = plain.flatMap((url) => {
    const queryAt = url.indexOf("?");
    const [path, query] = queryAt < 0 ? [url, ""] : [url.slice(0, queryAt), url.slice(queryAt)];
    const [ours, theirs] = [withoutSlash(expected(resolve(url))), withoutSlash(netlify(path, query))];
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [[url, ours, theirs]];
  });
  return { compared: plain.length, differences };
}

const pageName = (file: string) => file.replace(/\/index\.html$/, "") || "/";

function expected(result: RouteResult): NetlifyResponse {
  const { kind, status } = result;
  if (kind === "page") return { status, page: result.page };
  if (kind === "file") return { status, page: pageName(result.path) };
  return "to" in result ? { status, to: result.to } : { status };
}

/** Whether rules can express the result of a URL; docs/hosting.md lists the differences. */
function isPlain(url: string, kindOf: (path: string) => RouteResult["kind"]): boolean {
  const [path = ""] = url.split("?", 1);
  const missingFile = hasExtension(path.replace(/\/$/, "")) && kindOf(path) === "notFound";
  const inStatic = path.startsWith("/static/"); // A real file or 404, whatever the name.
  return (
    !inStatic &&
    /^\/[a-z0-9/._-]*(?:\?[!"$-~]+)?$/.test(url) &&
    !/\/\/|\/\.{1,2}(?:\/|$)/.test(path) &&
    !missingFile &&
    !/\.html?$/.test(path)
  );
}

/** Removes a slash at the end, because `/login/` may become `/login` on the way to the application. */
const withoutSlash = (response: NetlifyResponse) => ({
  ...response,
  to: response.to?.replace(/\/(?=\?|$)/, ""),
});
