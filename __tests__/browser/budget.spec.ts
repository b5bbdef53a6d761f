// Limits for a first visit. Sizes are bytes as sent, brotli at quality 11.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { globSync } from "tinyglobby";
import { recordShifts } from "./support/layout";
import { routes } from "./support/routes";
import { expect, sizes, test, type Page } from "./support/site";

test.use({ emptyCache: true });

const publicDir = join(__dirname, "../../public");
const kB = 1024;

/** Long legal texts, whose words alone exceed the limit. */
const isLegal = (path: string) => /^\/(terms|tos)\/|^\/(privacy|e-sign-act)$/.test(path);

const compressed = (body: Buffer) => brotliCompressSync(body).length;
const asSent = (type: string, body: Buffer) =>
  /^(text|application|image\/svg)/.test(type) ? compressed(body) : body.length;

/** Returns the bytes by path that a page requests without interaction until the network is idle. */
async function costOf(page: Page, path: string): Promise<Map<string, number>> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path, { waitUntil: "networkidle" });
  const costs = responses.map(async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const type = response.headers()["content-type"] ?? "";
    return [new URL(response.url()).pathname, asSent(type, body)] as const;
  });
  return new Map(await Promise.all(costs));
}
const sum = (cost: Map<string, number>) => [...cost.values()].reduce((total, bytes) => total + bytes, 0);

test("a page with its styles is 14 kB at most, so that it arrives in the first round trip of a new connection", () => {
  const tooLarge = routes
    .filter((path) => !isLegal(path))
    .flatMap((path) => {
      const html = readFileSync(join(publicDir, path, "index.html"));
      expect(html.includes('rel="stylesheet"'), path).toBe(false);
      const sent = statSync(join(publicDir, path, "index.html.br")).size;
      return sent > 14 * kB
        ? [
            `${path} has ${sent} bytes, and ${14 * kB} are allowed; fix: shorten it, move a part to another page, or write \`definitions: false\` in its frontmatter`,
          ]
        : [];
    });
  expect(tooLarge).toEqual([]);
});

test("a page's size does not depend on the number of pages: no page names another page's chunk", () => {
  for (const path of routes)
    expect
      .soft(readFileSync(join(publicDir, path, "index.html"), "utf8"), path)
      .not.toMatch(/component---|page-data|<script[^>]* src="(?!\/moving-parts\.js")/);
});

test("the public folder contains no files for development, none from another build, and nothing of the catalogue of components", () => {
  const files = globSync("**", { cwd: publicDir, dot: true });
  const development = /\.map$|webpack\.stats|chunk-map|partytown|_gatsby|catalogue/;
  expect(files.filter((name) => development.test(name))).toEqual([]);
  const frameworks = files.filter((name) => /^(framework|app|webpack-runtime)-.*\.js$/.test(name));
  expect(frameworks).toHaveLength(3);
  // Words that occur only in the catalogue: its page, its widgets and its body.
  const own =
    /Every shared component in its states|Our phones are closed on Thursday|A plan with every field/;
  expect(own.test(readFileSync("src/sections/plans/PlanCard.tsx", "utf8"))).toBe(true);
  const texts = files.filter((name) => /\.(html|js|json|css|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((name) => own.test(readFileSync(join(publicDir, name), "utf8")))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, deviceScaleFactor: 2 });

  test("the home page is 60 kB at most in total, before scrolling", async ({ page }) => {
    const cost = await costOf(page, "/");
    expect(sum(cost), JSON.stringify([...cost])).toBeLessThanOrEqual(60 * kB);
  });

  test("a FAQ category is 45 kB at most in total: HTML, two fonts and two icon files", async ({ page }) => {
    const cost = await costOf(page, "/faq/ivf");
    // Browsers do not always fetch the favicon.
    const files = [...cost.keys()]
      .map((path) => path.replace(/-[0-9a-f]{8,32}(?=\.)/, ""))
      .filter((path) => path !== "/icon.svg");
    expect(files.sort()).toEqual([
      "/faq/ivf",
      "/feature-icons.svg",
      "/sprite.svg",
      "/static/figtree.woff2",
      "/static/fraunces-heading.woff2",
    ]);
    expect(sum(cost)).toBeLessThanOrEqual(45 * kB);
  });

  test("nothing shifts while a page loads and is scrolled: CLS 0", async ({ page }) => {
    test.setTimeout(120_000);
    // During phone hours React adds "Open now" to the footer.
    await page.clock.setFixedTime(new Date("2026-11-24T11:00:00-05:00"));
    const shift = await recordShifts(page);
    for (const path of ["/", "/ivf", "/about", "/press", "/faq/ivf", "/terms/loans"]) {
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 700) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise((seen) => setTimeout(seen, 30));
        }
        await document.fonts.ready;
      });
      // Not `triggerHydration`, which waits for a performance mark: the clock is fixed here.
      await page.locator("header summary").first().dispatchEvent("pointerdown");
      await expect(page.locator("footer").getByText("Open now")).toBeVisible();
      await page.waitForTimeout(100);
      expect.soft(await shift(), path).toBeLessThan(0.005);
    }
  });
});
