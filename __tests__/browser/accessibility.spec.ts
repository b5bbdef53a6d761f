import { exhaustive } from "../support/exhaustive";
import { violationsOn } from "./support/axe";
import { overflowing, smallTargets, unfold } from "./support/layout";
import { firstOfTemplates, sitemapRoutes } from "./support/routes";
import { expect, open, sizes, test } from "./support/site";

/** Where a wide window has other parts than a narrow one: columns, the table of contents beside a text, open dropdowns. */
const isWideToo = (path: string) =>
  exhaustive || ["/", "/ivf", "/faq", "/terms/tou", "/press"].includes(path);

// Reflow and targets are measured on every page; axe checks one of each template.
// Without /tos, whose pages have the template and the texts of /terms.
for (const path of sitemapRoutes) {
  const withAxe = firstOfTemplates.includes(path);
  test(`${withAxe ? "axe, reflow" : "reflow"} and targets of ${path} at 320, 360 and 1280 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(sizes.phone);
    // Without axe, what the server sent is enough: hydration.spec.ts tests that React moves nothing.
    await (withAxe ? open(page, path) : page.goto(path));
    await unfold(page);
    if (withAxe) expect.soft(await violationsOn(page), "axe at 360 px").toEqual([]);
    expect.soft(await overflowing(page), "nothing wider than 360 px").toEqual([]);
    expect.soft(await smallTargets(page.locator("body")), "targets at 360 px").toEqual([]);
    await page.setViewportSize({ ...sizes.phone, width: 320 });
    expect.soft(await overflowing(page), "WCAG 1.4.10: nothing wider than 320 px").toEqual([]);
    await page.setViewportSize(sizes.desktop);
    if (withAxe && isWideToo(path)) expect.soft(await violationsOn(page), "axe at 1280 px").toEqual([]);
    expect.soft(await smallTargets(page.locator("body")), "targets at 1280 px").toEqual([]);
    expect.soft(await page.getByRole("heading", { level: 1 }).count(), "one h1").toBe(1);
  });
}

test("axe and targets of the open dropdowns and the open drawer", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/press");
  for (const summary of await page.locator("header summary").all()) {
    await summary.click();
    expect.soft(await violationsOn(page)).toEqual([]);
    expect.soft(await smallTargets(page.locator("header"))).toEqual([]);
  }
  await page.setViewportSize(sizes.phone);
  await page.getByRole("button", { name: "Menu" }).click();
  for (const tab of ["Services", "Resources"]) {
    await page.getByRole("dialog").getByText(tab, { exact: true }).click();
    expect.soft(await violationsOn(page)).toEqual([]);
    expect.soft(await smallTargets(page.getByRole("dialog"))).toEqual([]);
    expect.soft(await overflowing(page)).toEqual([]);
  }
});
