import { attribute } from "../../src/content/html";
import { violationsOn } from "./support/axe";
import { attributesOf, elementsOf } from "./support/routes";
import { expect, open, sizes, test, type Page, triggerHydration } from "./support/site";

const path = "/terms/loans";
const definition = (page: Page) => page.getByRole("note", { name: "Definition of FICO" });
const term = (page: Page) => page.locator(".term", { hasText: /^FICO score$/ }).first();

test("a press on a term opens its definition, hovering does not, and Escape closes it; by keyboard Enter opens it, and Tab goes into it; in print definitions are numbered notes, and terms show the number", async ({
  page,
}) => {
  await page.goto(path);
  await expect(definition(page)).toBeHidden();
  await term(page).hover();
  await expect(definition(page)).toBeHidden();
  await term(page).click();
  await expect(definition(page)).toContainText("credit scores");
  await page.keyboard.press("Escape");
  await expect(definition(page)).toBeHidden();

  await triggerHydration(page);
  await expect(term(page)).toHaveRole("button");
  await term(page).press("Enter");
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(definition(page).getByRole("link", { name: /^Read more about/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(term(page)).toBeFocused();

  await page.emulateMedia({ media: "print" });
  await expect(definition(page)).toBeVisible();
  const number = await term(page).getAttribute("data-note");
  expect(await definition(page).getAttribute("data-note")).toBe(number);
  expect(await term(page).evaluate((mark) => getComputedStyle(mark, "::after").content)).toBe(`"${number}"`);
});

test("a term in a FAQ answer opens its definition beside it, on a phone too", async ({ page }) => {
  await open(page, "/faq/ivf#ivf-side-effects");
  const ohss = page.locator("details[open] .term", { hasText: /^OHSS$/ });
  const shown = page.getByRole("note", { name: "Definition of OHSS" });
  for (const size of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    await ohss.evaluate((term) => term.scrollIntoView({ block: "center" }));
    await ohss.press("Enter");
    await expect(shown).toContainText("ovaries");
    await expect(shown).toBeInViewport({ ratio: 1 });
    const [near, at] = await Promise.all([shown.boundingBox(), ohss.boundingBox()]);
    // Below the term, or above it where there is more room.
    const gap = Math.max(near!.y - (at!.y + at!.height), at!.y - (near!.y + near!.height));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
    expect(await violationsOn(page, ":popover-open")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
  }
});

test("a definition closes when its link leads to an answer on the same page", async ({ page }) => {
  await page.goto("/faq/ivf");
  for (const isHydrated of [false, true]) {
    if (isHydrated) await triggerHydration(page);
    await page.evaluate(() => {
      location.hash = "";
      document.querySelectorAll("details").forEach((details) => (details.open = true));
    });
    const definition = page.getByRole("note", { name: "Definition of progesterone" });
    // The second time, the address is already that of the answer.
    for (let time = 1; time <= 2; time += 1) {
      await page
        .locator("details[open] .term", { hasText: /^progesterone$/i })
        .first()
        .press("Enter");
      await definition.getByRole("link", { name: "Read more" }).press("Enter");
      await expect(page).toHaveURL("/faq/ivf#ivf-medication");
      await expect(definition).toBeHidden();
      await expect(page.locator("summary:focus")).toHaveText("Which medication will I take?");
    }
  }
});

test("a term on a composed page opens its definition, before and after hydration", async ({ page }) => {
  const apr = page.getByRole("button", { name: "APR", exact: true });
  const shown = page.getByRole("note", { name: "Definition of APR" });
  await page.goto("/egg-freezing");
  for (const isHydrated of [false, true]) {
    if (isHydrated) await triggerHydration(page);
    await apr.first().press("Enter");
    await expect(shown).toContainText("yearly cost");
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
  }
  await apr.first().press("Enter");
  expect(await violationsOn(page, ":popover-open")).toEqual([]);
});

test("pages without definitions of their own link to the glossary", () => {
  for (const path of ["/ivf", "/faq/financing"]) {
    expect(attributesOf(path, "data-note", "div")).toEqual([]);
    const targets = attributesOf(path, "href", "a", "main").filter((href) => href.startsWith("/glossary#"));
    expect(targets.length, path).toBeGreaterThan(3);
  }
});

test("every marked term has exactly one definition on its page", () => {
  for (const path of ["/terms/loans", "/privacy", "/faq/ivf", "/faq/basics", "/egg-freezing"]) {
    const marks = elementsOf(path, "button").filter((mark) => attribute(mark, "data-note"));
    expect(marks.length, path).toBeGreaterThan(5);
    const ids = attributesOf(path, "id", "div");
    for (const mark of marks) {
      const target = attribute(mark, "popovertarget");
      const definitions = ids.filter((id) => id === target);
      expect(definitions, `${path}: ${target}`).toHaveLength(1);
    }
  }
});

test("the glossary lists every term from A to Z, below the letter that the page links to", () => {
  const terms = attributesOf("/glossary", "id", "dt");
  expect(terms.length).toBeGreaterThan(30);
  expect(terms).toEqual([...terms].sort());
  const letters = [...new Set(terms.map((term) => term[0]!))];
  expect(attributesOf("/glossary", "href", "a", "main")).toEqual(
    expect.arrayContaining(letters.map((letter) => `#${letter}`)),
  );
  const expected = letters.flatMap((letter) => [letter, ...terms.filter((term) => term[0] === letter)]);
  const ids = attributesOf("/glossary", "id", undefined, "main");
  expect(ids.filter((id) => expected.includes(id))).toEqual(expected);
});
