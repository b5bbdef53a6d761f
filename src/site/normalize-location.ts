import { globalHistory } from "@gatsbyjs/reach-router";
import { matchPathOf } from "./routes";
import { parseTarget, segmentsOf } from "./routes/path";
import { catchAllPath, notFoundPath } from "./special-pages";

/**
 * The address under which Gatsby's router finds the page that the server has sent. The server matches a page's path
 * without regard to case and merges slashes, and sends it for its file's name too (/index.html);
 * Gatsby does none of this, and would show another page, or nothing.
 * @param pagePath the page's own path
 * @param pathname the visitor's path
 * @returns the page's path, and the rest as the visitor has it where the page answers longer addresses; undefined where
 *   the two already agree
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
 * @param hash an address's hash with its `#`
 * @returns it with each `%` that begins no encoding encoded: Gatsby decodes every hash, and stops the whole page at `#100%`
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, "%25");
  }
}

let arrival: string | undefined;

/** Whether the visitor is where the browser got its document: the server has answered this address already. */
export const isAtArrival = (): boolean => window.location.href === arrival;

/** Runs before Gatsby reads the address. */
export function onClientEntry(): void {
  const { pagePath } = window as { pagePath?: string };
  arrival = window.location.href;
  // The neutral page is served at addresses that are not its own, and redirects from them.
  if (!pagePath || pagePath === notFoundPath || pagePath === catchAllPath) return;
  const { pathname, search, hash } = window.location;
  const wanted = (normalizedPathname(pagePath, pathname) ?? pathname) + search + decodableHash(hash);
  // Through the router's own history, which has read the address already. Nothing is mounted yet to wait for.
  if (wanted !== pathname + search + hash) void globalHistory.navigate(wanted, { replace: true });
}
