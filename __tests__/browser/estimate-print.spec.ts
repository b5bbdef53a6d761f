// The page that visitors print for their clinic fits one sheet, is black and is complete.
import { plain } from "../../src/tools/disclosure/page/tree";
import { dropRules, setFontSize } from "./support/layout";
import { expect, hydrated, test, type Page } from "./support/site";

/** Counts the pages of a PDF written by Chromium. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** Returns the printed words, all their colors and the smallest font size (px). */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  const paper = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    const colors = new Set<string>();
    let smallest = Infinity;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || !element.checkVisibility() || element.closest(".visually-hidden"))
        continue;
      shown.push(node.textContent!);
      const { color, fontSize } = getComputedStyle(element);
      colors.add(color);
      smallest = Math.min(smallest, Number.parseFloat(fontSize));
    }
    return { words: shown.join(" "), colors: [...colors], smallest };
  });
  return { ...paper, words: plain(paper.words) };
}

async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ["A4", "Letter"]) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  expect((await onPaper(page)).smallest, "9 pt or more").toBeGreaterThanOrEqual(12);
}

test("the printed page has the estimate, the coverage, ten questions, phone and hours, and the disclosures, all in black, on one sheet, whatever the browser's font size is", async ({
  page,
}) => {
  await page.goto("/clinic-questions#amount=22000&apr=14.99");
  await hydrated(page);
  const { words, colors } = await onPaper(page);
  for (const part of [
    "Ten money questions for your clinic",
    "$464.63",
    "$629.58",
    "$523.26",
    "$22,000 at 14.99% APR, fixed rate: 59 payments of $523.26 and a last one of $523.55.",
    "every month counts as a twelfth of a year",
    "anesthesia",
    "(415) 555-0142",
    "Mon-Fri",
    "NMLS ID",
  ])
    expect.soft(words).toContain(part);
  expect(words).not.toMatch(/Print this page|Amount to borrow|Learn More/);
  expect(colors).toEqual(["rgb(0, 0, 0)"]);
  const questions = page.locator("#questions ol > li");
  await expect(questions).toHaveCount(10);
  for (const question of await questions.all()) {
    const line = await question.evaluate((element) => getComputedStyle(element, "::after").height);
    expect(Number.parseFloat(line), "room to write, at least 10 mm").toBeGreaterThan(37);
  }
  await page.evaluate(() => (location.hash = "#amount=50000&apr=14.99"));
  await expect(page.getByText(/^\$50,000 at 14\.99%\sAPR/).first()).toBeVisible();
  await expectOneSheet(page);
  await setFontSize(page, 24);
  await expectOneSheet(page);
  await page.emulateMedia({ media: null });
  await page.getByLabel("Amount to borrow, $").fill("4000");
  await expect(page.getByText("$1,055.97", { exact: true })).toBeHidden();
  await expectOneSheet(page);
  await expect(page.getByText("$105.60", { exact: true })).toBeVisible();
  // Chrome before 120 and Safari before 17 do not know `scripting`.
  await dropRules(page, "and (scripting");
  await expectOneSheet(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page for a clinic fits one sheet", async ({ page }) => {
    await page.goto("/clinic-questions");
    await expectOneSheet(page);
  });
});
