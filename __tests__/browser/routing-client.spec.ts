import { sentByBrowsers, urlTable, type UrlCase } from "../site/routes/url-table";
import { exhaustive, sample } from "../support/exhaustive";
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
const groupsOf = (kind: string) => [
  ...groupBy(
    rows.filter((row) => row.kind === kind),
    ({ proves }) => proves,
  ).values(),
];
const idsOf = (cases: readonly UrlCase[]) => [...new Set(cases.map(({ proves }) => proves))].join(", ");
const hashOf = (url: string) => new URL(url, "http://site.invalid").hash;

const contact = { addresses: ["/contact"], heading: headingOf("/contact") };
const consent = { addresses: ["/e-sign-act"], heading: headingOf("/e-sign-act") };
/** A page to set out from that is not the one to arrive at. */
const startFor = (heading: string) => (heading === contact.heading ? consent : contact);

// The last address of a group is written least like the page's path, such as /ABOUT/Team.
const pages = sample(groupsOf("page"), 8).flatMap((all) => (exhaustive ? all : all.slice(-1)));
test(`addresses show the same page loaded and followed: ${idsOf(pages)}`, async ({ page, headings }) => {
  test.setTimeout(300_000);
  for (const { url, page: own } of pages) {
    const heading = headingOf(own!);
    const start = startFor(heading);
    await page.goto("/robots.txt");
    headings.length = 0;
    await open(page, url);
    const loaded = await arrivalOf(page);
    expect.soft(loaded.heading, url).toBe(heading);
    await follow(page, start.addresses[0]!, start);
    // A loaded address is written as the route table has it; the same may happen to a followed one.
    await follow(page, url, { addresses: [loaded.address, url], heading });
    expect.soft(headings, `${url} flashes no other page`).toEqual([heading, start.heading, heading]);
  }
});

const redirects = groupsOf("redirect").flatMap((all) => sample(all, 2));
test(`addresses lead where the server would send them: ${idsOf(redirects)}`, async ({ page, headings }) => {
  test.setTimeout(300_000);
  await open(page, "/press");
  for (const { url, location } of redirects) {
    const heading = headingOf(new URL(location!, "http://site.invalid").pathname);
    const start = startFor(heading);
    await follow(page, start.addresses[0]!, start);
    headings.length = 0;
    await follow(page, url, { addresses: [location! + hashOf(url)], heading });
    expect.soft(headings, `${url} flashes no other page`).toEqual([heading]);
  }
});
