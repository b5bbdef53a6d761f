import { headingOf, routes } from "./support/routes";
import { expect, open, sizes, test, type Page } from "./support/site";

/** Visible text with a straight quote, or a hyphen in a range. */
const straightMarks = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent!;
      if (texts.currentNode.parentElement!.closest("script, style, template, noscript, code")) continue;
      if (/['"]|[ap]\.m\.-|\d%?-\d+ (days|hours|minutes)|\d - \$?\d/.test(text)) found.push(text);
    }
    return found;
  });

/** The lines that a text takes, wherever it is visible on the page. */
const linesOf = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent!.indexOf(wanted);
      if (at < 0 || !texts.currentNode.parentElement!.checkVisibility()) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + wanted.length);
      lines.push(new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size);
    }
    return lines;
  }, text);

test("every page has typographic marks, and metadata has the straight ones of the sources", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const path of routes) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await straightMarks(page), path).toEqual([]);
    const head = await page
      .locator("title, meta, script[type='application/ld+json']")
      .evaluateAll((all) =>
        all.map((element) => element.getAttribute("content") ?? element.textContent).join("\n"),
      );
    expect.soft(head, path).not.toMatch(/[‘’“”\u00a0\u2060]/);
  }
});

test("hydration keeps the marks, and sets those of what it adds", async ({ page }) => {
  await open(page, "/ivf");
  expect(await straightMarks(page)).toEqual([]);
  await expect(page.getByRole("main")).toContainText("won’t affect your credit score");
  expect(headingOf("/our-numbers")).not.toContain("'");
});

for (const width of [320, sizes.phone.width, 390])
  test(`phone hours and a price range never break at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [path, text] of [
      ["/contact", "8\u00a0a.m.–\u20605\u00a0p.m.\u00a0Pacific"],
      ["/ivf", "$300\u00a0–\u00a0$475"],
    ] as const) {
      await page.goto(path);
      const lines = await linesOf(page, text);
      expect(lines.length, path).toBeGreaterThan(0);
      expect(new Set(lines), path).toEqual(new Set([1]));
    }
  });
