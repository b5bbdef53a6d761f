import { globSync } from "tinyglobby";
import { hrefOf } from "./support/facts";
import { expect, open, sizes, test, type Page } from "./support/site";

const articles = (page: Page) => page.getByRole("article");
const links = (page: Page) => articles(page).getByRole("link", { name: /^Read the article/ });

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    const isPhone = viewport.width < 768;
    test(`an article opens in ${isPhone ? "the same" : "a new"} tab (R214, R215)`, async ({ page }) => {
      await open(page, "/press");
      for (const link of await links(page).all()) {
        if (isPhone) expect(await link.getAttribute("target")).toBeNull();
        else {
          await expect(link).toHaveAttribute("target", "_blank");
          await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
        }
      }
    });
  });
}

test("every article, newest first, each with logo, title, summary, date and link (R212, R213)", async ({
  page,
}) => {
  const written = globSync("content/press/*.mdx").length;
  expect(written).toBeGreaterThanOrEqual(35);
  await open(page, "/press");
  await expect(articles(page)).toHaveCount(written);
  const dates = await articles(page)
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toHaveLength(written);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(dates.map((date) => date.slice(0, 4))).size).toBeGreaterThan(3);
  const outlets = new Set<string>();
  for (const article of await articles(page).all()) {
    const logo = article.getByRole("img");
    outlets.add((await logo.getAttribute("alt")) ?? "");
    await expect.soft(article.getByRole("heading")).not.toBeEmpty();
    await expect.soft(article.locator("p").first()).toContainText(/\w+ \w+ \w+ \w+/);
    await expect.soft(article.locator("time")).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
    await expect
      .soft(article.getByRole("link", { name: /^Read the article/ }))
      .toHaveAttribute("href", /^https:\/\//);
  }
  expect(outlets.size).toBeGreaterThanOrEqual(10);
  expect(
    new Set(await links(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")))).size,
  ).toBe(written);
  await expect(page.getByRole("article").getByRole("img").first()).toBeVisible();
});

test("prices in older articles are marked with their year (R217, R218, R219)", async ({ page }) => {
  await open(page, "/press");
  for (const price of [/\$200\b.*coaching|coaching.*\$200\b/s, /\$175\b.*(5|five) years/s]) {
    const historical = articles(page).filter({ hasText: price });
    expect(await historical.count()).toBeGreaterThan(0);
    for (const article of await historical.all()) {
      const year = (await article.locator("time").getAttribute("datetime"))?.slice(0, 4);
      await expect(
        article.getByText(`Prices in this article are from ${year} and are no longer offered.`),
      ).toBeVisible();
    }
  }
  for (const article of await articles(page)
    .filter({ hasText: /\$(175|200)\b/ })
    .all())
    await expect(article).toContainText("no longer offered");
});

test("the press office has a mail link (R216)", async ({ page }) => {
  await open(page, "/press");
  await expect(
    page
      .getByRole("main")
      .locator(`a[href="${hrefOf("mail.press")}"]`)
      .last(),
  ).toBeVisible();
});
