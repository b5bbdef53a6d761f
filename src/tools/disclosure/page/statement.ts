import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** The surface of a page that a statement is on. Only `text` is visible; only visible text can disclose to everybody. */
export type Surface =
  "text" | "screen reader text" | "attribute" | "input default" | "metadata" | "structured data";

/** Words that belong together: a paragraph, a cell, an attribute, a value of JSON-LD. */
export interface Statement {
  readonly surface: Surface;
  /** With single spaces. */
  readonly text: string;
  /** The label of the words: the column, the `dt`, or the line above a bare amount. */
  readonly label: string;
  /** The number of visible statements before it on the page: the unit of every distance. */
  readonly position: number;
  /** The element whose words these are. */
  readonly node: Tree.Element;
  /** The name of the attribute or metadata; for JSON-LD, the path in it. */
  readonly name: string;
  /** Parts that a visitor perceives as one (an answer, a card, a section), from the innermost outward. */
  readonly regions: readonly Tree.Element[];
  /** The closed `details` around it, if any, which hides it until it is opened. */
  readonly closedIn: Tree.Element | undefined;
  /** Groups of labeled values around it, from the innermost outward: a row, a list of terms, a card marked `data-credit`. */
  readonly groups: readonly Tree.Element[];
  /** Ids on this page that its links point to. */
  readonly linksTo: readonly string[];
  /** The nearest heading above it, by which people find the place. */
  readonly heading: string;
}

/** A built page and its statements. */
export interface Page {
  /** Such as `/faq/ivf`. */
  readonly path: string;
  readonly statements: readonly Statement[];
  readonly document: Tree.Document;
}
