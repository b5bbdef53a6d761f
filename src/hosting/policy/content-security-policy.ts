import type { InlineHashes } from "./inline-hashes";

/**
 * The hash of the empty text, for the empty style element to which Emotion adds rules in the browser. It is a constant,
 * because this file is also part of Cloudflare's worker, which has no node:crypto.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy: everything is loaded from this origin, only inline blocks written by the build run, and no
 * site may frame the pages. The only form is the search box, whose Enter key opens a page of ours until the search is
 * loaded. No page has a frame, a worker or a plugin; add a directive for the first one.
 * Source: CSP Level 3; `'self'` covers the scripts that webpack loads.
 * @param allowed the page's own inline blocks; a page without them and all other responses have none
 * @param services origins that pages may call besides this one (`serviceOrigins` in src/site/environment.ts)
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
  services: readonly string[] = [],
): string {
  const directives = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "connect-src": ["'self'", ...services],
    "font-src": ["'self'"],
    "img-src": ["'self'"],
    "manifest-src": ["'self'"],
    "media-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", EMPTY_STYLE, ...styles],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
