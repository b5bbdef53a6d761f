import { straight } from "../../typography/typeset";
import { readBlocks, type Run } from "../text/blocks";
import { escapeHtml } from "../../content/html";
import { compareTexts, wordsShown } from "./compare";
import type { PageChange } from "./report";
import type { Piece } from "./types";

/** Removes generated numbers, which are not words: of headings in a table of contents, and of sections in references. */
function withoutNumbers({ text, href, reference }: Run): string {
  if (reference) return text.replace(/\d[\d.]*/, "\u00a7");
  return href?.startsWith("#") ? text.replace(/^\d[\d.]* /, "") : text;
}

/**
 * The words of a built page, with a line for each block or table row: its text, title and alternative texts, hidden parts
 * included, with the punctuation of the sources (src/typography).
 */
export function wordsOfPage(html: string): string {
  const blocks = readBlocks(html).map(({ runs, continuesRow }, index) => {
    const start = continuesRow ? " | " : index ? "\n" : "";
    return start + runs.map(withoutNumbers).join("");
  });
  return straight(blocks.join(""));
}

/** Compares the words of a page, or of a part of it (wordsOfPage). */
export function compareWords(before: string, after: string): { words: number; pieces: Piece[] } {
  const text = (words: string) => {
    const html = words.split("\n").map((line) => `<p>${escapeHtml(line)}</p>`);
    return { name: "", title: "", fields: {}, html: html.join("") };
  };
  const change = compareTexts(text(before), text(after));
  const pieces = change?.clauses.flatMap((clause) => clause.pieces) ?? [];
  // The blocks of a page have no ids that a reader could follow.
  return { words: wordsShown(change), pieces: pieces.map((piece) => ({ ...piece, clause: undefined })) };
}

/**
 * Returns the pages whose words differ.
 * @param before the words of each page (wordsOfPage) by its path
 */
export function comparePages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): PageChange[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    if (old === undefined) return [{ path, status: "added", words: 0, pieces: [] }];
    if (now === undefined) return [{ path, status: "removed", words: 0, pieces: [] }];
    return [{ path, status: "changed", ...compareWords(old, now) }];
  });
}
