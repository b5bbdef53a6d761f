import redirector from "netlify-redirector";
import { join } from "node:path";
import type { BuiltSite } from "../../src/hosting/built-site";
import { createResolver, hasExtension, type RouteResult } from "../../src/site/routes";

export interface NetlifyAnswer {
  readonly status: number;
  readonly to?: string;
  readonly page?: string;
}

/** Answers a path and query, with its `?` or empty. */
export type AskNetlify = (path: string, query: string) => NetlifyAnswer;

/**
 * Netlify's order around its engine, as documented: a rule with `!`, then a real file (folders by their index.html),
 * then a rule; the query goes along. The engine is Netlify's (netlify-redirector); this order is NOT.
 * @param rules the text of `_redirects`
 */
export async function createNetlify({ files }: BuiltSite, rules: string): Promise<AskNetlify> {
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

/** Compares Netlify's answers with the resolver's, for URLs that rules can express. @returns how many there were, and where they differ */
export function netlifyDifferences(
  site: BuiltSite,
  netlify: AskNetlify,
  urls: readonly string[],
): { compared: number; differences: unknown[] } {
  const resolve = createResolver({
    slugs: site.slugs,
    host: site.app,
    hasFile: (path) => site.files.has(path),
  });
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

function expected(answer: RouteResult): NetlifyAnswer {
  switch (answer.kind) {
    case "page":
      return { status: 200, page: answer.page };
    case "file":
      return { status: 200, page: pageName(answer.path) };
    case "redirect":
    case "appRedirect":
      return { status: answer.status, to: answer.to };
    default:
      return { status: answer.status };
  }
}

/** Plain URLs: what rules cannot express is left out here, and told in the README. */
function isPlain(url: string, kindOf: (path: string) => RouteResult["kind"]): boolean {
  const [path = ""] = url.split("?", 1);
  const missingFile = hasExtension(path.replace(/\/$/, "")) && kindOf(path) === "notFound";
  const inStatic = path.startsWith("/static/"); // A real file, or 404 whatever the name.
  return (
    !inStatic &&
    /^\/[a-z0-9/._-]*(?:\?[!"$-~]+)?$/.test(url) &&
    !/\/\/|\/\.{1,2}(?:\/|$)/.test(path) &&
    !missingFile &&
    !/\.html?$/.test(path)
  );
}

/** `/login/` may arrive at the application as `/login`. */
const withoutSlash = (answer: NetlifyAnswer) => ({ ...answer, to: answer.to?.replace(/\/(?=\?|$)/, "") });
