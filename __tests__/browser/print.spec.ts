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

test("in print no heading is split, no row is covered, and links show their address", async ({ page }) => {
  await page.goto("/ivf");
  await page.emulateMedia({ media: "print" });
  const styles = await page.evaluate(() => {
    const of = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector)!, pseudo);
    return {
      heading: of("main h2").breakInside,
      head: of("main table:not(details *, figure *) thead").display,
      link: of("footer a[href^=http]:not([aria-label])", "::after").content,
    };
  });
  expect(styles).toEqual({
    heading: "avoid",
    head: "table-row-group",
    link: expect.stringContaining("http"),
  });
  await expect(page.getByRole("link", { name: "Instagram" }).last()).toBeHidden();
});

test("in print no loan, option, term, row or closing line is split over two pages", async ({ page }) => {
  const onDark = "main section[data-on-dark] div:has(> h2)";
  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: "print" });
  for (const [path, ...selectors] of [
    ["/egg-freezing", "main [data-estimate] [data-credit=rate]", "main tr[data-highlight]", onDark],
    ["/glossary", "main dl > div"],
    ["/privacy", "main tr"],
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
});
