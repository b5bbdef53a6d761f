import { expect, open, sizes, test, type Page } from "./support/site";

const tabs = [
  ["tou", "Terms of Service"],
  ["membership", "Premium Membership"],
  ["loans", "Loan Terms"],
  ["tech-services-agreement", "Technology Services Agreement"],
] as const;
const strip = (page: Page) => page.getByRole("navigation", { name: "Terms", exact: true });

for (const base of ["/terms", "/tos"]) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`under ${base} on a ${size}`, () => {
      test.use({ viewport });

      test("four tabs in order, links under the same base, the active one marked (R039, R040, R061, R062, R063, R064, R065)", async ({
        page,
      }) => {
        await open(page, base);
        await expect(page).toHaveURL(`${base}/tou`);
        for (const [id, name] of tabs) {
          await strip(page).getByRole("link", { name, exact: true }).click();
          await expect(page).toHaveURL(`${base}/${id}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
          const links = strip(page).getByRole("link");
          await expect(links).toHaveText(tabs.map(([, label]) => label));
          for (const [at, [other]] of tabs.entries())
            await expect(links.nth(at)).toHaveAttribute("href", `${base}/${other}`);
          const active = strip(page).locator('[aria-current="page"]');
          await expect(active).toHaveText(name);
          // Away from the tabs: a tab under the pointer is colored too.
          await page.mouse.move(0, 0);
          // Colors change within 120 ms.
          await expect(async () => {
            const colors = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
            const own = colors[tabs.findIndex(([other]) => other === id)];
            expect(new Set(colors).size).toBe(2);
            expect(colors.filter((color) => color === own)).toHaveLength(1);
          }).toPass({ timeout: 3_000 });
        }
      });
    });
  }
}
