import { memoize } from "../../content/read/memoize";
import { wordsOfPage } from "../../legal/redline/page-words";
import { readPage } from "../disclosure/page/read-page";
import { allKeys } from "./change";
import { outlineOf } from "./outline";
import type { Site } from "./site";

/** A page in both revisions; one side is undefined where the page was added or removed. */
export interface PagePair {
  path: string;
  before: ReviewedPage | undefined;
  after: ReviewedPage | undefined;
}

/** A page that is in both revisions. */
type ChangedPage = PagePair & { before: ReviewedPage; after: ReviewedPage };

/** A page's HTML without comments and with normalized whitespace. */
const sameForVisitors = (html: string): string => html.replace(/\s+/g, " ").replace(/<!--[\s\S]*?-->/g, "");

/** The cache has room for both versions of a large change; each is compared more than once. */
const readOne = memoize((path: string, html: string) => {
  const page = readPage(path, html);
  return { html, page, words: wordsOfPage(html), outline: outlineOf(page.document) };
}, 200);
/** A built page in every form that the sections need. */
export type ReviewedPage = ReturnType<typeof readOne>;

const read = (path: string, html: string | undefined) => (html ? readOne(path, html) : undefined);

/** The pages whose HTML differs, sorted by path. */
export function pagePairs(before: Site, after: Site): PagePair[] {
  return allKeys(before.pages.keys(), after.pages.keys())
    .sort()
    .flatMap((path) => {
      const [old, now] = [before.pages.get(path), after.pages.get(path)];
      if (old === now || (old && now && sameForVisitors(old) === sameForVisitors(now))) return [];
      return [{ path, before: read(path, old), after: read(path, now) }];
    });
}

/** The pairs that have both sides. */
export const changedPages = (pairs: readonly PagePair[]): ChangedPage[] =>
  pairs.filter((pair): pair is ChangedPage => Boolean(pair.before && pair.after));
