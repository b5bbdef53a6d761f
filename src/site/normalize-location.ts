import { globalHistory } from "@gatsbyjs/reach-router";
import { matchPathOf } from "./routes";
import { decodeOnce, parseTarget, segmentsOf } from "./routes/path";
import { catchAllPath, notFoundPath } from "./special-pages";

/**
 * Returns the path under which Gatsby's router finds the page that the server has sent. The server ignores case, merges
 * slashes, and also serves a page under its file's name (/index.html). Gatsby does none of this, and would show another
 * page or nothing.
 * @param pagePath the page's own path
 * @param pathname the visitor's path
 * @returns the page's path, followed by the rest of the visitor's path if the page matches longer paths; undefined if
 *   `pathname` needs no change
 */
export function normalizedPathname(pagePath: string, pathname: string): string | undefined {
  const target = parseTarget(pathname);
  const own = segmentsOf(pagePath);
  if (!target || target.segments.length < own.length) return undefined;
  const rest = matchPathOf(pagePath) ? target.segments.slice(own.length).map(encodeURIComponent) : [];
  const normalized = `/${[...own, ...rest].join("/")}`;
  const alike = normalized === pathname || (normalized !== "/" && `${normalized}/` === pathname);
  return alike ? undefined : normalized;
}

/**
 * Encodes every `%` of a hash that cannot be decoded, such as `#100%`: Gatsby decodes every hash, and an error would stop
 * the whole page.
 * @param hash an address's hash with its `#`
 */
const decodableHash = (hash: string): string =>
  decodeOnce(hash) === undefined ? hash.replace(/%/g, "%25") : hash;

/** Encodes the hash of the address that the visitor has just entered. Runs before the router reads the address. */
function makeHashDecodable(): void {
  const { pathname, search, hash } = window.location;
  const decodable = decodableHash(hash);
  if (decodable !== hash)
    window.history.replaceState(window.history.state, "", pathname + search + decodable);
}

let arrival: string | undefined;

/** Whether the visitor is still at the document's address, to which the server has already responded. */
export const isAtArrival = (): boolean => window.location.href === arrival;

/** Runs before Gatsby reads the address. */
export function onClientEntry(): void {
  const { pagePath } = window as { pagePath?: string };
  arrival = window.location.href;
  window.addEventListener("popstate", makeHashDecodable);
  // These pages are served at other addresses than their own; the catch-all page redirects from them.
  if (!pagePath || pagePath === notFoundPath || pagePath === catchAllPath) return;
  const { pathname, search, hash } = window.location;
  const wanted = (normalizedPathname(pagePath, pathname) ?? pathname) + search + decodableHash(hash);
  // Through the router's own history, which has already read the address. Not awaited, because nothing is mounted yet.
  if (wanted !== pathname + search + hash) void globalHistory.navigate(wanted, { replace: true });
}
