import { contentSecurityPolicy } from "./policy/content-security-policy";

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Sent with every answer, on every host; a page's file has a policy with its own hashes instead (policy/page-policies).
 * Nothing of another origin is loaded, so isolation (COOP, COEP, CORP) costs nothing; share images are fetched by other
 * sites' servers, which CORP does not concern. HSTS without `preload`: that list takes in every host under the domain,
 * which is the owner's decision. Sources: OWASP Secure Headers; RFC 6797, max-age: two years in seconds.
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

/** How long an answer may be kept (RFC 9111). */
export const cacheControl = {
  /** The name changes with the content: one year, never asked again (RFC 8246). */
  immutable: "public, max-age=31536000, immutable",
  /** Kept, but asked about each time: HTML cached across a deploy would load scripts that are gone. */
  revalidate: "public, max-age=0, must-revalidate",
  /** Carries a secret in its address, or goes to another party. */
  never: "no-store",
} as const;

/** What Gatsby names after its content: webpack's output at the root, and everything its plugins put in /static. */
export const hashedFiles: readonly RegExp[] = [/^\/static\//, /^\/[^/]+[-.][0-9a-f]{20}\.(js|css)$/];

/** @param path a file's path in the built site, such as `/app-0123456789abcdef0123.js` */
export function cacheControlOf(path: string): string {
  return hashedFiles.some((pattern) => pattern.test(path)) ? cacheControl.immutable : cacheControl.revalidate;
}
