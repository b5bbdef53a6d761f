import { comparePages } from "../../../legal/redline/page-words";
import { joinPages, type Change } from "../change";
import { changedPages, type PagePair } from "../page-pairs";
import { plural } from "../../../content/plural";

/** Changed words of pages, including titles and alternative texts; the same change on several pages is listed once. */
export function wordChanges(pairs: readonly PagePair[]): Change[] {
  const both = changedPages(pairs);
  const side = (which: "before" | "after") => new Map(both.map((pair) => [pair.path, pair[which].words]));
  const changes = comparePages(side("before"), side("after")).map(({ path, words, pieces }): Change => ({
    title: words ? `${plural(words, "word")} changed` : "Words moved, or changed in punctuation",
    pages: [path],
    pieces,
  }));
  return joinPages(changes).sort((a, b) => b.pages!.length - a.pages!.length);
}
