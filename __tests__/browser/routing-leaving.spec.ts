import { byRule, host, sentByBrowsers, urlTable, type UrlCase } from "../site/routes/url-table";
import { sample } from "../support/exhaustive";
import { follow, idsOf, test } from "./support/follow";
import { headingOf } from "./support/routes";
import { expect, navigate, open } from "./support/site";

const start = "/contact";
const heading = headingOf(start);
/** Returns one address for each rule among the wanted rows. */
function casesOf(isWanted: (row: UrlCase) => boolean): readonly UrlCase[] {
  return byRule(urlTable.filter(sentByBrowsers).filter(isWanted)).flatMap((all) => sample(all, 1));
}

test.describe("to the application", () => {
  test.use({ deliberate: /^left the site: https:\/\/app\.wrenfield\.example\// });
  const appRedirects = casesOf(({ kind }) => kind === "appRedirect");

  test(`addresses arrive at {host} unchanged: ${idsOf(appRedirects)}`, async ({ page, headings }) => {
    test.setTimeout(120_000);
    // Without content the browser stays on the page, and the next address needs no new document.
    await page.route(`${host}/**`, (route) => route.fulfill({ status: 204 }));
    await open(page, start);
    headings.length = 0;
    for (const { url, to } of appRedirects) {
      const left = page.waitForRequest(`${host}/**`);
      await navigate(page, url);
      expect.soft((await left).url()).toBe(to);
      await follow(page, start, { addresses: [start], heading });
      expect.soft(headings, `${url} flashes no other page`).toEqual([]);
    }
  });
});

test.describe("to files and missing addresses", () => {
  test.use({ deliberate: /status of 404|^status 404/ });
  // Gatsby has a page for each of these two HTML files, and shows it under the file's name.
  const assets = casesOf(
    ({ kind, url }) => ["file", "notFound"].includes(kind) && !/^\/(index|404)\.html$/.test(url),
  );

  test(`followed addresses are left to the server: ${idsOf(assets)}`, async ({ page, headings }) => {
    test.setTimeout(120_000);
    for (const { url, status } of assets) {
      await open(page, start);
      headings.length = 0;
      const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
      const loaded = page.waitForEvent("load");
      await navigate(page, url);
      const [response] = await Promise.all([answered, loaded]);
      expect
        .soft([response.url().replace(/^https?:\/\/[^/]*/, ""), response.status()])
        .toEqual([url, status]);
      const others = headings.filter((other) => other !== headingOf("/404.html"));
      expect.soft(others, `${url} flashes no other page`).toEqual([]);
    }
  });
});
