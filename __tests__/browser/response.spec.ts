// Controls respond on a slow phone before React is there: a tap one second after the first paint, slow 4G, a quarter of the CPU.
import { exhaustive } from "../support/exhaustive";
import { sitemapRoutes } from "./support/routes";
import { expect, sizes, test, type Page } from "./support/site";

test.use({ emptyCache: true });

/** ms */
const limit = 200;
const wait = 1_000;

async function slowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (0.75e6 / 8) * 0.9,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/**
 * Time from a tap to its effect, ms; undefined where the page has no such control.
 * @param done selects what is there once the tap has had its effect
 */
async function response(
  page: Page,
  path: string,
  control: string,
  done: string,
): Promise<number | undefined> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(wait);
  return page.evaluate(
    async ({ control, done, limit }) => {
      const tapped = [...document.querySelectorAll<HTMLElement>(control)].find((one) =>
        one.checkVisibility(),
      );
      if (!tapped) return undefined;
      tapped.scrollIntoView({ block: "center", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      tapped.click();
      while (!document.querySelector(done) && performance.now() - start < 10 * limit)
        await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    { control, done, limit },
  );
}

for (const [what, control, done, where] of [
  ["closing the banner", "[data-instant=banner]", "html[data-banner=closed]", "/press"],
  ["a carousel's Next", "[data-step='1']", "[aria-live=polite][data-where]", "/"],
  ["the film's Play", "[data-instant=film]", "video[controls]:focus", "/about"],
  ["the menu", "header [popovertarget]", ":popover-open", "/press"],
  ["a question", "main summary", "main details[open]", "/faq/ivf"],
  ["calm view", "footer [data-instant=calm]", "html[data-calm]", "/press"],
] as const)
  test.describe("on a slow phone", () => {
    test.use({ viewport: sizes.phone });
    for (const path of exhaustive ? sitemapRoutes : [where])
      test(`${what} on ${path} responds within ${limit} ms, median of three`, async ({ page }) => {
        test.setTimeout(120_000);
        await slowPhone(page);
        const times: number[] = [];
        // Two of three within the limit decide: a third time changes nothing then.
        for (let run = 0; run < 3 && times.filter((time) => time < limit).length < 2; run++) {
          const time = await response(page, path, control, done);
          test.skip(time === undefined && path !== where, "the page has no such control");
          times.push(time!);
          await page.evaluate(() => {
            sessionStorage.clear();
            localStorage.clear();
          });
        }
        // Of two the larger, which the median of three would not exceed.
        const median = times.sort((a, b) => a - b)[1];
        test.info().annotations.push({ type: "median", description: `${median} ms` });
        expect(median, times.join()).toBeLessThan(limit);
      });
  });
