import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPage } from "./page/read-page";
import type { Page } from "./page/statement";

function htmlFiles(folder: string, path = ""): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    return entry.isDirectory() ? htmlFiles(folder, inner) : entry.name.endsWith(".html") ? [inner] : [];
  });
}

/** `faq/ivf/index.html` is the page `/faq/ivf`. */
const pathOf = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "")}`;

/** The HTML of every page of a built site, by path, in the order of their paths. @throws Error when nothing is built */
export function builtHtml(publicDir: string): Map<string, string> {
  if (!existsSync(join(publicDir, "index.html")))
    throw new Error(`There is no built site in ${publicDir}; fix: npm test build`);
  const files = htmlFiles(publicDir).map((file): [string, string] => [pathOf(file), file]);
  const sorted = [...new Map(files)].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([path, file]) => [path, readFileSync(join(publicDir, file), "utf8")]));
}

/** Every page of a built site, read. */
export function builtPages(publicDir: string): Page[] {
  return [...builtHtml(publicDir)].map(([path, html]) => readPage(path, html));
}
