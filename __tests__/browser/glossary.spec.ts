import { violationsOn } from "./support/axe";
import { expect, open, sizes, test, type Page } from "./support/site";

const path = "/terms/loans";
const definition = (page: Page) => page.getByRole("note", { name: "Definition of FICO" });
const term = (page: Page) => page.locator(".term", { hasText: /^FICO score$/ }).first();

test("a term opens its definition on a press, closes on Escape, and leads to where it is explained", async ({
  page,
}) => {
  await page.goto(path);
  await expect(definition(page)).toBeHidden();
  await term(page).hover();
  await expect(definition(page)).toBeHidden();
  await term(page).click();
  await expect(definition(page)).toContainText("credit scores");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(definition(page)).toBeHidden();
});

test("by keyboard a term opens with Enter, and Tab goes into the definition", async ({ page }) => {
  await open(page, path);
  await term(page).focus();
  await expect(term(page)).toHaveRole("button");
  await page.keyboard.press("Enter");
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(definition(page).getByRole("link", { name: /^Read more about/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(term(page)).toBeFocused();
});

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone });

  test("the definition is inside the window", async ({ page }) => {
    await page.goto(path);
    await term(page).click();
    await expect(definition(page)).toBeInViewport({ ratio: 1 });
    const { x, width } = (await definition(page).boundingBox())!;
    expect(x).toBeGreaterThan(8);
    expect(x + width).toBeLessThan(sizes.phone.width - 8);
  });
});

test("in an answer, too, a term opens its definition beside it", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await open(page, "/faq/ivf#ivf-side-effects");
  const ohss = page.locator("details[open] .term", { hasText: /^OHSS$/ });
  const shown = page.getByRole("note", { name: "Definition of OHSS" });
  await ohss.press("Enter");
  await expect(shown).toContainText("ovaries");
  const [near, at] = await Promise.all([shown.boundingBox(), ohss.boundingBox()]);
  // Below the term, or above it where there is more room.
  const gap = Math.max(near!.y - (at!.y + at!.height), at!.y - (near!.y + near!.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(shown).toBeHidden();
});

test("on a composed page, too, before and after hydration", async ({ page }) => {
  const apr = page.getByRole("button", { name: "APR", exact: true });
  const shown = page.getByRole("note", { name: "Definition of APR" });
  for (const visit of [page.goto.bind(page), open.bind(undefined, page)]) {
    await visit("/egg-freezing");
    await apr.first().press("Enter");
    await expect(shown).toContainText("yearly cost");
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
  }
});

test("pages without room for definitions lead to the glossary", async ({ page }) => {
  for (const path of ["/ivf", "/faq/financing"]) {
    await page.goto(path);
    await expect(page.locator("[popover][data-note]")).toHaveCount(0);
    const targets = await page
      .locator('main a[href^="/glossary#"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    expect(targets.length, path).toBeGreaterThan(3);
    await page.goto("/glossary");
    for (const target of new Set(targets))
      await expect(page.locator(target.replace("/glossary", ""))).toHaveCount(1);
  }
});

test("in print definitions are numbered notes, and terms have the number", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(definition(page)).toBeVisible();
  const number = await term(page).getAttribute("data-note");
  expect(await definition(page).getAttribute("data-note")).toBe(number);
  expect(await term(page).evaluate((mark) => getComputedStyle(mark, "::after").content)).toBe(`"${number}"`);
});

test("every marked term of a page has its definition there, once in each section", async ({ page }) => {
  for (const path of ["/terms/loans", "/privacy", "/faq/ivf", "/faq/basics", "/egg-freezing"]) {
    await page.goto(path);
    const marks = await page
      .locator("main button[data-note]")
      .evaluateAll((all) => all.map((mark) => mark.getAttribute("popovertarget")!));
    expect(marks.length, path).toBeGreaterThan(5);
    const missing = await page.evaluate(
      (ids) => ids.filter((id) => document.querySelectorAll(`[popover][id="${id}"]`).length !== 1),
      marks,
    );
    expect(missing, path).toEqual([]);
  }
});

test("the glossary lists every term from A to Z", async ({ page }) => {
  await page.goto("/glossary");
  const terms = await page.locator("main dt").evaluateAll((all) => all.map(({ id }) => id));
  expect(terms.length).toBeGreaterThan(30);
  expect(terms).toEqual([...terms].sort());
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "P" }).click();
  await expect(page.locator("#pgt")).toBeInViewport();
});
