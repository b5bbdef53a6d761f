import { exhaustive } from "../support/exhaustive";
import { addAxe, violationsOn } from "./support/axe";
import { animated, overflowing, setFontSize, smallTargets, textSpacing } from "./support/layout";
import { firstOfTemplates, sitemapRoutes } from "./support/routes";
import { expect, open, sizes, test, type Page } from "./support/site";

/**
 * The widths at which axe checks a page, px. On a few pages a wide window has parts that a narrow one lacks: columns, the
 * table of contents beside a text, open dropdowns.
 */
function axeWidths(path: string): number[] {
  if (exhaustive || path === "/") return [360, 1280];
  return ["/ivf", "/faq", "/terms/tou", "/press"].includes(path) ? [1280] : [360];
}

/** `target-size` requires 24 px and takes a third of axe's time; `smallTargets` requires 44 px. */
const replacedRules = exhaustive ? [] : ["target-size"];

/** Verifies the layout of the open page at each width. */
async function expectGoodLayout(page: Page, path: string, withAxe: boolean): Promise<void> {
  // Everything collapsible, so that its content is checked too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details, footer details"))
      details.open = true;
  });
  for (const size of [sizes.phone, { ...sizes.phone, width: 320 }, sizes.desktop]) {
    const at = `${path} at ${size.width} px`;
    await page.setViewportSize(size);
    if (withAxe && axeWidths(path).includes(size.width))
      expect.soft(await violationsOn(page, "html", replacedRules), `axe: ${at}`).toEqual([]);
    // WCAG 1.4.10 requires it at 320 px.
    if (size.width <= 360) expect.soft(await overflowing(page), `nothing wider than ${at}`).toEqual([]);
    if (size.width === 320) {
      // A style element would need the page's permission; a constructed style sheet does not.
      const space = (css: string) =>
        page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, css);
      await space(textSpacing);
      expect.soft(await overflowing(page), `nothing wider with text spacing: ${at}`).toEqual([]);
      await space("");
    }
    if (size.width >= 360)
      expect.soft(await smallTargets(page.locator("body")), `targets: ${at}`).toEqual([]);
  }
  expect.soft(await page.getByRole("heading", { level: 1 }).count(), `one h1: ${path}`).toBe(1);
  expect.soft(await animated(page), `nothing is animated with reduced motion: ${path}`).toEqual([]);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test.describe("one page of each template", () => {
  test.use({ preparePage: async ({ browserName: _ }, provide) => provide(addAxe) });

  for (const path of firstOfTemplates)
    test(`axe, reflow and targets of ${path} at 320, 360 and 1280 px`, async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await open(page, path);
      await expectGoodLayout(page, path, true);
    });
});

// Without /tos, whose pages have the template and the texts of /terms.
test("reflow and targets of the templates' other pages at 320, 360 and 1280 px", async ({ page }) => {
  for (const path of sitemapRoutes.filter((path) => !firstOfTemplates.includes(path))) {
    await page.setViewportSize(sizes.phone);
    // Not hydrated, because axe is not used here and hydration.spec.ts tests that hydration moves nothing.
    await page.goto(path);
    await expectGoodLayout(page, path, false);
  }
});

test("axe and targets of the open dropdowns and the open drawer", async ({ page }) => {
  await open(page, "/press");
  const dropdowns = page.locator("header summary");
  await expect(dropdowns).not.toHaveCount(0);
  for (const summary of await dropdowns.all()) {
    await summary.click();
    expect.soft(await violationsOn(page, "header")).toEqual([]);
    expect.soft(await smallTargets(page.locator("header"))).toEqual([]);
  }
  await page.setViewportSize(sizes.phone);
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog");
  for (const tab of ["Services", "Resources"]) {
    await drawer.getByText(tab, { exact: true }).click();
    expect.soft(await violationsOn(page, "[popover]:popover-open")).toEqual([]);
    expect.soft(await smallTargets(drawer)).toEqual([]);
    expect.soft(await overflowing(page)).toEqual([]);
  }
});

test("all text follows the browser's font size, and fits at 360 and 1280 px, at 320 and 360 px also at twice the size (WCAG 1.4.4)", async ({
  page,
}) => {
  for (const path of [
    "/",
    "/egg-freezing",
    "/for-clinics",
    "/our-numbers",
    "/faq/financing",
    "/terms/loans",
    "/careers",
    "/legal-versions",
  ]) {
    await setFontSize(page, 24);
    await page.setViewportSize(sizes.desktop);
    await page.goto(path);
    const smallest = await page.evaluate(
      () =>
        [...document.querySelectorAll("body :not(svg *)")]
          .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .filter((element) => element.checkVisibility())
          .map((element) => `${getComputedStyle(element).fontSize} ${element.textContent!.trim()}`)
          .sort((a, b) => parseFloat(a) - parseFloat(b))[0],
    );
    expect.soft(parseFloat(smallest!), `${path}: ${smallest}`).toBeGreaterThanOrEqual((14 / 16) * 24);
    await expect
      .soft(page.getByRole("button", { name: "Menu" }), `${path} has the layout of a tablet`)
      .toBeVisible();
    expect.soft(await overflowing(page), `${path} at 1280 px`).toEqual([]);
    await page.setViewportSize(sizes.phone);
    expect.soft(await overflowing(page), `${path} at 360 px`).toEqual([]);
    await setFontSize(page, 32);
    for (const width of [360, 320]) {
      await page.setViewportSize({ ...sizes.phone, width });
      expect.soft(await overflowing(page), `${path} at ${width} px, twice the size`).toEqual([]);
    }
  }
});
