import { byRule, sentByBrowsers, urlTable } from "../site/routes/url-table";
import { exhaustive, sample } from "../support/exhaustive";
import { arrivalOf, follow, idsOf, test } from "./support/follow";
import { headOf, sentHeadOf } from "./support/page-head";
import { requestsOf } from "./support/requests";
import { headingOf } from "./support/routes";
import { expect, open, type Page } from "./support/site";

/**
 * Gatsby decodes an encoded slash before it looks up the page, and an encoded percent sign twice. No link of this site
 * contains either; the server handles such addresses.
 */
const isDecodedOtherwise = (url: string) => /%2f|%25/i.test(url);

const rows = urlTable.filter((row) => sentByBrowsers(row) && !isDecodedOtherwise(row.url));
const groupsOf = (kind: string) => byRule(rows.filter((row) => row.kind === kind));
const hashOf = (url: string) => new URL(url, "http://site.invalid").hash;

const contact = { addresses: ["/contact"], heading: headingOf("/contact") };
const consent = { addresses: ["/e-sign-act"], heading: headingOf("/e-sign-act") };
const startFor = (heading: string) => (heading === contact.heading ? consent : contact);

/** Waits until the open page has the metadata that a page is sent with. */
async function expectHeadOf(path: string, page: Page): Promise<void> {
  const { titles, canonical, meta } = sentHeadOf(path);
  await expect.poll(() => headOf(page), { intervals: [50] }).toMatchObject({ titles, canonical, meta });
}

// The last address of a group differs most from the page's path, such as /ABOUT/Team.
const pages = sample(groupsOf("page"), 8).flatMap((all) => (exhaustive ? all : all.slice(-1)));
test(`loaded or followed, an address shows the same page, with its metadata (R255): ${idsOf(pages)}`, async ({
  page,
  headings,
}) => {
  test.setTimeout(300_000);
  for (const { url, page: own } of pages) {
    const heading = headingOf(own!);
    const start = startFor(heading);
    // Otherwise a hash on the page that was followed last would not load a document.
    if (hashOf(url)) await page.goto("about:blank");
    headings.length = 0;
    await open(page, url);
    const loaded = await arrivalOf(page);
    expect.soft(loaded.heading, url).toBe(heading);
    await expectHeadOf(own!, page);
    await follow(page, start.addresses[0]!, start);
    await expectHeadOf(start.addresses[0]!, page);
    // A loaded address is rewritten as in the route table; a followed one may be.
    await follow(page, url, { addresses: [loaded.address, url], heading });
    expect.soft(headings, `${url} flashes no other page`).toEqual([heading, start.heading, heading]);
  }
});

const redirects = groupsOf("redirect").flatMap((all) => sample(all, 2));
test(`followed addresses redirect as on the server: ${idsOf(redirects)}`, async ({ page, headings }) => {
  test.setTimeout(300_000);
  await open(page, "/press");
  for (const { url, to } of redirects) {
    const heading = headingOf(new URL(to!, "http://site.invalid").pathname);
    const start = startFor(heading);
    if ((await arrivalOf(page)).heading === heading) await follow(page, start.addresses[0]!, start);
    headings.length = 0;
    await follow(page, url, { addresses: [to! + hashOf(url)], heading });
    expect.soft(headings, `${url} flashes no other page`).toEqual([heading]);
  }
});

test("after an error in a hydrated page, Back still loads no document", async ({ page }) => {
  const documents = requestsOf(page, "document");
  await open(page, "/press");
  await follow(page, "/contact", contact);
  await follow(page, "/e-sign-act", consent);
  await page.evaluate(() => window.dispatchEvent(new Event("unhandledrejection")));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.heading);
  expect(documents).toEqual(["/press"]);
});

test.describe("when React cannot be loaded after a reload", () => {
  test.use({ deliberate: /boot\.js|framework|ERR_FAILED/ });

  for (const file of ["**/boot.js", "**/framework-*.js"])
    test(`Back shows the page of the address: ${file}`, async ({ page }) => {
      await open(page, "/press");
      await follow(page, "/contact", contact);
      const failed = page.waitForEvent("requestfailed");
      await page.route(file, (route) => route.abort());
      await page.reload();
      await failed;
      await page.waitForFunction(() => !window.hydration!.isRequested);
      await page.goBack();
      await expect(page).toHaveURL("/press");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/press"));
    });
});
