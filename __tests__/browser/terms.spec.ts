import { exhaustive } from "../support/exhaustive";
import { expect, open, sizes, test, type Page } from "./support/site";

const tabs = [
  ["tou", "Terms of Service"],
  ["membership", "Premium Membership"],
  ["loans", "Loan Terms"],
  ["tech-services-agreement", "Technology Services Agreement"],
] as const;
const strip = (page: Page) => page.getByRole("navigation", { name: "Terms", exact: true });

for (const base of ["/terms", "/tos"]) {
  test(`${base} has four tabs in order that link under the same base, and marks the active one (R039, R040, R061, R062, R063, R064, R065, R280)`, async ({
    page,
  }) => {
    const links = strip(page).getByRole("link");
    await open(page, base);
    await expect(page).toHaveURL(`${base}/tou`);
    /** Expects all tabs except the active one to have the same color. Colors change within 120 ms. */
    const expectMarked = (id: string) =>
      expect
        .poll(
          async () => {
            const colors = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
            return colors.map((color) => colors.filter((other) => other === color).length);
          },
          { intervals: [20, 50, 100], timeout: 3_000 },
        )
        .toEqual(tabs.map(([other]) => (other === id ? 1 : 3)));
    for (const [id, name] of tabs) {
      await strip(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`${base}/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(links).toHaveText(tabs.map(([, label]) => label));
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
        tabs.map(([other]) => `${base}/${other}`),
      );
      await expect(strip(page).locator('[aria-current="page"]')).toHaveText(name);
      // Away from the tabs: a tab under the pointer is colored too.
      await page.mouse.move(0, 0);
      await expectMarked(id);
    }
    // The pages under /tos have the template and the texts of those under /terms.
    for (const viewport of exhaustive || base === "/terms" ? [sizes.tablet, sizes.phone] : []) {
      await page.setViewportSize(viewport);
      for (const [id, name] of [tabs[0], tabs[3]]) {
        await strip(page).getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(`${base}/${id}`);
        await page.mouse.move(0, 0);
        await expectMarked(id);
      }
    }
  });
}
