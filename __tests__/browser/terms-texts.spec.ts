import { attribute, elementsIn } from "../../src/content/html";
import { attributesOf, elementsOf, legalRoutes, mainTextOf } from "./support/routes";
import { expect, test, type Page } from "./support/site";
import { plain } from "./support/text";
import { datedWords } from "./support/versions";

const texts = (page: Page) => page.getByRole("article");
const numbered = async (page: Page, heading: string, nth = 0) =>
  (
    await texts(page)
      .nth(nth)
      .locator(`${heading}[id]`)
      .filter({ has: page.locator(".number") })
      .allTextContents()
  ).map(plain);
/** "1. " to "16. ", without a gap. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => expect.stringMatching(new RegExp(`^${at + 1}\\. \\w`)));

/** Later versions have other dates; the list of versions always has the first. */
function expectVersion(path: string, dated: string): void {
  expect(plain(mainTextOf(`${path}/versions`)).toLowerCase()).toContain(dated.toLowerCase());
}

test("the Terms of Use were last revised 21 May 2019 and have exactly 16 numbered sections (R237)", async ({
  page,
}) => {
  await page.goto("/terms/tou");
  await expect(texts(page)).toHaveCount(1);
  await expect(texts(page).getByText(datedWords("terms-of-use", "Last revised 21 May 2019"))).toBeVisible();
  expect(await numbered(page, "h3")).toEqual(numbers(16));
  expectVersion("/terms/tou", "Last revised 21 May 2019");
});

test("Premium Membership of 1 August 2022 comes first, then the terms of 2 July 2019, labeled as an earlier version (R238, R239, C04)", async ({
  page,
}) => {
  await page.goto("/terms/membership");
  await expect(texts(page)).toHaveCount(2);
  const [current, earlier] = [texts(page).nth(0), texts(page).nth(1)];
  await expect(current).toContainText(datedWords("premium-membership", "1 August 2022"));
  await expect(current.getByText("Earlier version", { exact: true })).toHaveCount(0);
  await expect(earlier).toContainText(datedWords("membership-terms", "Effective 2 July 2019"));
  await expect(earlier.getByText("Earlier version", { exact: true })).toBeVisible();
  const [now, then] = [await numbered(page, "h3", 0), await numbered(page, "h3", 1)];
  expect(now.length).toBeGreaterThan(5);
  expect(now).toEqual(numbers(now.length));
  expect(then).toEqual(numbers(then.length));
  expectVersion("/terms/membership", "1 August 2022");
  expectVersion("/terms/membership", "Effective 2 July 2019");
});

test("Loan Terms are effective 23 September 2024 and have an anchor for Low APR Financing (R240, R241)", async ({
  page,
}) => {
  await page.goto("/terms/loans");
  await expect(texts(page).getByText(datedWords("loan-terms", "Effective 23 September 2024"))).toBeVisible();
  await expect(page.locator("#low-apr-financing")).toHaveText(/^\d+\. Low APR Financing$/);
  expectVersion("/terms/loans", "Effective 23 September 2024");
});

test("the Technology Services Agreement is effective 1 October 2024 and has fourteen numbered general terms (R242)", async ({
  page,
}) => {
  await page.goto("/terms/tech-services-agreement");
  await expect(
    texts(page).getByText(datedWords("technology-services-agreement", "Effective 1 October 2024")).first(),
  ).toBeVisible();
  expect(await numbered(page, "h3")).toEqual(numbers(14));
  await expect(page.getByRole("heading", { name: "General terms", exact: true })).toBeVisible();
  expectVersion("/terms/tech-services-agreement", "Effective 1 October 2024");
});

test("a copyright complaint needs six elements (R243)", async ({ page }) => {
  await page.goto("/terms/tou");
  await expect(page.locator("#copyright-notice + ol > li")).toHaveText([
    /signature/,
    /identification of the copyrighted work/,
    /identification of the material .* infringing/,
    /contact information/,
    /good-faith belief/,
    /accurate/,
  ]);
});

test("the ESIGN consent is a complete text without a form (R052, R244)", async ({ page }) => {
  await page.goto("/e-sign-act");
  const main = page.getByRole("main");
  expect(plain(await main.textContent()).length).toBeGreaterThan(4_000);
  for (const subject of [/paper copies/i, /withdraw/i, /what you need/i, /contact details/i]) {
    await expect(main.getByRole("heading", { name: subject })).toBeVisible();
  }
  await expect(main.locator("form, input, button:not(.term), select, textarea")).toHaveCount(0);
});

test("every entry of a table of contents links to a section of its text", () => {
  for (const path of legalRoutes) {
    const hashes = elementsOf(path, "nav")
      .flatMap(elementsIn)
      .map((link) => attribute(link, "href") ?? "")
      .filter((href) => href.startsWith("#"));
    expect(hashes.length, path).toBeGreaterThan(5);
    const ids = new Set(attributesOf(path, "id"));
    expect(
      hashes.filter((hash) => !ids.has(hash.slice(1))),
      path,
    ).toEqual([]);
  }
});
