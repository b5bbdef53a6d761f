import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { readPage } from "./page/read-page";
import type { Page } from "./page/statement";

/** The path of a page's file: `/faq/ivf` for `faq/ivf/index.html`. */
const pathOf = (file: string): string =>
  `/${file.replace(/(?:^|\/)index\.html$/, "").replace(/\.html$/, "")}`;

/** The HTML of every page of a built site by path, sorted. @throws Error when nothing is built */
export function builtHtml(publicDir: string): Map<string, string> {
  if (!existsSync(join(publicDir, "index.html")))
    throw new Error(`There is no built site in ${publicDir}; fix: npm test build`);
  // Otherwise the files in page-data/404.html/ would match.
  const options = { cwd: publicDir, expandDirectories: false };
  const files = new Map(globSync("**/*.html", options).map((file) => [pathOf(file), file]));
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([path, file]) => [path, readFileSync(join(publicDir, file), "utf8")]));
}

/** Reads every page of a built site. */
export function builtPages(publicDir: string): Page[] {
  return [...builtHtml(publicDir)].map(([path, html]) => readPage(path, html));
}
