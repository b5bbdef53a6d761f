import type { Faults } from "./fault";

const table = "src/site/routes/table.ts";
const resolve = "src/site/routes/resolve.ts";
const path = "src/site/routes/path.ts";
const urls = "__tests__/site/routes/resolve.test.ts";

export const routes: Faults = [
  {
    name: "a visitor of the old address /financing gets the page on egg freezing",
    file: table,
    find: `alias("financing", "/financing", "/ivf")`,
    replace: `alias("financing", "/financing", "/egg-freezing")`,
    test: urls,
  },
  {
    name: "a permanent redirect is temporary, so search engines keep the old address",
    file: table,
    find: `kind: "redirect", to, status: 301`,
    replace: `kind: "redirect", to, status: 302`,
    test: urls,
  },
  {
    name: "a link to /faq/eggFreezing, an address of the old site, finds no category",
    file: table,
    find: `alias("faqEggFreezing", "/faq/eggFreezing", "/faq/egg-freezing")`,
    replace: `alias("faqEggFreezing", "/faq/egg_freezing", "/faq/egg-freezing")`,
    test: "__tests__/site/routes/match.test.ts",
  },
  {
    name: "visitors with a verification mail see a page of this site instead of the application",
    file: table,
    find: `toApp("verifyEmail", "/verify/email")`,
    replace: `page("verifyEmail", "/verify/email")`,
    test: urls,
  },
  {
    name: "an address below a page, such as /about/team, redirects home",
    file: "src/site/routes/match.ts",
    find: "lowered.length >= literals.length",
    replace: "lowered.length === literals.length",
    test: urls,
  },
  {
    name: "a redirect drops the query, and with it the visitor's campaign",
    file: resolve,
    find: `query === "?" ? to : to + query`,
    replace: "query ? to : to",
    test: "__tests__/site/routes/invariants.test.ts",
  },
  {
    name: "an address in capitals, as typed on a phone, redirects home",
    file: "src/site/routes/match.ts",
    find: "segments.map(asciiLower)",
    replace: "[...segments]",
    test: urls,
  },
  {
    name: "a path is decoded twice, so that %252e%252e climbs out of the site",
    file: path,
    find: "return decodeURIComponent(encoded);",
    replace: "return decodeURIComponent(decodeURIComponent(encoded));",
    test: urls,
  },
  {
    name: "a request for a missing picture is redirected to the home page",
    file: resolve,
    find: 'target.segments[0] === "page-data" || hasExtension(path)',
    replace: 'target.segments[0] === "page-data"',
    test: urls,
  },
  {
    name: "a redirect to the application leaves its host if the path has a second slash",
    file: "src/site/routes/app-redirect.ts",
    find: 'pathAndQuery.replace(/^[/\\\\\\s]+/, "")',
    replace: 'pathAndQuery.replace(/^[/]/, "")',
    test: "__tests__/site/routes/app-redirect.test.ts",
  },
  {
    name: "the second base of the terms is in the sitemap, as duplicate content",
    file: table,
    find: `terms("tos", "/tos", false)`,
    replace: `terms("tos", "/tos", true)`,
    test: "__tests__/site/routes/pages.test.ts",
  },
  {
    name: "the Terms tabs are in another order than specified",
    file: table,
    find: `["tou", "membership", "loans", "tech-services-agreement"]`,
    replace: `["tou", "loans", "membership", "tech-services-agreement"]`,
    test: "__tests__/site/routes/pages.test.ts",
  },
];
