// Autoplay, widths and swipes: __tests__/sections/carousel.
import { expect, open, test, type Page } from "../support/site";

const benefits = (page: Page) => page.getByRole("group", { name: "Ways we can help" });

test("the carousel works by keyboard, without its hidden slides, and rests in calm view", async ({
  page,
}) => {
  await open(page, "/");
  await benefits(page).scrollIntoViewIfNeeded();
  // The interactive carousel has replaced the row.
  await expect(benefits(page).locator("ul[tabindex]")).toHaveCount(0);
  await benefits(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(benefits(page).getByText("2 to 4 of 6")).toBeVisible();
  const reachable = benefits(page).locator("a:not([inert] a)");
  await expect(reachable).toHaveCount(3);
  for (const link of await reachable.all()) await expect(link).toBeInViewport();

  const calm = page.getByRole("contentinfo").getByRole("switch", { name: /^Calm view/ });
  await calm.check();
  await expect(benefits(page).getByRole("button", { name: "Pause" })).toHaveCount(0);
  await expect(benefits(page).getByRole("button", { name: "Next" })).toBeVisible();
});

test.describe("after a navigation on the client, while the interactive carousel cannot be loaded", () => {
  test.use({ deliberate: /ERR_FAILED/ });

  test("the row's buttons and position work", async ({ page }) => {
    let refused = 0;
    await page.route(/\/\d+-\w+\.js$/, async (route) => {
      const response = await route.fetch();
      const isCarousel = (await response.text()).includes("slider-wrapper");
      refused += Number(isCarousel);
      return isCarousel ? route.abort() : route.fulfill({ response });
    });
    await open(page, "/faq");
    await page.getByRole("banner").getByRole("link", { name: "Wrenfield" }).click();
    await benefits(page).scrollIntoViewIfNeeded();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(benefits(page).getByText("1 to 3 of 6")).toBeVisible();
    await benefits(page).getByRole("button", { name: "Next" }).click();
    await expect(benefits(page).getByText("2 to 4 of 6")).toBeVisible();
    await expect(benefits(page).locator("ul")).not.toHaveJSProperty("scrollLeft", 0);
  });
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
