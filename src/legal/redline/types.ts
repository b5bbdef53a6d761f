import type { Emphasis } from "../text/blocks";

/** A text as visitors read it, in one revision. */
export interface RenderedText {
  /** Stable between revisions: `loan-terms`. */
  name: string;
  title: string;
  /** Fields around the text: "Date", "Summary". */
  fields: Record<string, string>;
  html: string;
  /** True if the text was edited and not recorded since (npm run publish-legal). */
  isUnrecorded?: boolean;
}

/** Consecutive words with the same kind of change. */
export interface Piece {
  op: "same" | "elided" | "deleted" | "inserted" | "link" | "emphasis" | "movedAway" | "movedHere";
  text: string;
  /** The link targets before and after; undefined for none. Set for `link`, and for changed words with another target. */
  from?: string;
  to?: string;
  /** For `emphasis`: undefined for none. */
  emphasis?: { before: Emphasis | undefined; after: Emphasis | undefined };
  /** For moved words: the id of the clause that they left or joined; undefined on pages, whose blocks have no ids. */
  clause?: string | undefined;
}

export interface ClauseChange {
  /** The stable id, or the name of a field. */
  id: string;
  status: "changed" | "added" | "removed" | "moved";
  /** The nearest heading's words, in the newer revision if the clause is in it. */
  under: string;
  /** Generated numbers; empty if there are none. */
  number: { before: string; after: string };
  pieces: Piece[];
  /** Notes in full sentences, such as on moves. */
  notes: string[];
}

export interface DocumentChange {
  name: string;
  title: string;
  status: "changed" | "added" | "removed";
  clauses: ClauseChange[];
  /** Numbers that changed because of clauses before them: "4.2 is now 4.3". */
  renumbered: { before: string; after: string }[];
}
