import { sentHeadOf } from "./support/page-head";
import { routes, textsOn } from "./support/routes";
import { expect, navigate, open, sizes, test, type Page } from "./support/site";

/** A straight quote, a hyphen in a range, or a dash after which a range could break. */
const straightMark = /['"]|[ap]\.m\.-|\d%?-\d+ (days|hours|minutes)|\d - \$?\d|\u2013\w/;

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

test("every page has typographic quotes and dashes, and metadata has the straight ones of the sources", () => {
  for (const path of routes) {
    const texts = textsOn(path);
    expect.soft(texts.join("").length, path).toBeGreaterThan(300);
    const withStraightMarks = texts.filter((text) => straightMark.test(text));
    expect.soft(withStraightMarks, path).toEqual([]);
    const { titles, meta, jsonLd } = sentHeadOf(path);
    expect.soft(JSON.stringify([titles, meta, jsonLd]), path).not.toMatch(/[‘’“”\u00a0\u2060]/);
  }
});

test("hydration keeps typographic marks, and also sets them in content that it adds", async ({ page }) => {
  await open(page, "/contact");
  await navigate(page, "/ivf");
  await expect(page.getByRole("main")).toContainText("won’t affect your credit score");
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement!.closest("script, style, template, noscript, code")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent!);
    return found;
  });
  expect(texts.filter((text) => straightMark.test(text))).toEqual([]);
});

test("phone hours, the dates of quotes and a price range never break on a phone", async ({ page }) => {
  const hours = "8\u00a0a.m.–\u20605\u00a0p.m.\u00a0Pacific";
  for (const [path, ...texts] of [
    ["/", hours, "11\u00a0March 2025"],
    ["/contact", hours],
    ["/concierge-care", hours, "Mon–\u2060Fri"],
    ["/for-clinics", hours, "18\u00a0September 2025"],
    ["/ivf", "$300\u00a0–\u00a0$475"],
  ] as const) {
    await page.goto(path);
    for (const width of [320, sizes.phone.width, 390]) {
      await page.setViewportSize({ width, height: 740 });
      for (const text of texts) {
        const lines = await linesOf(page, text);
        expect(lines.length, `${path}: ${text}`).toBeGreaterThan(0);
        expect(new Set(lines), `${path} at ${width} px: ${text}`).toEqual(new Set([1]));
      }
    }
  }
});

test("the longest date of a review is on one line of a phone", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/our-numbers");
  const longest = "30\u00a0September 2026";
  const date = page.locator("td > time").first();
  await date.evaluate((time, text) => (time.textContent = text), longest);
  expect(new Set(await linesOf(page, longest))).toEqual(new Set([1]));
});

test("no question and no row of amounts ends with a line of one short word", async ({ page }) => {
  for (const [path, width, selector] of [
    ["/faq/ivf", sizes.phone.width, "summary h2"],
    ["/faq/egg-freezing", sizes.phone.width, "summary h2"],
    ["/ivf", 1024, "[data-estimate] > table :is(th, td)"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator(selector), path).not.toHaveCount(0);
    const short = await page.locator(selector).evaluateAll((all) =>
      all
        .filter((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const lines = [...text.getClientRects()];
          return new Set(lines.map(({ bottom }) => bottom)).size > 1 && lines.at(-1)!.width < 48;
        })
        .map(({ textContent }) => textContent),
    );
    expect.soft(short, path).toEqual([]);
  }
});
