import { expect, open, test, type Page } from "./support/site";

const summary = (page: Page, label: string) =>
  page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: label });
const list = (page: Page, label: string) =>
  page
    .locator("header details")
    .filter({ has: page.locator("summary", { hasText: label }) })
    .locator("ul");

test("each dropdown opens and closes on click, opening one closes another, items are 60 px high; a click outside closes, a press inside does not; following an item closes its dropdown, also on the same page, and so do Escape and Tab past its last item (R302, R303, R492)", async ({
  page,
}) => {
  await open(page, "/press");
  for (const label of ["Services", "Resources", "For Partners"]) {
    await expect(list(page, label)).toBeHidden();
    await summary(page, label).click();
    await expect(list(page, label)).toBeVisible();
    const heights = await list(page, label)
      .getByRole("link")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([60]));
    await summary(page, label).click();
    await expect(list(page, label)).toBeHidden();
  }
  await summary(page, "Services").click();
  await summary(page, "Resources").click();
  await expect(list(page, "Resources")).toBeVisible();
  await expect(list(page, "Services")).toBeHidden();

  const services = list(page, "Services");
  await summary(page, "Services").click();
  await services.getByRole("link").first().hover();
  await page.mouse.down();
  await expect(services).toBeVisible();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(services).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(services).toBeHidden();

  for (const [item, path] of [
    ["FAQ", "/faq"],
    ["Press", "/press"],
    ["Press", "/press"],
  ] as const) {
    await summary(page, "Resources").click();
    await list(page, "Resources").getByRole("link", { name: item }).click();
    await expect(page).toHaveURL(path);
    await expect(list(page, "Resources")).toBeHidden();
  }

  const partners = list(page, "For Partners");
  await summary(page, "For Partners").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(partners).toBeHidden();
  await expect(summary(page, "For Partners")).toBeFocused();
  await page.keyboard.press("Enter");
  for (const link of await partners.getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(partners).toBeHidden();
});
