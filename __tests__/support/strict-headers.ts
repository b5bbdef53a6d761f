/**
 * The values of security headers that get the most points by the rules of the HTTP Observatory (algorithm 6, "Tests and
 * scoring"). With a strict policy, no cookie, no access for other origins and a digest for every script file, a site has
 * 155 of 165 points and passes all twelve tests. The other ten points are for cookies, of which this server sets none, and
 * for the HSTS preload list, which contains real hosts only. Scan the real host too, because only it can show TLS.
 */
export const bestHeaders = {
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const;

/** Directives that must allow nothing: the Observatory requires the first two, and nothing of the site needs the others. */
const closed = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"];

/**
 * Compares a content security policy with the strictest kind: nothing is allowed by default, and single directives allow
 * only this origin and inline blocks with a hash.
 * @returns the missing, repeated and looser directives
 */
export function loosenedBy(policy: string): string[] {
  const directives = policy.split(/\s*;\s*/).filter(Boolean);
  const names = directives.map((directive) => directive.split(/\s+/)[0]);
  return [
    ...closed.filter((directive) => !directives.includes(directive)).map((directive) => `no ${directive}`),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `two ${name}`),
    ...directives.filter((directive) => !/^[a-z-]+( ('none'|'self'|'sha256-[\w+/]{43}='))*$/.test(directive)),
  ];
}
