import { attribute, elementsIn, textContentOf } from "../../src/content/html";
import { elementsOf, headingOf } from "./support/routes";
import { expect, open, sizes, test, type Page } from "./support/site";

const tabs = [
  ["tou", "Terms of Service"],
  ["membership", "Premium Membership"],
  ["loans", "Loan Terms"],
  ["tech-services-agreement", "Technology Services Agreement"],
] as const;
const strip = (page: Page) => page.getByRole("navigation", { name: "Terms", exact: true });

test("pages at /terms and /tos have four tabs in order that link under the same base, and mark the active one (R039, R040, R061, R062, R063, R064)", () => {
  for (const base of ["/terms", "/tos"])
    for (const [id, name] of tabs) {
      const path = `${base}/${id}`;
      expect(headingOf(path)).toBe(name);
      const strips = elementsOf(path, "nav").filter((nav) => attribute(nav, "aria-label") === "Terms");
      const links = strips.flatMap(elementsIn).filter(({ tagName }) => tagName === "a");
      const shown = links.map((link) => [
        textContentOf(link),
        attribute(link, "href"),
        attribute(link, "aria-current"),
      ]);
      expect(shown).toEqual(
        tabs.map(([other, label]) => [label, `${base}/${other}`, other === id ? "page" : undefined]),
      );
    }
});

test("a tab opens its page under the same base, and has a color of its own then, at every width (R039, R040, R061, R062, R063, R064, R065, R280)", async ({
  page,
}) => {
  const links = strip(page).getByRole("link");
  /** Opens a tab and expects all others to have the same color. Colors change within 120 ms. */
  const expectMarked = async (base: string, [id, name]: (typeof tabs)[number]) => {
    await strip(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`${base}/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(strip(page).locator('[aria-current="page"]')).toHaveText(name);
    // Away from the tabs: a tab under the pointer is colored too.
    await page.mouse.move(0, 0);
    await expect
      .poll(
        async () => {
          const colors = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
          return colors.map((color) => colors.filter((other) => other === color).length);
        },
        { intervals: [20, 50, 100], timeout: 3_000 },
      )
      .toEqual(tabs.map(([other]) => (other === id ? 1 : 3)));
  };
  await open(page, "/tos");
  await expect(page).toHaveURL("/tos/tou");
  await expectMarked("/tos", tabs[3]);
  await open(page, "/terms");
  await expect(page).toHaveURL("/terms/tou");
  for (const tab of tabs) await expectMarked("/terms", tab);
  await page.setViewportSize(sizes.tablet);
  await expectMarked("/terms", tabs[0]);
  await page.setViewportSize(sizes.phone);
  await expectMarked("/terms", tabs[3]);
});
