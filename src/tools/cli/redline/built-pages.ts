import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { wordsOfPage } from "../../../legal/redline/page-words";
import type { RenderedText } from "../../../legal/redline/types";
import { builtSite } from "./built-site";
import type { Revision } from "./revision";

/** `faq/ivf/index.html` is the page /faq/ivf. */
const pathOfFile = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** @returns the words of each page by its path; from the cache where the revision was built before */
export function builtPages(
  root: string,
  revision: Revision,
  texts: readonly RenderedText[],
): Map<string, string> {
  const publicDir = builtSite(root, revision, texts);
  const files = globSync("**/*.html", { cwd: publicDir }).sort();
  return new Map(
    files.map((file) => [pathOfFile(file), wordsOfPage(readFileSync(join(publicDir, file), "utf8"))]),
  );
}
