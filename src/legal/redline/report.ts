import type { DocumentChange, Piece } from "./types";
import { plural } from "../../content/plural";

/** Changed words of a page. */
export interface PageChange {
  path: string;
  status: "changed" | "added" | "removed";
  words: number;
  pieces: Piece[];
}

/** Changes of the words on the site's pages. */
export interface PageChanges {
  /** Which builds were compared, or why none were. */
  how: string;
  /** Undefined if pages were not compared. */
  changed?: PageChange[];
}

/** The content of a redline report. */
export interface Report {
  base: string;
  head: string;
  documents: DocumentChange[];
  /** Titles of the texts that read the same. */
  unchanged: string[];
  pages: PageChanges;
}

/** The line about a page, before its changed sentences. */
export function pageLine({ path, status, words }: PageChange): string {
  return status === "changed"
    ? `${path}: ${plural(words, "word")} changed`
    : `${path}: ${status === "added" ? "a new page" : "the page was removed"}`;
}

/** Summarizes the list of pages in a sentence. */
export function pagesLine({ how, changed }: PageChanges): string {
  if (!changed) return `Pages were not compared. ${how}`;
  return `${changed.length ? `${plural(changed.length, "page")} changed in words.` : "No words changed on any page."} ${how}`;
}

/** Summarizes the redline in a sentence. */
export function summaryLine({ documents }: Report): string {
  if (!documents.length) return "No words of a legal or disclosure text changed.";
  const places = documents.flatMap(({ clauses }) => clauses).length;
  return `${plural(documents.length, "text")} changed in ${plural(places, "place")}.`;
}
