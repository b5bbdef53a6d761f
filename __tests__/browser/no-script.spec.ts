import { firstOfTemplates, headingOf } from "./support/routes";
import { expect, sizes, test } from "./support/site";
import { plain } from "./support/text";

test.use({ javaScriptEnabled: false });

test("a page of each template can be read without JavaScript (R023)", async ({ page }) => {
  for (const path of firstOfTemplates) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(headingOf(path));
    const text = plain(await page.getByRole("main").innerText());
    expect.soft(text.length, path).toBeGreaterThan(300);
    expect.soft(text, path).not.toMatch(/enable javascript/i);
    await expect.soft(page.getByRole("button", { name: "Close announcement" }), path).toBeHidden();
    const shifting = await page.locator("main [style*='opacity:0'], main [style*='opacity: 0']").count();
    expect.soft(shifting, `${path} hides nothing until a script comes`).toBe(0);
  }
});

test("questions open and close without JavaScript, a link opens its answer (R073)", async ({ page }) => {
  await page.goto("/faq/ivf");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question.locator("summary + *")).toBeVisible();
  await question.locator("summary").click();
  await expect(question.locator("summary + *")).toBeHidden();
});

test("an address with an answer's id opens its question without JavaScript (R073, R113)", async ({
  page,
}) => {
  await page.goto("/faq/ivf#ivf-insurance");
  const question = page.locator("details:has(#ivf-insurance)");
  await expect(question).toHaveAttribute("open", "");
  await expect.poll(async () => Math.round((await question.boundingBox())!.y)).toBe(198);
});

test("dropdowns open and their links work without JavaScript (R302)", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("header summary", { hasText: "Resources" }).click();
  await page.locator("header details[open]").getByRole("link", { name: "Press" }).click();
  await expect(page).toHaveURL("/press");
});

test("the terms' tabs work without JavaScript (R063)", async ({ page }) => {
  await page.goto("/tos");
  await page
    .getByRole("navigation", { name: "Terms", exact: true })
    .getByRole("link", { name: "Loan Terms" })
    .click();
  await expect(page).toHaveURL("/tos/loans");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loan Terms");
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("the drawer opens, switches tabs and its links work without JavaScript (R095, R096)", async ({
    page,
  }) => {
    await page.goto("/press");
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByRole("link", { name: "IVF Plans" })).toBeVisible();
    await drawer.getByText("Resources", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "IVF Plans" })).toBeHidden();
    await drawer.getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
  });
});
