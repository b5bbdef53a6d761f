import { expectTop, press, scrollTo, scrollTop } from "./support/layout";
import { expect, hydrated, navigate, open, sizes, test, type Page, triggerHydration } from "./support/site";

/** Height of banner and navbar, px: 118 + 80. */
const hashOffset = 198;
const anchor = "#low-apr-financing";

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Clicks a link and returns each painted scroll position until the scroll ends. */
async function positionsAfter(page: Page, selector: string): Promise<number[]> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  const recording = page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const positions = [window.scrollY];
    const hasStopped = (still: number) => still > (new Set(positions).size > 1 ? 20 : 300);
    for (let still = 0; !hasStopped(still); still = positions.at(-1) === positions.at(-2) ? still + 1 : 0) {
      await frame();
      positions.push(window.scrollY);
    }
    return [...new Set(positions)];
  });
  await page.locator(selector).click();
  return recording;
}

/** Records scroll positions in `window.seen`. */
const recordPositions = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.add(window.scrollY), true);
  });

/** Returns the number of scroll positions since the last call. */
const newPositions = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Set<number> };
    const { size } = seen;
    seen.clear();
    return size;
  });

test.use({ preparePage: async ({ browserName: _ }, provide) => provide(recordPositions) });

// Also with a hash that has no target, such as the estimate's.
for (const path of ["/press", "/press#amount=22000"])
  test(`a new page starts at its top; going back to ${path}, or to where a link within it was followed, returns to where the visitor was, from another page without visible scrolling (R111, R112)`, async ({
    page,
  }) => {
    await open(page, path);
    await scrollTo(page, 300);
    await page.locator('main nav a[href="#y2019"]').dispatchEvent("click");
    await expectTop(page.locator("#y2019"), hashOffset);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(2_000);
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
    await expect.poll(() => scrollTop(page), { intervals: [50] }).toBe(0);
    await newPositions(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollTop(page), { intervals: [50] }).toBe(left);
    expect(await newPositions(page)).toBeLessThanOrEqual(2);
    await page.goForward();
    await expect(page).toHaveURL("/faq");
    await expect.poll(() => scrollTop(page), { intervals: [50] }).toBe(0);
  });

test("going back from a link of a menu returns to where the visitor was, also after a reload (R112)", async ({
  page,
}) => {
  await page.goto("/press");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await triggerHydration(page);
  await press(page, page.locator("header summary", { hasText: "Resources" }));
  const link = page.locator("header").getByRole("link", { name: "FAQ", exact: true });
  await expect(link).toBeVisible();
  await press(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  for (const reload of [false, true]) {
    if (reload) {
      await page.goForward();
      await page.reload();
      await hydrated(page);
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In the press");
    await expect.poll(() => scrollTop(page)).toBe(1500);
  }
});

test("a link starts at the top without visible scrolling, also of a page that the visitor left further down, and if its hash has no target or is malformed; scrolling is noticed after going back (R111, R113)", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, "/faq#100%-of-it");
  await expect(heading).toHaveText("Frequently Asked Questions");
  await page.evaluate(() => (window.location.hash = "#50%"));
  await expect(page).toHaveURL("/faq#50%25");
  await expect(heading).toHaveText("Frequently Asked Questions");
  await newPositions(page);
  for (const link of ["/press", "/faq", "/press#nowhere"]) {
    await scrollTo(page, 700);
    expect(await scrollTop(page)).toBe(700);
    await navigate(page, link);
    await expect(page).toHaveURL(link);
    await expect.poll(() => scrollTop(page), { intervals: [50] }).toBe(0);
    expect(await newPositions(page), link).toBeLessThanOrEqual(2);
  }
  await expect(heading).toHaveText("In the press");
  await navigate(page, "/faq");
  await expect(heading).toHaveText("Frequently Asked Questions");
  await page.goBack();
  await expect(heading).toHaveText("In the press");
  await page.evaluate(() => {
    addEventListener("scroll", () => (document.documentElement.dataset.scrolled = ""), { once: true });
    window.scrollBy({ top: 200, behavior: "instant" });
  });
  await expect(page.locator("html[data-scrolled]")).toBeAttached();
});

test("a hash scrolls its target to 198 px from the top on a phone, a tablet and a desktop, whether loaded, followed within the page or from another page; a deep link jumps there without visible scrolling, and Tab continues from there (R113, R241, WCAG 2.4.3)", async ({
  page,
}) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    const expectAtOffset = (selector: string) => expectTop(page.locator(selector), hashOffset, size);
    await page.setViewportSize(viewport);
    await open(page, `/terms/loans${anchor}`);
    await expectAtOffset(anchor);
    expect(await newPositions(page)).toBeLessThanOrEqual(2);
    await scrollTo(page, 0);
    await page.evaluate(() => (window.location.hash = "fees"));
    await page.evaluate((hash) => (window.location.hash = hash), anchor);
    await expectAtOffset(anchor);
    await navigate(page, "/faq/basics");
    await page.locator('summary:has-text("How do I get started?")').click();
    await page.locator('main a[href="/faq/financing#loan-steps"]').first().click();
    await expect(page).toHaveURL("/faq/financing#loan-steps");
    await expect(page.locator("details:has(#loan-steps)")).toHaveAttribute("open", "");
    await expectAtOffset("#loan-steps");
  }
  await triggerHydration(page);
  await navigate(page, "/faq");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await newPositions(page);
  await navigate(page, `/terms/loans${anchor.replace("l", "%6C")}`);
  await expectTop(page.locator(anchor), hashOffset);
  expect(await newPositions(page)).toBeLessThanOrEqual(2);
  await expect(page.locator(anchor)).toBeFocused();
  await navigate(page, "/faq/financing#loan-steps");
  await expect(page.locator("details:has(#loan-steps) > summary")).toBeFocused();
});

test("keyboard focus does not wait for smooth scrolling; a click on a link within the page scrolls smoothly, and instantly with reduced motion or in calm view; on a low screen the header scrolls away (R113, R114, WCAG 1.4.10)", async ({
  page,
}) => {
  await page.goto("/terms/loans");
  const last = page.locator("footer a").last();
  await page.keyboard.press("Tab");
  await last.focus();
  const isInView = (element: Element) => element.getBoundingClientRect().top < window.innerHeight;
  expect(await last.evaluate(isInView)).toBe(true);

  await triggerHydration(page);
  await scrollTo(page, 0);
  const link = `main nav a[href="${anchor}"]:visible`;
  const positions = await positionsAfter(page, link);
  expect(await topOf(page, anchor)).toBe(hashOffset);
  expect(positions.length).toBeGreaterThan(3);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  const expectInstant = async () => {
    await scrollTo(page, 0);
    expect(await positionsAfter(page, link)).toHaveLength(2);
    expect(await topOf(page, anchor)).toBe(hashOffset);
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectInstant();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page
    .getByRole("contentinfo")
    .getByRole("switch", { name: /^Calm view/ })
    .check();
  await expectInstant();

  await page.setViewportSize({ width: 740, height: 360 });
  await scrollTo(page, 600);
  await expect(page.locator("header")).not.toBeInViewport();
});

test("a second press on the same link within a page does not stop saving positions", async ({ page }) => {
  // Without smooth scrolling, so that nothing has to be waited for.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/privacy");
  const link = page.getByRole("navigation", { name: "Contents of Privacy Policy" }).getByRole("link").nth(2);
  for (const top of [2_000, 3_000]) {
    await press(page, link);
    await expect(page).toHaveURL(/#/);
    await page.waitForTimeout(100);
    await scrollTo(page, top);
  }
  await page.waitForTimeout(100);
  await press(page, page.getByRole("banner").getByRole("link", { name: "Wrenfield" }));
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL(/privacy/);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2_900);
});
