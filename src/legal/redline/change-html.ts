import { escapeHtml } from "../../content/html";
import { formatPiece, numberOf, type PieceFormat } from "./format-pieces";
import type { ClauseChange, DocumentChange, Piece } from "./types";

/** Visually hidden words for what color and lines express. */
const spoken = (text: string) => `<span class="spoken">${text}</span>`;

const formatFor = (name: string): PieceFormat => ({
  escape: escapeHtml,
  elided: ` <span aria-hidden="true">\u2026</span>${spoken(" (unchanged text left out) ")}`,
  deleted: (words) => `<del>${spoken("[deleted: ")}${words}${spoken("]")}</del>`,
  inserted: (words) => `<ins>${spoken("[added: ")}${words}${spoken("]")}</ins>`,
  marked: (words) => `<mark>${words}</mark>`,
  moved: (words, how) =>
    `<span class="moved">${spoken("[")}${words} <small>(${how})</small>${spoken("]")}</span>`,
  note: (text) => ` <small>(${text})</small>`,
  code: (text) => `<code>${escapeHtml(text)}</code>`,
  clause: (id) => `<a href="#redline-${escapeHtml(name)}-${escapeHtml(id)}">${escapeHtml(id)}</a>`,
});

/** A piece with its marks, as HTML. @param name the document's name */
export const pieceHtml = (name: string, piece: Piece) => formatPiece(piece, formatFor(name));

/** Pieces as an HTML paragraph; empty if there are none. */
export function piecesHtml(name: string, pieces: readonly Piece[]): string {
  const words = pieces.map((piece) => pieceHtml(name, piece)).join("");
  return pieces.length ? `<p>${words.trim()}</p>` : "";
}

const status = { changed: "Changed", added: "New", removed: "Removed", moved: "Moved" } as const;

function clauseHtml(name: string, change: ClauseChange, level: number): string {
  const id = escapeHtml(change.id);
  const where = [numberOf(change), change.under].filter(Boolean).join(", ");
  return [
    `<section class="change" id="redline-${escapeHtml(name)}-${id}">`,
    `<h${level}>${status[change.status]}: ${escapeHtml(where)} <small><code>${id}</code></small></h${level}>`,
    ...change.notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    piecesHtml(name, change.pieces),
    "</section>",
  ]
    .filter(Boolean)
    .join("\n");
}

function renumberedHtml({ renumbered }: DocumentChange): string {
  if (!renumbered.length) return "";
  const list = renumbered
    .map(({ before, after }) => `${escapeHtml(before || "none")} is now ${escapeHtml(after || "none")}`)
    .join("; ");
  return `<p class="note">Numbers that changed because of this, with the references to them: ${list}.</p>`;
}

/**
 * A document's changes as HTML, clause by clause.
 * @param level the level of the clauses' headings, 2 to 6
 */
export function changeHtml(change: DocumentChange, level: number): string {
  return [...change.clauses.map((clause) => clauseHtml(change.name, clause, level)), renumberedHtml(change)]
    .filter(Boolean)
    .join("\n");
}
