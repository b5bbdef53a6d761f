import { globSync } from "tinyglobby";
import { hrefOf } from "./support/facts";
import { violationsOn } from "./support/axe";
import { expect, sizes, test, type Page, triggerHydration } from "./support/site";

/** Articles by year, without the second copy of the featured ones above them. */
const articles = (page: Page) => page.locator("main section[id^=y]").getByRole("article");
const featured = (page: Page) =>
  page
    .getByRole("main")
    .locator("div:has(> h2)", { hasText: /^Featured/ })
    .getByRole("article");
const filter = (page: Page) => page.getByRole("combobox", { name: "Outlet" });
const links = (page: Page) => articles(page).getByRole("link", { name: /^Read the article/ });

test("every article is listed, newest first, with logo, title, summary, date and link, two of them also above the years, and the press office has a mail link and a site; an article opens in the same tab on a phone, in a new one, as its link says, on larger screens; every year has a heading and a link to it; prices in older articles are marked with their year (R126, R130, R212, R213, R214, R215, R216, R217, R218, R219, R274)", async ({
  page,
}) => {
  const written = globSync("content/press/*.mdx").length;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/press");
  await expect(articles(page)).toHaveCount(written);
  // One call for all articles: five calls for each would take seconds.
  const found = await articles(page).evaluateAll((all) =>
    all.map((article) => ({
      date: article.querySelector("time")?.getAttribute("datetime") ?? "",
      shownDate: article.querySelector("time")?.textContent,
      logo: article.querySelector("img")?.alt,
      title: article.querySelector("h3")?.textContent,
      summary: article.querySelector("p")?.textContent,
      link: [...article.querySelectorAll("a")].find(
        ({ textContent }) => textContent === `Read the article: ${article.querySelector("h3")?.textContent}`,
      )?.href,
    })),
  );
  const dates = found.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { logo, title, summary, shownDate, link } of found) {
    expect.soft(logo).toMatch(/\S/);
    expect.soft(title).toMatch(/\S/);
    expect.soft(summary).toMatch(/\w+ \w+ \w+ \w+/);
    expect.soft(shownDate).toMatch(/^\d{1,2}\u00a0[A-Z][a-z]+ 20\d\d$/);
    expect.soft(link).toMatch(/^https:\/\//);
  }
  expect(new Set(found.map(({ logo }) => logo)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(found.map(({ link }) => link)).size).toBe(written);
  await expect(page.getByRole("article").getByRole("img").first()).toBeVisible();
  await expect(featured(page)).toHaveCount(2);
  for (const article of await featured(page).all())
    await expect(
      articles(page).filter({ hasText: (await article.getByRole("heading").textContent())! }),
    ).toHaveCount(1);
  for (const name of ["mail.press", "pressSite"])
    await expect(page.locator(`main a[href="${hrefOf(name)}"]`).last()).toBeVisible();
  for (const [viewport, target] of [
    [sizes.phone, null],
    [sizes.tablet, "_blank"],
    [sizes.desktop, "_blank"],
  ] as const) {
    await page.setViewportSize(viewport);
    const targets = await links(page).evaluateAll((all) =>
      all.map((link) => [link.getAttribute("target"), link.getAttribute("rel"), link.textContent]),
    );
    expect(targets.length).toBeGreaterThan(0);
    for (const [own, rel, text] of targets) {
      expect(own).toBe(target);
      expect(/ \(new tab\)$/.test(text!)).toBe(target === "_blank");
      if (target) expect(rel).toMatch(/\bnoopener\b/);
    }
  }

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
  for (const price of [/\$200\b.*coaching|coaching.*\$200\b/s, /\$175\b.*(5|five)\s+years/s]) {
    const historical = articles(page).filter({ hasText: price });
    expect(await historical.count()).toBeGreaterThan(0);
    for (const article of await historical.all()) {
      const year = (await article.locator("time").getAttribute("datetime"))?.slice(0, 4);
      const mark = `Prices in this article are from ${year} and are no longer offered.`;
      await expect(article.getByText(mark)).toBeVisible();
    }
  }
  const priced = articles(page).filter({ hasText: /\$(175|200)\b/ });
  for (const article of await priced.all()) await expect(article).toContainText("no longer offered");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter shows the articles of one outlet under their years", async ({ page }) => {
    await page.goto("/press");
    const all = articles(page).filter({ visible: true });
    const total = await all.count();
    let shown = 0;
    const outlets = await filter(page).getByRole("option").allTextContents();
    for (const outlet of outlets.slice(1)) {
      await filter(page).selectOption(outlet);
      const { logos, years } = await page.evaluate(() => {
        const visible = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        return {
          logos: visible("main section[id^=y] article img").map((image) => image.getAttribute("src")),
          years: visible("main section[id^=y] > h2").length,
        };
      });
      shown += logos.length;
      expect.soft([...new Set(logos)], outlet).toEqual([expect.stringMatching(/\.svg$/)]);
      expect.soft(years).toBeGreaterThan(0);
      expect.soft(years).toBeLessThanOrEqual(logos.length);
      await expect.soft(featured(page).first()).toBeHidden();
    }
    expect(shown).toBe(total);
    await filter(page).selectOption("All");
    await expect(all).toHaveCount(total);
    await expect(featured(page).first()).toBeVisible();
  });
});

test("the filter works by keyboard, and the filtered page passes axe", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/press");
  const total = await articles(page).count();
  await filter(page).press("ArrowDown");
  await expect(filter(page)).not.toHaveValue("All");
  expect(await articles(page).count()).toBeLessThan(total);
  expect(await violationsOn(page, "main")).toEqual([]);
});

test("hydration keeps the outlet that is shown, and Back returns to it, whether it was chosen before or after React had loaded, also after a reload", async ({
  page,
}) => {
  const expectBackTo = async (outlet: string) => {
    await page.getByRole("banner").getByRole("link", { name: "Wrenfield" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(filter(page)).toHaveValue(outlet);
  };
  for (const [visit, choose] of [{ index: 2 }, "All", { index: 5 }].entries()) {
    await (visit ? page.reload() : page.goto("/press"));
    await filter(page).selectOption(choose);
    const chosen = await filter(page).inputValue();
    await triggerHydration(page);
    await expect(filter(page)).toHaveValue(chosen);
    await expectBackTo(chosen);
  }
  await filter(page).selectOption("All");
  await expectBackTo("All");
});
