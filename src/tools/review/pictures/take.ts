import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { straight } from "../../../typography/typeset";
import type { Pixels } from "./bands";

const origin = "http://site.localhost";
/** Height in CSS pixels above which a picture is taken in parts. */
const part = 8_000;

function fileOf(publicDir: string, path: string): string | undefined {
  return [path, `${path.replace(/\/$/, "")}/index.html`, `${path}.html`]
    .map((file) => join(publicDir, file))
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}

const stillVideo = "<style>video::-webkit-media-controls{display:none!important}</style>";

/** Removes what would differ at random: lazy or asynchronously decoded images, and a video player's loading animation. */
const withoutRandomness = (html: string): string =>
  html.replace(/ (?:loading="lazy"|decoding="async")/g, "").replace("</head>", `${stillVideo}</head>`);

/** Opens a page for a built site at one width: files come from disk, scripts do not run, nothing moves. */
export async function openSite(browser: Browser, publicDir: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: "reduce",
    locale: "en-US",
  });
  // In ms. Long pages take long on a busy machine.
  context.setDefaultTimeout(120_000);
  await context.route("**/*", async (route) => {
    const { pathname, origin: host } = new URL(route.request().url());
    const file = host === origin ? fileOf(publicDir, decodeURIComponent(pathname)) : undefined;
    if (!file) return route.fulfill({ status: 404, body: "" });
    if (!file.endsWith(".html")) return route.fulfill({ path: file });
    const body = withoutRandomness(readFileSync(file, "utf8"));
    return route.fulfill({ body, contentType: "text/html;charset=utf-8" });
  });
  return context.newPage();
}

async function pixelsOf(page: Page, width: number): Promise<Pixels> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y += part) {
    const clip = { x: 0, y, width, height: Math.min(part, height - y) };
    const png = await page.screenshot({ fullPage: true, clip, animations: "disabled", type: "png" });
    rows.push(await sharp(png).removeAlpha().raw().toBuffer());
  }
  return { width, height, data: Buffer.concat(rows) };
}

/** Takes a picture of a page in its full height, and reads Chromium's accessibility tree. */
export async function takeScreenshot(page: Page, path: string) {
  await page.goto(origin + path, { waitUntil: "load" });
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
  const width = page.viewportSize()!.width;
  return { pixels: await pixelsOf(page, width), tree: straight(await page.locator("body").ariaSnapshot()) };
}
