import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** The surface of a page that a statement is on. Only `text` is visible; only visible text can disclose to everybody. */
export type Surface =
  "text" | "screen reader text" | "attribute" | "input default" | "metadata" | "structured data";

/** The part of a page that a visitor takes in as one: an answer, a card, a section. */
export type Region = Tree.Element;

/** Words that belong together: a paragraph, a cell, an attribute, a value of JSON-LD. */
export interface Statement {
  readonly surface: Surface;
  /** Spaces single. */
  readonly text: string;
  /** The label of the words: the column, the `dt`, or the line above a bare amount. */
  readonly label: string;
  /** The number of visible statements before it on the page: the unit of every distance. */
  readonly position: number;
  /** The element whose words these are. */
  readonly node: Tree.Element;
  /** For an attribute or metadata, the attribute; for JSON-LD, the path in it. */
  readonly name: string;
  /** From the innermost out. */
  readonly regions: readonly Region[];
  /** A closed `details` hides what is in it from whoever has not opened it. */
  readonly closedIn: Tree.Element | undefined;
  /** Groups of labelled values around it, from the innermost out: a row, a list of terms, a card marked `data-credit`. */
  readonly groups: readonly Tree.Element[];
  /** Ids on this page that its links lead to. */
  readonly linksTo: readonly string[];
  /** The nearest heading above it: how a person finds the place. */
  readonly heading: string;
}

/** One built page, read. */
export interface Page {
  /** Its path: `/faq/ivf`. */
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly document: Tree.Document;
}
