// Controls that react to a press before React has loaded.
import { openWithoutReact } from "./support/requests";
import { expect, sizes, test, type Page } from "./support/site";

const film = (page: Page) => page.locator("video").first();
const sourceOf = (page: Page) => film(page).evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);

test("the film for the window's width at the press plays before React has loaded, and continues afterwards", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const hydrate = await openWithoutReact(page, "/about");
  await page.setViewportSize(sizes.desktop);
  await page.getByRole("button", { name: /^Play/ }).click();
  await expect(page.getByRole("button", { name: /^Play/ })).toBeHidden();
  await expect(film(page)).toBeFocused();
  await expect(film(page)).toHaveJSProperty("controls", true);
  await expect.poll(() => sourceOf(page)).toMatch(/desktop/);
  await expect(film(page)).not.toHaveJSProperty("currentTime", 0);
  await page.locator("header summary").first().dispatchEvent("pointerdown");
  await hydrate();
  expect(await sourceOf(page)).toMatch(/desktop/);
  await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
});

test.describe("when the film cannot be loaded", () => {
  test.use({ deliberate: /\.mp4/ });

  const message = (page: Page) => page.getByRole("alert").filter({ hasText: "does not play" });

  test("the page says so, although the film was started before React has loaded", async ({ page }) => {
    await page.route("**/*.mp4", (route) => route.abort());
    await page.goto("/about");
    await page.getByRole("button", { name: /^Play/ }).click();
    await expect(message(page)).toBeVisible();
  });

  test("the page says so, also if React has loaded before the film fails", async ({ page }) => {
    let fail = () => {};
    const hasFailed = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/*.mp4", (route) => hasFailed.then(() => route.abort()));
    const hydrate = await openWithoutReact(page, "/about");
    await page.getByRole("button", { name: /^Play/ }).click();
    await page.locator("header summary").first().dispatchEvent("pointerdown");
    await hydrate();
    await expect(message(page)).toHaveCount(0);
    fail();
    await expect(message(page)).toBeVisible();
  });
});

test("in another year than the build's, a carousel pauses before React has loaded", async ({ page }) => {
  await page.clock.setSystemTime(new Date(Date.now() + 366 * 86_400_000));
  await openWithoutReact(page, "/");
  const carousel = page.getByRole("group", { name: "Ways we can help" });
  await carousel.getByRole("button", { name: "Pause" }).click();
  await expect(carousel.getByRole("button", { name: "Play" })).toBeVisible();
});

test("a carousel's buttons work before React has loaded, and hydration keeps its state; on a phone 24 px of its next card are in view, before and afterwards", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const hydrate = await openWithoutReact(page, "/");
  const carousel = page.getByRole("group", { name: "Ways we can help" });
  const peekAt = (index: number) =>
    carousel
      .locator("li article")
      .nth(index)
      .evaluate((card) =>
        Math.round(document.documentElement.clientWidth - card.getBoundingClientRect().left),
      );
  await carousel.scrollIntoViewIfNeeded();
  expect(await peekAt(1)).toBe(24);
  await page.setViewportSize(sizes.desktop);
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(carousel.locator("[data-where]")).toHaveText("2 to 4 of 6");
  await expect(carousel.getByRole("link").nth(1)).toBeInViewport({ ratio: 1 });
  await expect(carousel.getByRole("link").nth(0)).not.toBeInViewport();
  await carousel.getByRole("button", { name: "Pause" }).click();
  await expect(carousel.getByRole("button", { name: "Play" })).toBeVisible();
  await hydrate();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(carousel.locator("ul[tabindex]")).toHaveCount(0);
  await expect(carousel.locator("[data-where]")).toHaveText("2 to 4 of 6");
  await expect(carousel.getByRole("button", { name: "Play" })).toBeVisible();
  await page.setViewportSize(sizes.phone);
  await expect.poll(() => peekAt(2)).toBe(24);
});

test("a carousel's button that is held down while React loads still works", async ({ page }) => {
  const hydrate = await openWithoutReact(page, "/");
  // Presses do not move the focus, as in some browsers.
  await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()));
  const carousel = page.getByRole("group", { name: "Ways we can help" });
  await carousel.getByRole("button", { name: "Next" }).hover();
  await page.mouse.down();
  await hydrate();
  await page.waitForTimeout(500);
  await expect(carousel.locator("ul[tabindex]")).toHaveCount(1);
  await page.mouse.up();
  await expect(carousel.locator("ul[tabindex]")).toHaveCount(0);
  await expect(carousel.locator("[data-where]")).toHaveText("2 to 4 of 6");
});
