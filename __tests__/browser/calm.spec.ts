import { elementsIn, textContentOf } from "../../src/content/html";
import { restoreSettings } from "../../src/site/instant-actions";
import { dropRules } from "./support/layout";
import { openWithoutReact, requestsOf } from "./support/requests";
import { documentOf } from "./support/routes";
import { expect, test, type Page } from "./support/site";

const inFooter = (page: Page) => page.getByRole("contentinfo").getByRole("switch", { name: /^Calm view/ });
const births = (page: Page) => page.locator("section", { hasText: "Babies per month" });

test("calm view works before React has loaded, lasts, and sends nothing; a page from the back/forward cache follows changes made on another page", async ({
  page,
}) => {
  await openWithoutReact(page, "/about");
  await expect(births(page)).toBeVisible();
  await inFooter(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const sent = requestsOf(page);
  await inFooter(page).check();
  await expect(births(page)).toBeHidden();
  // Hiding content brings lazily loaded pictures closer.
  expect(sent.filter((path) => !/\.(svg|webp|avif|png|jpg)$/.test(path))).toEqual([]);
  await page.goto("/press");
  await expect(inFooter(page)).toBeChecked();
  await page.goto("/about");
  await expect(births(page)).toBeHidden();
  await inFooter(page).uncheck();
  await expect(births(page)).toBeVisible();
  await page.reload();
  await expect(births(page)).toBeVisible();

  const html = page.locator("html");
  const settings = { localStorage: "calm", sessionStorage: "banner" } as const;
  for (const value of ["1", ""]) {
    // Chromium has no such cache while it is controlled by a test.
    await page.evaluate(
      ([entries, text]) => {
        for (const [storage, name] of entries) window[storage].setItem(name, text);
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      },
      [Object.entries(settings) as [keyof typeof settings, string][], value] as const,
    );
    await expect(inFooter(page)).toBeChecked({ checked: value === "1" });
    await expect(births(page)).toBeVisible({ visible: value !== "1" });
    await expect(html).toHaveAttribute("data-banner", "closed");
  }
});

test("calm view turned on or off in one tab applies in the others, before and after hydration", async ({
  page,
  context,
}) => {
  const hydrate = await openWithoutReact(page, "/about");
  const other = await context.newPage();
  await openWithoutReact(other, "/press");
  for (const isHydrated of [false, true]) {
    if (isHydrated) {
      await page.locator("header summary").first().dispatchEvent("pointerdown");
      await hydrate();
    }
    for (const checked of [true, false]) {
      await inFooter(other).setChecked(checked);
      await expect(inFooter(page)).toBeChecked({ checked });
      await expect(births(page)).toBeVisible({ visible: !checked });
    }
  }
});

test.describe("at the address of a missing file", () => {
  test.use({ deliberate: /404/ });

  test("the page has the settings, and no control that would do nothing there", async ({ page }) => {
    await openWithoutReact(page, "/about");
    await inFooter(page).check();
    await page.getByRole("button", { name: "Close announcement" }).click();
    await page.goto("/no-such-file.pdf");
    await expect(page.locator("html[data-calm][data-banner=closed]")).toBeVisible();
    await expect(page.locator("[data-instant]")).not.toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    // Firefox before 121 does not know `:has()`.
    await dropRules(page, ":has(");
    await expect(page.locator("[data-instant]:visible")).toHaveCount(0);
  });
});

test("calm view applies before the page's own content is parsed: an inline script precedes it", () => {
  const all = elementsIn(documentOf("/about"));
  const script = all.findIndex((element) => textContentOf(element) === restoreSettings);
  expect(all[script]?.attrs).toEqual([]);
  expect(script).toBeLessThan(all.findIndex(({ tagName }) => tagName === "main"));
});
