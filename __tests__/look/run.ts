// Renders every page of the built site in every view and puts them on one contact sheet:
//   npm run look [-- /path /path]   ->   test-results/look/index.html and sheet.png
import { chromium, type Browser } from "@playwright/test";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { plural } from "../../src/content/plural";
import { createSite } from "../../src/hosting/server/server";
import { listen } from "../../src/hosting/server/listen";
import { command, readArguments } from "../../src/tools/cli/command";
import { readEnvironment } from "../../src/site/environment";
import { chromiumArguments, chromiumPath } from "../support/chromium";
import { views, type View } from "./views";

const out = resolve("test-results/look");
const fileOf = (path: string, view: View) =>
  `${path}-${view.name}`.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") + ".jpeg";

async function shoot(browser: Browser, origin: string, path: string, view: View): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: view.width, height: 900 },
    reducedMotion: "reduce",
    // For the style element of the text-spacing view.
    bypassCSP: true,
  });
  await view.before?.(page);
  await page.goto(origin + path, { waitUntil: "load" });
  await view.after?.(page);
  // Lazy images would load only when scrolled near.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: join(out, fileOf(path, view)), fullPage: true, type: "jpeg", quality: 60 });
  await page.close();
}

const cell = (path: string, view: View) =>
  `<td><a href="${fileOf(path, view)}"><img src="${fileOf(path, view)}" alt="${path}, ${view.name}"></a></td>`;

function sheet(paths: readonly string[]): string {
  const head = views.map(({ name }) => `<th>${name}</th>`).join("");
  const rows = paths.map(
    (path) => `<tr><th>${path}</th>${views.map((view) => cell(path, view)).join("")}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>body{font:13px sans-serif}td,th{vertical-align:top;padding:4px}img{width:190px;max-height:900px;object-fit:cover;object-position:top;border:1px solid #999}</style><table><tr><th></th>${head}</tr>${rows.join("")}</table></html>`;
}

async function main(): Promise<void> {
  // Reads the built site, and says so if there is none.
  const { sitemapRoutes } = await import("../browser/support/routes");
  const chosen = readArguments({ allowPositionals: true }, "<path>...").positionals;
  const paths = chosen.length ? chosen : [...sitemapRoutes, "/404.html"];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const site = createSite(resolve("public"), readEnvironment(process.env));
  const { address, close } = await listen(site, { PORT: process.env["PORT"] ?? "0", HOST: "127.0.0.1" });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  for (const path of paths) {
    for (const view of views) await shoot(browser, address, path, view);
    console.log(path);
  }
  const index = join(out, "index.html");
  writeFileSync(index, sheet(paths));
  const page = await browser.newPage({ viewport: { width: 2200, height: 900 } });
  await page.goto(pathToFileURL(index).href);
  await page.screenshot({ path: join(out, "sheet.png"), fullPage: true });
  await browser.close();
  await close();
  console.log(`${plural(paths.length, "page")}, ${views.length} views: ${index}`);
}

void command(main);
