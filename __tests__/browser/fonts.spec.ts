import { chromiumArguments, chromiumPath } from "../support/chromium";
import { exhaustive } from "../support/exhaustive";
import { recordShifts } from "./support/layout";
import { delay } from "./support/requests";
import { sitemapRoutes } from "./support/routes";
import { expect, test as siteTest, type Page } from "./support/site";

/**
 * In a browser without hinting, which rounds letter widths to whole pixels, so that no scaled fallback could match. Phones
 * and most screens do not hint. Launched here, because with `launchOptions` the file would need a worker of its own.
 */
const test = siteTest.extend({
  context: async ({ playwright }, provide) => {
    const args = [...chromiumArguments, "--font-render-hinting=none"];
    const browser = await playwright.chromium.launch({ executablePath: chromiumPath, args });
    const context = await browser.newContext();
    await context.newPage();
    await provide(context);
    await browser.close();
  },
});

const widths = exhaustive ? [360, 390, 768, 1440] : [390, 1440];
/** One page of each kind. */
const pages = exhaustive
  ? sitemapRoutes
  : ["/", "/ivf", "/faq/ivf", "/contact", "/conceptions", "/terms/loans"];

/** Returns the first word of each line for every visible headline, lead, quote and button. */
const lineStarts = () => {
  const isRead = (element: Element) =>
    element.matches("h1, h2, button, a[class*=utton]") ||
    /Fraunces/.test(getComputedStyle(element).fontFamily.split(",")[0]!);
  return [...document.querySelectorAll("h1, h2, h3, p, button, a")]
    .filter((element) => isRead(element) && !element.closest("summary") && element.checkVisibility())
    .map((element) => {
      const starts: string[] = [];
      let middleOfLine = -Infinity;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const [box] = range.getClientRects();
          if (!box || box.top + box.height / 2 - middleOfLine < box.height * 0.6) continue;
          starts.push(word);
          middleOfLine = box.top + box.height / 2;
        }
      }
      return starts.join(" | ");
    });
};

const hasFallbacks = async (page: Page) => {
  await page.goto("/contact");
  return page.evaluate(() =>
    Promise.all(
      [...document.fonts].filter(({ family }) => /Fallback/.test(family)).map((face) => face.load()),
    ).then(
      ({ length }) => length === 4,
      () => false,
    ),
  );
};

/** Delays the fonts of the next page until it has been painted without them. @returns a function that lets them load */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { release } = await delay(page, /\.woff2$/);
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForTimeout(50);
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(100);
    await page.unrouteAll();
  };
}

test("late fonts change no line break of a headline, lead or button, and shift little", async ({
  page: first,
  context,
}) => {
  test.setTimeout(exhaustive ? 600_000 : 120_000);
  const install = "without Arial and Times New Roman there is no fallback; apt-get install fonts-liberation";
  test.skip(!(await hasFallbacks(first)), install);
  const visit = async (page: Page, width: number) => {
    const shift = await recordShifts(page);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      const at = `${path} at ${width} px`;
      const loadFonts = await holdFonts(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const before = await page.evaluate(lineStarts);
      expect(await page.evaluate(() => document.fonts.check("600 20px 'Fraunces Variable'"))).toBe(false);
      await loadFonts();
      expect(await page.evaluate(() => document.fonts.check("600 20px 'Fraunces Variable'"))).toBe(true);
      // A legal text has dozens of headings, one or two of which may break differently.
      if (!/^\/(terms|privacy|e-sign-act)/.test(path))
        expect.soft(await page.evaluate(lineStarts), at).toEqual(before);
      expect.soft(await shift(), at).toBeLessThan(0.01);
    }
  };
  // Side by side, because most of the time is spent waiting.
  await Promise.all(widths.map(async (width) => visit(await context.newPage(), width)));
});
