import { readBlocks, wordsOfBlock } from "../text/blocks";
import { escapeHtml } from "../text/escape-html";
import { compareTexts, wordsShown } from "./compare";
import type { PageChanges } from "./report";

/** The words of a built page, at any width and with everything opened: its text, its title and what stands for pictures. */
export function wordsOfPage(html: string): string {
  return readBlocks(html).map(wordsOfBlock).join("\n");
}

const asHtml = (words: string) =>
  words
    .split("\n")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");

function wordsBetween(before: string, after: string): number {
  const text = (words: string) => ({ name: "", title: "", fields: {}, html: asHtml(words) });
  return wordsShown(compareTexts(text(before), text(after)));
}

/**
 * The pages whose words differ.
 * @param before the words of each page by its path (wordsOfPage)
 */
export function comparePages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): NonNullable<PageChanges["changed"]> {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): NonNullable<PageChanges["changed"]> => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    if (old === undefined) return [{ path, status: "added", words: 0 }];
    if (now === undefined) return [{ path, status: "removed", words: 0 }];
    return [{ path, status: "changed", words: wordsBetween(old, now) }];
  });
}
