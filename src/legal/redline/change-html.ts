import { escapeHtml } from "../text/escape-html";
import type { ClauseChange, DocumentChange, Piece } from "./types";

const spoken = (text: string) => `<span class="spoken">${text}</span>`;
const place = (href: string | undefined) =>
  href === undefined ? "no link" : `<code>${escapeHtml(href)}</code>`;

/** The words, and the space before them outside of the marks, where it is nobody's change. */
function around(text: string, wrap: (words: string) => string): string {
  const words = text.trimStart();
  return (words === text ? "" : " ") + wrap(escapeHtml(words));
}

/** A piece with its marks. Hidden words repeat what color and lines express. */
export function pieceHtml(name: string, { op, text, from, to, clause, emphasis }: Piece): string {
  const at = (word: string) =>
    clause === undefined
      ? ""
      : ` ${word} <a href="#redline-${escapeHtml(name)}-${escapeHtml(clause)}">${escapeHtml(clause)}</a>`;
  switch (op) {
    case "same":
      return escapeHtml(text);
    case "elided":
      return ` <span aria-hidden="true">\u2026</span>${spoken(" (unchanged text left out) ")}`;
    case "deleted":
      return around(
        text,
        (words) =>
          `<del>${spoken("[deleted: ")}${words}${spoken("]")}</del>${from ? ` <small>(led to ${place(from)})</small>` : ""}`,
      );
    case "inserted":
      return around(
        text,
        (words) =>
          `<ins>${spoken("[added: ")}${words}${spoken("]")}</ins>${to ? ` <small>(leads to ${place(to)})</small>` : ""}`,
      );
    case "link":
      return around(
        text,
        (words) => `<mark>${words}</mark> <small>(link changed from ${place(from)} to ${place(to)})</small>`,
      );
    case "emphasis":
      return around(
        text,
        (words) =>
          `<mark>${words}</mark> <small>(was ${emphasis?.before ?? "plain"}, is ${emphasis?.after ?? "plain"})</small>`,
      );
    case "movedAway":
      return around(
        text,
        (words) =>
          `<span class="moved">${spoken("[")}${words.split(" ").slice(0, 8).join(" ")}\u2026 <small>(moved${at("to")})</small>${spoken("]")}</span>`,
      );
    case "movedHere":
      return around(
        text,
        (words) =>
          `<span class="moved">${spoken("[")}${words} <small>(moved${at("from") || " here"})</small>${spoken("]")}</span>`,
      );
  }
}

const status = { changed: "Changed", added: "New", removed: "Removed", moved: "Moved" } as const;

function clauseHtml(
  name: string,
  { id, status: what, under, number, pieces, notes }: ClauseChange,
  level: number,
): string {
  const numbers =
    number.before && number.after && number.before !== number.after
      ? `${number.after} (was ${number.before})`
      : number.after || number.before;
  const where = [numbers, under].filter(Boolean).join(", ");
  const words = pieces.length
    ? `<p>${pieces
        .map((piece) => pieceHtml(name, piece))
        .join("")
        .trim()}</p>`
    : "";
  return [
    `<section class="change" id="redline-${escapeHtml(name)}-${escapeHtml(id)}">`,
    `<h${level}>${status[what]}: ${escapeHtml(where)} <small><code>${escapeHtml(id)}</code></small></h${level}>`,
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    words,
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
