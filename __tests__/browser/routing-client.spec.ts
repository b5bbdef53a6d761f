import { sentByBrowsers, urlTable } from "../site/routes/url-table";
import { sample } from "../support/exhaustive";
import { arrivalOf, follow, test } from "./support/follow";
import { headingOf } from "./support/routes";
import { expect, open } from "./support/site";
import { groupBy } from "./support/text";

/**
 * Gatsby decodes a slash before it looks for the page and not after, and a percent sign twice. No link of ours can hold
 * either; the server answers those.
 */
const isDecodedOtherwise = (url: string) => /%2f|%25/i.test(url);

const rows = urlTable.filter((row) => sentByBrowsers(row) && !isDecodedOtherwise(row.url));
const groupsOf = (kind: string) =>
  groupBy(
    rows.filter((row) => row.kind === kind),
    ({ proves }) => proves,
  );
const hashOf = (url: string) => new URL(url, "http://site.invalid").hash;

const contact = { addresses: ["/contact"], heading: headingOf("/contact") };
const consent = { addresses: ["/e-sign-act"], heading: headingOf("/e-sign-act") };
/** A page to set out from that is not the one to arrive at. */
const startFor = (heading: string) => (heading === contact.heading ? consent : contact);

for (const [proves, all] of groupsOf("page")) {
  const pages = sample(all, 1);
  test(`${proves}: addresses (${pages.length}) show the same page loaded and followed`, async ({
    page,
    headings,
  }) => {
    for (const { url, page: own } of pages) {
      const heading = headingOf(own!);
      const start = startFor(heading);
      await page.goto("/robots.txt");
      headings.length = 0;
      await open(page, url);
      const loaded = await arrivalOf(page);
      expect(loaded.heading, url).toBe(heading);
      await follow(page, start.addresses[0]!, start);
      // A loaded address is written as the route table has it; the same may happen to a followed one.
      await follow(page, url, { addresses: [loaded.address, url], heading });
      expect(headings, `${url} flashes no other page`).toEqual([heading, start.heading, heading]);
    }
  });
}

for (const [proves, all] of groupsOf("redirect")) {
  const redirects = sample(all, 2);
  test(`${proves}: ${redirects.length} addresses lead where the server would send them`, async ({
    page,
    headings,
  }) => {
    await open(page, "/press");
    for (const { url, location } of redirects) {
      const heading = headingOf(new URL(location!, "http://site.invalid").pathname);
      const start = startFor(heading);
      await follow(page, start.addresses[0]!, start);
      headings.length = 0;
      await follow(page, url, { addresses: [location! + hashOf(url)], heading });
      expect(headings, `${url} flashes no other page`).toEqual([heading]);
    }
  });
}
