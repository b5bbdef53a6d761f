import type { Browser } from "@playwright/test";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { precompress } from "../../src/hosting/adapter/precompress";
import { listFiles } from "../../src/hosting/public-files";
import { serve } from "./serve";

/** All the styles that a hand-written page would have, with the same fonts. */
const stylesheet = readFileSync(join(__dirname, "hand-written.css"), "utf8");

/** Runs in the page. Returns HTML as written by hand: words, links, pictures and headings, but no classes or scripts. */
function simplify(style: string): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  root.querySelectorAll("script, style, noscript, #gatsby-announcer").forEach((element) => element.remove());
  const keptAttributes =
    /^(href|src|srcset|sizes|alt|width|height|loading|fetchpriority|type|id|name|rel|as|crossorigin|content|property|charset|lang|datetime|open|for|checked|popover|popovertarget|popovertargetaction|aria-label|role|viewbox|d|fill|hidden|media|scope|colspan)$/i;
  for (const element of root.querySelectorAll("*"))
    for (const { name } of [...element.attributes])
      if (!keptAttributes.test(name)) element.removeAttribute(name);
  // From the inside out, so that nested boxes are unwrapped before the box around them.
  for (const box of [...root.querySelectorAll("body div:not([id]):not([popover]), body span")].reverse()) {
    if (box.attributes.length === 0) box.replaceWith(...box.childNodes);
  }
  root.querySelector("head")!.insertAdjacentHTML("beforeend", `<style>${style}</style>`);
  return `<!doctype html>${root.outerHTML}`;
}

/** Writes hand-written versions of a built site's pages, with the files that they use. @returns the folder */
export async function writeByHand(
  browser: Browser,
  publicDir: string,
  paths: readonly string[],
): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), "hand-written-")), "public");
  cpSync(join(publicDir, "static"), join(folder, "static"), { recursive: true });
  for (const name of ["icon.svg", "sprite.svg", "robots.txt", "apple-touch-icon.png", "site.webmanifest"])
    cpSync(join(publicDir, name), join(folder, name));
  const fonts = readdirSync(join(folder, "static")).filter((name) => name.endsWith(".woff2"));
  const font = (name: string) => `/static/${fonts.find((file) => file.startsWith(name))!}`;
  const style = stylesheet
    .replace("figtree.woff2", font("figtree-"))
    .replace("fraunces.woff2", font("fraunces-heading"))
    .replace(/\s+/g, " ");
  const built = await serve(publicDir);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(built.address + path);
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "index.html"), await page.evaluate(simplify, style));
  }
  await context.close();
  await built.close();
  await precompress(folder, listFiles(folder), join(folder, "../digests.json"));
  return folder;
}
