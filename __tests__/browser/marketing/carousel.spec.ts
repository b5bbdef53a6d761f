import { expect, open, test, type Page } from "../support/site";

const benefits = (page: Page) => page.getByRole("group", { name: "Ways we can help" });
const quotes = (page: Page) => page.getByRole("group", { name: "What IVF clients say" });

/** Scrolls a carousel into view, which starts its autoplay. */
async function approach(page: Page, carousel: ReturnType<typeof benefits>) {
  await carousel.scrollIntoViewIfNeeded();
  // The interactive carousel has replaced the row.
  await expect(carousel.locator("ul[tabindex]")).toHaveCount(0);
}

/** "1 to 3 of 6" */
const place = (carousel: ReturnType<typeof benefits>) => carousel.getByText(/^\d.* of \d+$/);

test("the benefits show one to three at a time, depending on the window's width (R493)", async ({ page }) => {
  await open(page, "/");
  await approach(page, benefits(page));
  // Each width shows a different number than the one before.
  for (const [width, shown] of [
    [960, "1 to 3 of 6"],
    [959, "1 to 2 of 6"],
    [767, "1 of 6"],
    [768, "1 to 2 of 6"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(place(benefits(page)), `at ${width} px`).toHaveText(shown);
    // With one slide at a time there is no autoplay.
    await expect(benefits(page).getByRole("button", { name: "Pause" })).toHaveCount(width < 768 ? 0 : 1);
  }
});

test("the testimonials show one or two at a time, depending on the window's width (R184, R494)", async ({
  page,
}) => {
  await open(page, "/ivf");
  await approach(page, quotes(page));
  for (const [width, shown] of [
    [1280, "1 to 2 of 5"],
    [766, "1 of 5"],
    [767, "1 to 2 of 5"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(place(quotes(page)), `at ${width} px`).toHaveText(shown);
  }
});

test("the benefits advance after 10000 ms, and not while paused (R311, R493)", async ({ page }) => {
  await open(page, "/");
  await page.clock.install();
  await approach(page, benefits(page));
  await page.mouse.move(5, 5);
  await page.clock.runFor(8_000);
  await expect(place(benefits(page))).toHaveText("1 to 3 of 6");
  await page.clock.runFor(2_500);
  await expect(place(benefits(page))).not.toHaveText("1 to 3 of 6");
  await benefits(page).getByRole("button", { name: "Pause" }).click();
  const paused = await place(benefits(page)).textContent();
  await page.mouse.move(5, 5);
  await page.clock.runFor(25_000);
  await expect(place(benefits(page))).toHaveText(paused!);
});

test("with reduced motion no carousel advances by itself (C16)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.clock.install();
  await approach(page, benefits(page));
  await page.mouse.move(5, 5);
  await page.clock.runFor(25_000);
  await expect(place(benefits(page))).toHaveText("1 to 3 of 6");
});

test("the carousel works by keyboard, and its hidden slides cannot be focused", async ({ page }) => {
  await open(page, "/");
  await approach(page, benefits(page));
  await benefits(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(place(benefits(page))).toHaveText("2 to 4 of 6");
  const reachable = benefits(page).locator("a:not([inert] a)");
  await expect(reachable).toHaveCount(3);
  for (const link of await reachable.all()) await expect(link).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the benefits are a row with every slide, which scrolls and snaps (R137)", async ({ page }) => {
    await page.goto("/");
    await expect(benefits(page).getByRole("link")).toHaveCount(6);
    const row = benefits(page)
      .locator("ul, ol, div")
      .filter({ has: page.getByRole("link") })
      .first();
    expect(await row.evaluate((element) => getComputedStyle(element).scrollSnapType)).toContain("x");
  });
});
