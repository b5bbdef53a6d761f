import { expect, open, sizes, test, type Locator, type Page } from "./support/site";

interface Stop {
  readonly name: string;
  readonly outlined: boolean;
  /** Whether the focused element is in view and not covered by the fixed header. */
  readonly seen: boolean;
}

/** Returns the focused element; undefined if focus is in the browser's own interface. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const header = document.querySelector("header")!;
    const clear =
      header.contains(element) || element.closest("[popover]") || element.matches('a[href="#main"]')
        ? 0
        : header.getBoundingClientRect().bottom;
    return {
      name: `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}`,
      outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
      seen: bottom > clear && top < window.innerHeight && right > 0 && left < window.innerWidth,
    };
  });
}

async function expectGoodStop(page: Page): Promise<Stop | undefined> {
  const stop = await stopOf(page);
  if (!stop) return undefined;
  // The browser may scroll smoothly to the focused element.
  if (!stop.seen)
    await expect
      .poll(async () => (await stopOf(page))?.seen, { message: `${stop.name} is in view`, intervals: [50] })
      .toBe(true);
  expect.soft(stop.outlined, `${stop.name} shows that it has focus`).toBe(true);
  return stop;
}

/** Presses Tab until focus leaves a part of the page, and expects every control of it once. @returns their names */
async function expectReachable(page: Page, part: Locator): Promise<string[]> {
  const reachable = await part
    .locator("a[href], button, summary, input, [tabindex='0']")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);
  const stops: string[] = [];
  for (let presses = 0; presses < reachable + 5; presses++) {
    await page.keyboard.press("Tab");
    const stop = await expectGoodStop(page);
    if (!(stop && (await part.evaluate((root) => root.contains(document.activeElement))))) break;
    stops.push(stop.name);
  }
  expect(stops).toHaveLength(reachable);
  return stops;
}

test("Tab alone reaches every control of /contact (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11)", async ({ page }) => {
  await open(page, "/contact");
  const stops = await expectReachable(page, page.locator("#page"));
  expect(stops[0]).toBe("A Skip to content");
  expect(stops.length).toBeGreaterThan(30);
});

test("the skip link appears on focus and moves past the header (WCAG 2.4.1); from there Tab alone reaches every control of the main part of /faq/basics; a question opens and closes by Enter and by Space (R073)", async ({
  page,
}) => {
  await open(page, "/faq/basics");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const stops = await expectReachable(page, page.getByRole("main"));
  expect(stops[0]).toBe("A FAQ");
  expect(stops.length).toBeGreaterThan(20);
  const question = page.locator("main details").first();
  await question.locator("summary").focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(question.locator("summary + *")).toBeVisible();
    await page.keyboard.press(key);
    await expect(question.locator("summary + *")).toBeHidden();
  }
});

test("the drawer opens, switches tabs and follows links by keyboard; following a link moves focus to the new page (R298, R300, WCAG 2.4.3)", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, "/press");
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Menu" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("radio", { name: "Services" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(drawer.getByRole("radio", { name: "Resources" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("link", { name: "About Us" })).toBeFocused();
  await expectGoodStop(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(drawer).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).press("Enter");
  await expect(page).toHaveURL("/careers");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await expect(page.locator("#gatsby-announcer")).toHaveText(/Careers|Work that helps/);
});
