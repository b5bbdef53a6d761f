import { company } from "./support/facts";
import { expect, test } from "./support/site";

test("a printed page starts with company, address, phone and day, and has every answer and no menu", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-23T18:00:00Z");
  await page.goto("/faq/ivf");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const head = page.locator(".print-only");
  for (const line of company.address.corporate) await expect(head).toContainText(line);
  await expect(head).toContainText("(415) 555-0142");
  await expect(head).toContainText("Mon Nov 23 2026");
  await expect(page.locator("header")).toBeHidden();
  for (const answer of await page.locator("main details > :not(summary)").all())
    await expect(answer).toBeVisible();
  for (const words of ["Open all", "Related", "Copy link"])
    await expect(page.getByText(words, { exact: true }).first(), words).toBeHidden();
  expect(
    await page
      .locator("main summary")
      .first()
      .evaluate((summary) => getComputedStyle(summary, "::after").content),
  ).toBe("none");
});

test("on paper no heading is split, no row of a table is covered, and links have their address", async ({
  page,
}) => {
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

test("on a screen the print head is not shown", async ({ page }) => {
  await page.goto("/faq/ivf");
  await expect(page.locator(".print-only")).toBeHidden();
});
