import { expect, test, type Page } from "./support/site";
import { plain } from "./support/text";
import { datedWords } from "./support/versions";

const text = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true, level: 2 }) });
/** The text of a table's cells, by row. */
async function rowsOf(page: Page, first: string): Promise<string[][]> {
  const rows = await page
    .locator("table")
    .filter({ has: page.getByRole("columnheader", { name: first, exact: true }) })
    .evaluate((table: HTMLTableElement) =>
      [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    );
  return rows.map((cells) => cells.map(plain));
}

test.beforeEach(({ page }) => page.goto("/privacy"));

test("the policy of October 2023 comes first, the notice of 23 May 2019 follows on the same page (R041, R226, R228)", async ({
  page,
}) => {
  await expect(page.getByRole("article")).toHaveCount(2);
  const [policy, notice] = [page.getByRole("article").nth(0), page.getByRole("article").nth(1)];
  await expect(policy.getByRole("heading", { name: "Privacy Policy", exact: true })).toBeVisible();
  await expect(policy).toContainText(datedWords("privacy-policy", "October 2023"));
  await expect(notice.getByRole("heading", { name: "Privacy Notice", exact: true })).toBeVisible();
  await expect(notice).toContainText(datedWords("privacy-notice", "23 May 2019"));
  // Later versions have other dates; the list of versions always has the first.
  await page.goto("/privacy/versions");
  for (const dated of ["October 2023", "23 May 2019"])
    await expect(page.getByRole("main").getByText(dated).first()).toBeVisible();
});

test("the policy has its eleven sections in order (R227)", async ({ page }) => {
  await expect(text(page, "Privacy Policy").locator("h3[id]")).toHaveText([
    /collect/i,
    /use/i,
    /disclos/i,
    /choices/i,
    /California/,
    /Cross-border/i,
    /Third-party links/i,
    /Security/,
    /Children/,
    /Updates/,
    /Contact/,
  ]);
});

test("the notice has What, Why, How and Questions, with a phone line (R229, R235)", async ({ page }) => {
  const notice = text(page, "Privacy Notice");
  for (const label of ["What", "Why", "How"])
    await expect(notice.getByRole("cell", { name: label, exact: true })).toBeVisible();
  await expect(notice.getByRole("heading", { name: "Questions", exact: true })).toBeVisible();
  await expect(notice.locator("h3#notice-questions + .deep-link + p")).toContainText(
    "Call our support line at (415) 555-0142",
  );
});

test("the sharing table states for each reason whether the company shares and whether it can be limited (R230, R231, R232, R233, R234)", async ({
  page,
}) => {
  const [head, ...rows] = await rowsOf(page, "Reasons we can share your personal information");
  expect(head).toEqual([
    expect.stringMatching(/reasons/i),
    expect.stringMatching(/share\?$/),
    expect.stringMatching(/can you limit/i),
  ]);
  const answers = rows.map(([reason, ...cells]) => [
    /everyday business purposes, such|marketing purposes, to offer|joint marketing|affiliates/.exec(
      reason!,
    )?.[0],
    ...cells,
  ]);
  expect(answers.slice(0, 3)).toEqual([
    ["everyday business purposes, such", "Yes", "No"],
    ["marketing purposes, to offer", "Yes", "No"],
    ["joint marketing", "No", "We don't share"],
  ]);
  expect(answers.slice(3).length).toBeGreaterThanOrEqual(3);
  for (const answer of answers.slice(3)) expect(answer).toEqual(["affiliates", "No", "We don't share"]);
});

test("the notice has the tables Who we are, What do we do and Definitions (R236)", async ({ page }) => {
  for (const [title, atLeast] of [
    ["Who we are", 1],
    ["What do we do", 3],
    ["Definitions", 3],
  ] as const) {
    const rows = await rowsOf(page, title);
    expect(rows.length - 1).toBeGreaterThanOrEqual(atLeast);
    for (const cells of rows) for (const cell of cells) expect(cell).not.toBe("");
  }
});
