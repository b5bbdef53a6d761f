import type { ClauseChange, Piece } from "./types";

/** The marks of a redline in one output format. */
export interface PieceFormat {
  escape(text: string): string;
  /** Replaces unchanged text. */
  elided: string;
  deleted(words: string): string;
  inserted(words: string): string;
  /** Words whose link or emphasis changed. */
  marked(words: string): string;
  moved(words: string, how: string): string;
  /** A remark after the words. */
  note(text: string): string;
  code(text: string): string;
  /** A reference to another clause of the redline. */
  clause(id: string): string;
}

/** A piece with its marks. */
export function formatPiece(piece: Piece, format: PieceFormat): string {
  const { op, text, from, to, clause, emphasis } = piece;
  if (op === "same") return format.escape(text);
  if (op === "elided") return format.elided;
  const words = format.escape(text.trimStart());
  const place = (href: string | undefined) => (href === undefined ? "no link" : format.code(href));
  const at = (word: string) => (clause === undefined ? "" : ` ${word} ${format.clause(clause)}`);
  const marks = {
    deleted: () => format.deleted(words) + (from ? format.note(`linked to ${place(from)}`) : ""),
    inserted: () => format.inserted(words) + (to ? format.note(`links to ${place(to)}`) : ""),
    link: () => format.marked(words) + format.note(`link changed from ${place(from)} to ${place(to)}`),
    emphasis: () =>
      format.marked(words) +
      format.note(`was ${emphasis?.before ?? "plain"}, is ${emphasis?.after ?? "plain"}`),
    movedAway: () => format.moved(words.replace(/^((?:\S+ ){7}\S+) .*/s, "$1\u2026"), `moved${at("to")}`),
    movedHere: () => format.moved(words, `moved${at("from") || " here"}`),
  };
  // The space before the words is not part of the change, so it is outside the marks.
  return (text === text.trimStart() ? "" : " ") + marks[op]();
}

/** A clause's number, with its former number if that differs; empty if it has none. */
export function numberOf({ number: { before, after } }: ClauseChange): string {
  return before && after && before !== after ? `${after} (was ${before})` : after || before;
}
