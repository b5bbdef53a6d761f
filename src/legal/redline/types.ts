import type { Emphasis } from "../text/blocks";

/** A text as visitors read it, in one revision. */
export interface RenderedText {
  /** Stable between revisions: `loan-terms`. */
  name: string;
  title: string;
  /** Fields around the text: "Date", "Summary". */
  fields: Record<string, string>;
  html: string;
  /** True where the text was edited and not recorded since (npm run publish-legal). */
  isUnrecorded?: boolean;
}

/** Words in a row that share one fate. */
export interface Piece {
  op: "same" | "elided" | "deleted" | "inserted" | "link" | "emphasis" | "movedAway" | "movedHere";
  text: string;
  /** Where the words led before, and lead now; undefined for nowhere. Set on `link`, and on changed words that are links. */
  from?: string;
  to?: string;
  /** For `emphasis`: undefined for none. */
  emphasis?: { before: Emphasis | undefined; after: Emphasis | undefined };
  /** For moved words: the id of the clause at the other end; undefined on pages, whose blocks have none. */
  clause?: string | undefined;
}

/** The change of one clause. */
export interface ClauseChange {
  /** The stable id; for a field, its name. */
  id: string;
  status: "changed" | "added" | "removed" | "moved";
  /** The nearest heading's words, in the newer revision where it is there. */
  under: string;
  /** Generated numbers; empty where there is none. */
  number: { before: string; after: string };
  pieces: Piece[];
  /** Notes in sentences, such as on moves. */
  notes: string[];
}

/** The change of one document. */
export interface DocumentChange {
  name: string;
  title: string;
  status: "changed" | "added" | "removed";
  clauses: ClauseChange[];
  /** Numbers that changed because of clauses before them: "4.2 is now 4.3". */
  renumbered: { id: string; before: string; after: string }[];
}
