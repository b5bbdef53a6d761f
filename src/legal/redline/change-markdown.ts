import { formatPiece, numberOf, type PieceFormat } from "./format-pieces";
import type { ClauseChange, DocumentChange, Piece } from "./types";

/** Escapes text for GitHub-flavored Markdown. A zero-width space after `@` prevents mentions. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>|#]/g, "\\$&").replace(/@/g, "@\u200b");
}

const code = (text: string) => `\`${text}\``;

const format: PieceFormat = {
  escape: escapeMarkdown,
  elided: " \u2026",
  // Not ~~ and **: between a word and a punctuation mark they are shown as they are (CommonMark 0.31, 6.2).
  deleted: (words) => `<del>${words}</del>`,
  inserted: (words) => `<ins>${words}</ins>`,
  marked: (words) => words,
  moved: (words, how) => `\u27e8${words} ${how}\u27e9`,
  note: (text) => ` (${text})`,
  code,
  clause: code,
};

/** Pieces as a block quote within a list item; empty if there are none. */
export function quotedPieces(pieces: readonly Piece[]): string {
  const words = pieces
    .map((piece) => formatPiece(piece, format))
    .join("")
    .trim();
  return words && `\n  > ${words}`;
}

const status = { changed: "changed", added: "new", removed: "removed", moved: "moved" } as const;

function clauseMarkdown(change: ClauseChange): string {
  const number = numberOf(change);
  const notes = change.notes.map((note) => ` ${escapeMarkdown(note)}`).join("");
  return `- ${number ? `**${number}** ` : ""}${code(change.id)} (${status[change.status]})${notes}${quotedPieces(change.pieces)}`;
}

/** A document's changes as Markdown for a pull request: deleted and inserted words as HTML elements, ⟨moved⟩. */
export function changeMarkdown({ title, status, clauses, renumbered }: DocumentChange): string {
  const numbers = renumbered.map(({ before, after }) => `${before || "none"} is now ${after || "none"}`);
  return [
    `### ${escapeMarkdown(title)} (${status})`,
    "",
    ...clauses.map(clauseMarkdown),
    ...(numbers.length ? [`- Renumbered: ${numbers.join("; ")}`] : []),
  ].join("\n");
}
