import { edit, type Faults } from "./fault";

const table = "src/site/routes/table.ts";
const resolve = "src/site/routes/resolve.ts";
const path = "src/site/routes/path.ts";
const urls = "__tests__/site/routes/resolve.test.ts";

export const routes: Faults = {
  "a visitor of the old address /financing gets the page on egg freezing": edit(
    table,
    `alias("financing", "/financing", "/ivf")`,
    `alias("financing", "/financing", "/egg-freezing")`,
  ).fails(urls),
  "a permanent redirect is temporary, so search engines keep the old address": edit(
    table,
    `kind: "redirect", to, status: 301`,
    `kind: "redirect", to, status: 302`,
  ).fails(urls),
  "a link to /faq/eggFreezing, an address of the old site, finds no category": edit(
    table,
    `alias("faqEggFreezing", "/faq/eggFreezing", "/faq/egg-freezing")`,
    `alias("faqEggFreezing", "/faq/egg_freezing", "/faq/egg-freezing")`,
  ).fails(urls),
  "visitors with a verification mail see a page of this site instead of the application": edit(
    table,
    `toApp("verifyEmail", "/verify/email")`,
    `page("verifyEmail", "/verify/email")`,
  ).fails(urls),
  "an address below a page, such as /about/team, redirects home": edit(
    "src/site/routes/match.ts",
    "lowered.length >= literals.length",
    "lowered.length === literals.length",
  ).fails(urls),
  "a redirect drops the query, and with it the visitor's campaign": edit(
    resolve,
    `query === "?" ? to : to + query`,
    "query ? to : to",
  ).fails("__tests__/site/routes/invariants.test.ts"),
  "an address in capitals, as typed on a phone, redirects home": edit(
    "src/site/routes/match.ts",
    "segments.map(asciiLower)",
    "[...segments]",
  ).fails(urls),
  "a path is decoded twice, so that %252e%252e climbs out of the site": edit(
    path,
    "return decodeURIComponent(encoded);",
    "return decodeURIComponent(decodeURIComponent(encoded));",
  ).fails(urls),
  "a request for a missing picture is redirected to the home page": edit(
    resolve,
    'target.segments[0] === "page-data" || hasExtension(path)',
    'target.segments[0] === "page-data"',
  ).fails(urls),
  "a redirect to the application leaves its host if the path has a second slash": edit(
    "src/site/routes/app-redirect.ts",
    'pathAndQuery.replace(/^[/\\\\\\s]+/, "")',
    'pathAndQuery.replace(/^[/]/, "")',
  ).fails("__tests__/site/routes/app-redirect.test.ts"),
  "the second base of the terms is in the sitemap, as duplicate content": edit(
    table,
    `terms("tos", "/tos", false)`,
    `terms("tos", "/tos", true)`,
  ).fails("__tests__/site/routes/pages.test.ts"),
  "the Terms tabs are in another order than specified": edit(
    table,
    `["tou", "membership", "loans", "tech-services-agreement"]`,
    `["tou", "loans", "membership", "tech-services-agreement"]`,
  ).fails("__tests__/site/routes/pages.test.ts"),
};
