import { contentSecurityPolicy } from "./policy/content-security-policy";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Sent with every response, on every host, except nginx's redirect from http to https. Pages have a policy with their own
 * hashes instead (policy/page-policies.ts). Nothing is loaded from another origin, so isolation (COOP, COEP, CORP) costs
 * nothing; share images are fetched by other sites' servers, to which CORP does not apply. HSTS has no `preload`, because
 * that affects every host of the domain, which is the owner's decision. max-age is two years in seconds. Sources: OWASP
 * Secure Headers; RFC 6797.
 */
export const securityHeaders: Headers = {
  "Content-Security-Policy": contentSecurityPolicy(),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Values of Cache-Control (RFC 9111). */
export const cacheControl = {
  /** For names that change with the content: one year, never revalidated (RFC 8246). */
  immutable: "public, max-age=31536000, immutable",
  /** Cached, but always revalidated: HTML cached across a deploy would load scripts that no longer exist. */
  revalidate: "public, max-age=0, must-revalidate",
  /** For URLs that contain a secret, and redirects to another origin. */
  never: "no-store",
} as const;

/**
 * Whether a 404 response should be the designed page instead of one line of text. Browsers accept text/html when they
 * navigate, but not when they load an image, a script or page data.
 */
export const acceptsHtml = (accept: string | null | undefined): boolean => /text\/html/i.test(accept ?? "");

/** Files with a hash of their content in the name: webpack's output at the root, and everything in /static. */
export const hashedFiles: readonly RegExp[] = [/^\/static\//, /^\/[^/]+[-.][0-9a-f]{20}\.(js|css)$/];

/** The Cache-Control value of a file. @param path its path in the built site: `/app-0123456789abcdef0123.js` */
export function cacheControlOf(path: string): string {
  return hashedFiles.some((pattern) => pattern.test(path)) ? cacheControl.immutable : cacheControl.revalidate;
}
