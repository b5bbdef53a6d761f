import { company } from "./support/facts";
import { expect, test } from "./support/site";

test("a printed page has company, address, phone, date, every answer and no menu", async ({ page }) => {
  await page.goto("/faq/ivf");
  const head = page.locator(".print-only");
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(head).toBeVisible();
  for (const line of company.address.corporate) await expect(head).toContainText(line);
  await expect(head).toContainText("(415) 555-0142");
  await expect(head).toContainText(await page.evaluate(() => new Date().toDateString()));
  await expect(page.locator("header")).toBeHidden();
  const answers = page.locator("main details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(10);
  await expect(answers.filter({ visible: false })).toHaveCount(0);
  for (const words of ["Open all", "Related", "Copy link"])
    await expect(page.getByText(words, { exact: true }).first(), words).toBeHidden();
  const question = page.locator("main summary").first();
  expect(await question.evaluate((summary) => getComputedStyle(summary, "::after").display)).toBe("none");
});

test("closed answers are opened for print where styles cannot show them (before Chrome 131, Safari 18.4, Firefox 143)", async ({
  page,
}) => {
  await page.goto("/faq/ivf");
  const closed = page.locator("main details:not([open])");
  const print = () => page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await print();
  expect(await closed.count()).toBeGreaterThan(10);
  await page.evaluate(() => (CSS.supports = () => false));
  await print();
  await expect(closed).toHaveCount(0);
});

test("in print no heading, loan, option, term, row or closing line is split over two pages, no row or clause is covered, and links show their address", async ({
  page,
}) => {
  const onDark = "main section[data-on-dark] div:has(> h2)";
  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: "print" });
  for (const [path, ...selectors] of [
    ["/glossary", "main dl > div"],
    ["/privacy", "main tr"],
    [
      "/egg-freezing",
      "main h2",
      "main [data-estimate] [data-credit=rate]",
      "main tr[data-highlight]",
      onDark,
    ],
  ] as const) {
    await page.goto(path);
    for (const selector of selectors) {
      const split = await page
        .locator(selector)
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).breakInside));
      expect(split.length, selector).toBeGreaterThan(0);
      expect(new Set(split), selector).toEqual(new Set(["avoid"]));
    }
  }
  await expect(page.locator("[data-estimate] > table thead")).toHaveCSS("display", "table-row-group");
  const addresses = await page
    .locator("footer a[href^=http]:not([aria-label])")
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, "::after").content));
  expect(addresses[0]).toContain("http");
  await expect(page.getByRole("link", { name: "Instagram" }).last()).toBeHidden();
  await page.goto("/terms/loans");
  await expect(page.locator("main article"), "not a grid").toHaveCSS("display", "block");
});
