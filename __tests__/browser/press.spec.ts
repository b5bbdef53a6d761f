import { globSync } from "tinyglobby";
import { hrefOf } from "./support/facts";
import { violationsOn } from "./support/axe";
import { smallTargets } from "./support/layout";
import { expect, open, sizes, test, type Page } from "./support/site";

/** Articles by year; the featured ones are above them once more. */
const articles = (page: Page) => page.locator("main section[id^=y]").getByRole("article");
const featured = (page: Page) =>
  page
    .getByRole("main")
    .locator("div:has(> h2)", { hasText: /^Featured/ })
    .getByRole("article");
const filter = (page: Page) => page.getByRole("combobox", { name: "Outlet" });
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

test("two articles are featured, and are in their years as well", async ({ page }) => {
  await open(page, "/press");
  await expect(featured(page)).toHaveCount(2);
  for (const article of await featured(page).all())
    await expect(
      articles(page).filter({ hasText: (await article.getByRole("heading").textContent())! }),
    ).toHaveCount(1);
});

test("every year has a heading and a link that leads to it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/press");
  const years = page.getByRole("navigation", { name: "Years" }).getByRole("link");
  expect(await years.count()).toBeGreaterThan(3);
  for (const link of await years.all()) {
    const year = (await link.textContent())!;
    const section = page.locator(`section#y${year}`);
    await expect.soft(section.getByRole("heading", { level: 2 })).toHaveText(year);
    const times = await section
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect.soft(times.filter((time) => !time!.startsWith(year))).toEqual([]);
    await link.click();
    await expect.soft(section.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "the filter" : "the filter without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("shows what one outlet has written, with the years it wrote in", async ({ page }) => {
      await page.goto("/press");
      const all = articles(page).filter({ visible: true });
      const total = await all.count();
      let shown = 0;
      const outlets = await filter(page).getByRole("option").allTextContents();
      for (const outlet of outlets.slice(1)) {
        await filter(page).selectOption(outlet);
        const count = await all.count();
        shown += count;
        expect.soft(count, outlet).toBeGreaterThan(0);
        const logos = await all
          .getByRole("img")
          .evaluateAll((images) => images.map((one) => one.getAttribute("src")));
        expect.soft([...new Set(logos)], outlet).toEqual([expect.stringMatching(/\.svg$/)]);
        const headings = page.locator("main section[id^=y] > h2").filter({ visible: true });
        expect.soft(await headings.count()).toBeLessThanOrEqual(count);
        await expect.soft(featured(page).first()).toBeHidden();
      }
      expect(shown).toBe(total);
      await filter(page).selectOption("All");
      await expect(all).toHaveCount(total);
      await expect(featured(page).first()).toBeVisible();
    });
  });

test("the filter works by keyboard, and what it leaves passes axe", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await open(page, "/press");
  const total = await articles(page).count();
  await filter(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(filter(page)).not.toHaveValue("All");
  expect(await articles(page).count()).toBeLessThan(total);
  expect(await violationsOn(page)).toEqual([]);
  await filter(page).selectOption("All");
  expect(await violationsOn(page)).toEqual([]);
  expect(await smallTargets(page.getByRole("main"))).toEqual([]);
});

test("prices in older articles are marked with their year (R217, R218, R219)", async ({ page }) => {
  await open(page, "/press");
  for (const price of [/\$200\b.*coaching|coaching.*\$200\b/s, /\$175\b.*(5|five)\s+years/s]) {
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
