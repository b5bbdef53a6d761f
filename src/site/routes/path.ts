/** A parsed request target. */
export interface Target {
  /** Decoded, without empty and dot segments: `/About//x%20y/` becomes `["About", "x y"]`. */
  readonly segments: readonly string[];
  /** Whether the path ends in a slash. Pages ignore it; the path of a file never does. */
  readonly trailingSlash: boolean;
  /** As sent, with its `?`; empty when there is none. */
  readonly query: string;
  /** Path and query as sent, without the fragment, for redirects to the application. */
  readonly raw: string;
}

/** Spaces and controls are never sent raw (RFC 3986, 2); browsers drop some of them, which would change the path. */
const UNSENDABLE = /[^\u0021-\u007e\u0080-\uffff]/;

/** Dots that end a path name a folder, as a slash does: `/robots.txt/x/..` is `/robots.txt/` (RFC 3986 5.2.4). */
const FOLDER_END = /\/\.{0,2}$/;

/**
 * Reads a request target (RFC 9112 3.2.1, origin form): decoded once, slashes merged, dot segments resolved.
 * @returns undefined if the target is malformed: an encoding that is not UTF-8 (`%zz`, `%ff`), `%00`, raw spaces or
 *   controls, a `..` above the root, no leading slash.
 */
export function parseTarget(target: string): Target | undefined {
  const [raw = ""] = target.split("#", 1);
  if (!raw.startsWith("/") || UNSENDABLE.test(raw)) return undefined;

  const queryAt = raw.indexOf("?");
  const [path, query] = queryAt < 0 ? [raw, ""] : [raw.slice(0, queryAt), raw.slice(queryAt)];
  const decoded = decodeOnce(path);
  if (decoded === undefined || decoded.includes("\0")) return undefined;

  const segments = resolveDots(decoded.split("/"));
  return segments && { segments, trailingSlash: FOLDER_END.test(decoded), query, raw };
}

/** Splits a row's path into segments: `/faq/:slug` becomes `["faq", ":slug"]`. */
export const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Converts only A to Z to lower case: full Unicode folding would turn the Kelvin sign into a k and match `/checkout`. */
export const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Decodes a path or a hash; undefined if its encoding is malformed. */
export function decodeOnce(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Merges slashes before it resolves `..`, as nginx does: `/a//../b` is `/b`. */
function resolveDots(parts: readonly string[]): string[] | undefined {
  const segments: string[] = [];
  for (const part of parts) {
    if (part === "" || part === ".") continue;
    if (part !== "..") segments.push(part);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments;
}
