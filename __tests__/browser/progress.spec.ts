// The progress line at the top of the window while a press waits for the network.
import { delay, openWithoutReact } from "./support/requests";
import { expect, open, test, type Page } from "./support/site";

const line = (page: Page) => page.locator("[data-progress]");

test("a navigation of over 300 ms shows a line, not animated for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/press");
  const { release } = await delay(page, "**/page-data.json");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  const initially = await link.evaluate((element: HTMLElement) => {
    element.click();
    return document.querySelectorAll("[data-progress]").length;
  });
  expect(initially).toBe(0);
  await expect(line(page)).toBeVisible({ timeout: 1_000 });
  expect(await line(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  release();
  await expect(page).toHaveURL("/careers");
  await expect(line(page)).toHaveCount(0);
});

test("a press that waits for React shows the line until it takes effect", async ({ page }) => {
  const hydrate = await openWithoutReact(page, "/clinic-questions");
  await page.evaluate(() => (window.print = () => void (document.title = "printed")));
  await page.getByRole("button", { name: "Print" }).click();
  await expect(line(page)).toBeVisible({ timeout: 1_000 });
  await hydrate();
  await expect(page).toHaveTitle("printed");
  await expect(line(page)).toHaveCount(0);
});

test("a slow link is dropped when the visitor follows another one or goes back meanwhile", async ({
  page,
}) => {
  await open(page, "/contact");
  const { release } = await delay(page, /\/page-data\/(press|careers)\/page-data.json/);
  const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link("Press").click();
  await link("About Us").click();
  await expect(page).toHaveURL("/about");
  await link("Careers").click();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  const arrived = ["press", "careers"].map((name) =>
    page.waitForResponse(`**/page-data/${name}/page-data.json`),
  );
  release();
  await Promise.all(arrived);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/contact");
});
