import { openWithoutReact, requestsOf } from "./support/requests";
import { expect, open, sizes, test, type Page } from "./support/site";

const inFooter = (page: Page) => page.getByRole("contentinfo").getByRole("switch", { name: /^Calm view/ });
const births = (page: Page) => page.locator("section", { hasText: "Babies per month" });

test("calm view hides births before React has loaded, on this page and the next, and sends nothing", async ({
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
});

test("calm view applies before the page's own content is parsed", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("calm", "1");
    new MutationObserver(() => {
      if (document.querySelector("main"))
        Object.assign(window, {
          calmAtMain:
            (window as { calmAtMain?: boolean }).calmAtMain ??
            document.documentElement.hasAttribute("data-calm"),
        });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/about");
  expect(await page.evaluate(() => (window as { calmAtMain?: boolean }).calmAtMain)).toBe(true);
});

test("in calm view no carousel moves by itself", async ({ page }) => {
  await open(page, "/");
  await inFooter(page).check();
  const carousel = page.getByRole("group", { name: "Ways we can help" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("ul[tabindex]")).toHaveCount(0);
  await expect(carousel.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await expect(carousel.getByRole("button", { name: "Next" })).toBeVisible();
});

test("the drawer has contact links, and its calm view switch matches the footer's", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await open(page, "/press");
  await inFooter(page).check();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("switch", { name: /^Calm view/ })).toBeChecked();
  await expect(drawer.getByRole("link", { name: "(415) 555-0142" })).toHaveAttribute("href", /^tel:/);
  const mail = drawer.getByRole("link", { name: "care@wrenfield.example" });
  await expect(mail).toHaveAttribute("href", /^mailto:/);
  await expect(drawer.getByText(/8.a\.m\..5.p\.m\..Pacific/)).toBeVisible();
});

for (const [day, moment, isOpen] of [
  ["a working day", "2026-11-23T18:00:00Z", true],
  ["Thanksgiving Day", "2026-11-26T18:00:00Z", false],
] as const)
  test(`on ${day} the drawer ${isOpen ? "shows" : "does not show"} that the phone is answered`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(moment);
    await page.setViewportSize(sizes.phone);
    await page.goto("/press");
    await page.getByRole("button", { name: "Menu" }).click();
    // React has hydrated the drawer.
    await expect(page.locator("#page")).toHaveAttribute("inert");
    await expect(page.getByRole("dialog").getByText("Open now")).toBeVisible({ visible: isOpen });
  });
