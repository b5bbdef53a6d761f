import { cacheControlOf, securityHeaders } from "../../src/hosting/headers";

it.each("/boot.js /moving-parts.js /404.html /about/index.html /sprite.svg /feed-0123456789.js".split(" "))(
  "%s is revalidated at every request, because its name does not change with its content",
  (path) => expect(cacheControlOf(path)).toBe("public, max-age=0, must-revalidate"),
);

it("every response has the security headers", () =>
  expect(Object.keys(securityHeaders).sort()).toEqual([
    "Content-Security-Policy",
    "Cross-Origin-Embedder-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
  ]));

it("no page and no site may use a camera, a microphone, a position or a payment", () => {
  const permissions = securityHeaders["Permissions-Policy"]!.split(", ");
  expect(permissions.filter((feature) => !feature.endsWith("=()"))).toEqual([]);
  const denied = ["camera=()", "geolocation=()", "microphone=()", "payment=()"];
  expect(permissions).toEqual(expect.arrayContaining(denied));
});
