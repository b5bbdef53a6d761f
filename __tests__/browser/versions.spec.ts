import { violationsOn } from "./support/axe";
import { expect, sizes, test } from "./support/site";

const lists = [
  "/terms/tou",
  "/terms/membership",
  "/terms/loans",
  "/terms/tech-services-agreement",
  "/privacy",
  "/e-sign-act",
].map((page) => [page, `${page}/versions`] as const);

for (const [page, list] of lists) {
  test(`${page} links to its versions, and they link back`, async ({ page: tab }) => {
    await tab.goto(page);
    const link = tab.locator(`main a[href="${list}"]`).first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(tab).toHaveURL(list);
    await expect(tab.locator(`main a[href^="${page}"]`).first()).toBeVisible();
    await expect(tab.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(tab.locator("main")).toContainText(/in force/i);
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a list of versions has no axe violation and no overflow on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/terms/membership/versions");
    expect(await violationsOn(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test("a clause's link works without scripts, and with scripts copies its address and announces it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/terms/loans");
  const link = page.locator("a.deep-link").first();
  const href = await link.getAttribute("href");
  const box = (await link.boundingBox())!;
  expect([Math.round(box.width) >= 44, Math.round(box.height) >= 44], JSON.stringify(box)).toEqual([
    true,
    true,
  ]);
  await link.click();
  await expect(page).toHaveURL(`/terms/loans${href}`);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole("status").filter({ hasText: "is copied." })).toHaveCount(1);
});
