import { compareWords } from "../../../legal/redline/page-words";
import { changesOnPages, type Change } from "../change";
import { changedPages, type PagePair } from "../page-pairs";
import { plural } from "../../../content/plural";

/** Changed words of pages, including titles and alternative texts; the same change on several pages is listed once. */
export function wordChanges(pairs: readonly PagePair[]): Change[] {
  const changes = changesOnPages(changedPages(pairs), ({ before, after }) => {
    if (before.words === after.words) return [];
    const { words, pieces } = compareWords(before.words, after.words);
    const title = words ? `${plural(words, "word")} changed` : "Words moved, or changed in punctuation";
    return [{ title, pieces }];
  });
  return changes.sort((a, b) => b.pages!.length - a.pages!.length);
}
