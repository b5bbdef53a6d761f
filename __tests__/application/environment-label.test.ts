import { environmentLabel } from "../../src/application/environment-label";

const PAGE = "Mozilla/5.0 Chrome/130";

test.each([
  ["localhost", PAGE, "develop"],
  ["127.0.0.1", PAGE, "develop"],
  ["[::1]", PAGE, "develop"],
  ["site.localhost", PAGE, "develop"],
  ["site.test", PAGE, "develop"],
  ["laptop.local", PAGE, "develop"],
  ["develop.wrenfield.example", PAGE, "develop"],
  ["staging.wrenfield.example", PAGE, "staging"],
  ["www-staging.wrenfield.example", PAGE, "staging"],
  ["Staging.Wrenfield.example", PAGE, "staging"],
  ["demo.wrenfield.example", PAGE, "demo"],
  ["www.wrenfield.example", PAGE, "production"],
  ["democracy.example", PAGE, "production"],
  ["understaging.example", PAGE, "production"],
  ["1.example", PAGE, "production"],
  ["mylocalhost.example", PAGE, "production"],
  ["localhost", "Prerender/staging", "staging"],
  ["localhost", "Mozilla/5.0 Prerender (production)", "production"],
  ["staging.wrenfield.example", "Prerender/demo", "demo"],
  ["localhost", "Prerender", "develop"],
  ["www.wrenfield.example", "Mozilla/5.0 staging", "production"],
])("the label of %s with the user agent %j is %s (R460)", (hostname, agent, label) =>
  expect(environmentLabel(hostname, agent)).toBe(label),
);
