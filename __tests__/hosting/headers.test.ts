import { cacheControlOf, securityHeaders } from "../../src/hosting/headers";
import { contentSecurityPolicy } from "../../src/hosting/policy/content-security-policy";

it.each("/boot.js /moving-parts.js /404.html /about/index.html /sprite.svg /feed-0123456789.js".split(" "))(
  "%s is revalidated at every request, because its name does not change with its content",
  (path) => expect(cacheControlOf(path)).toBe("public, max-age=0, must-revalidate"),
);

it("every response has the security headers, and HTTPS is enforced on every host of the domain for two years", () =>
  expect(securityHeaders).toEqual({
    // Without hashes: a page has its own (policy/page-policies.ts).
    "Content-Security-Policy": contentSecurityPolicy(),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": expect.any(String) as string,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
  }));

it("no page and no site may use a camera, a microphone, a position or a payment", () => {
  const permissions = securityHeaders["Permissions-Policy"]!.split(", ");
  expect(permissions.filter((feature) => !feature.endsWith("=()"))).toEqual([]);
  const denied = ["camera=()", "geolocation=()", "microphone=()", "payment=()"];
  expect(permissions).toEqual(expect.arrayContaining(denied));
});
