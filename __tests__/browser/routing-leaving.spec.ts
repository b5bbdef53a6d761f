import { host, sentByBrowsers, urlTable, type UrlCase } from "../site/routes/url-table";
import { sample } from "../support/exhaustive";
import { test } from "./support/follow";
import { headingOf } from "./support/routes";
import { expect, navigate, open } from "./support/site";
import { groupBy } from "./support/text";

const start = "/contact";
const rows = urlTable.filter(sentByBrowsers);

test.describe("to the application", () => {
  test.use({ deliberate: /^left the site: https:\/\/app\.wrenfield\.example\// });

  for (const [proves, all] of groupBy(
    rows.filter(({ kind }) => kind === "appRedirect"),
    ({ proves }) => proves,
  )) {
    const handOvers = sample(all, 2);
    test(`${proves}: ${handOvers.length} addresses, followed, arrive at {host} unchanged`, async ({
      page,
      headings,
    }) => {
      await page.route(`${host}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>The application</title>" }),
      );
      for (const { url, location } of handOvers) {
        headings.length = 0;
        await open(page, start);
        await navigate(page, url);
        await page.waitForURL((address) => address.origin === host);
        expect.soft(page.url()).toBe(location + new URL(url, host).hash);
        expect(headings, `${url} flashes no other page`).toEqual([headingOf(start)]);
      }
    });
  }
});

test.describe("to what is no page", () => {
  test.use({ deliberate: /status of 404|^status 404/ });

  // Gatsby has a page of its own for each of its two HTML files, and shows it under the file's name.
  const isAsset = ({ kind, url }: UrlCase) =>
    ["file", "notFound"].includes(kind) && !/^\/(index|404)\.html$/.test(url);
  for (const [proves, all] of groupBy(rows.filter(isAsset), ({ proves }) => proves)) {
    const assets = sample(all, 2);
    test(`${proves}: ${assets.length} addresses, followed, are left to the server`, async ({
      page,
      headings,
    }) => {
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
        expect(
          headings.filter((heading) => heading !== headingOf("/404.html")),
          `${url} flashes no other page`,
        ).toEqual([]);
      }
    });
  }
});
