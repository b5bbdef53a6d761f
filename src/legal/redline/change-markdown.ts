import { escapeMarkdown } from "./escape";
import type { ClauseChange, DocumentChange, Piece } from "./types";

const place = (href: string | undefined) => (href === undefined ? "no link" : `\`${href}\``);

function around(text: string, wrap: (words: string) => string): string {
  const words = text.trimStart();
  return (words === text ? "" : " ") + wrap(escapeMarkdown(words));
}

export function pieceMarkdown({ op, text, from, to, clause, emphasis }: Piece): string {
  switch (op) {
    case "same":
      return escapeMarkdown(text);
    case "elided":
      return " \u2026";
    case "deleted":
      return around(text, (words) => `~~${words}~~${from ? ` (led to ${place(from)})` : ""}`);
    case "inserted":
      return around(text, (words) => `**${words}**${to ? ` (leads to ${place(to)})` : ""}`);
    case "link":
      return around(text, (words) => `${words} (link changed from ${place(from)} to ${place(to)})`);
    case "emphasis":
      return around(
        text,
        (words) => `${words} (was ${emphasis?.before ?? "plain"}, is ${emphasis?.after ?? "plain"})`,
      );
    case "movedAway":
      return around(
        text,
        (words) =>
          `\u27e8${words.split(" ").slice(0, 8).join(" ")}\u2026 moved${clause === undefined ? "" : ` to \`${clause}\``}\u27e9`,
      );
    case "movedHere":
      return around(
        text,
        (words) => `\u27e8${words} moved${clause === undefined ? " here" : ` from \`${clause}\``}\u27e9`,
      );
  }
}

const status = { changed: "changed", added: "new", removed: "removed", moved: "moved" } as const;

function clauseMarkdown({ id, status: what, number, pieces, notes }: ClauseChange): string {
  const isRenumbered = number.before && number.after && number.before !== number.after;
  const numbers = isRenumbered ? `${number.after} (was ${number.before})` : number.after || number.before;
  const words = pieces.map(pieceMarkdown).join("").trim();
  return `- ${numbers ? `**${numbers}** ` : ""}\`${id}\` (${status[what]})${notes.map((note) => ` ${escapeMarkdown(note)}`).join("")}${words ? `\n  > ${words}` : ""}`;
}

/** A document's changes for a pull request: ~~gone~~, **new**, ⟨moved⟩. */
export function changeMarkdown(change: DocumentChange): string {
  const renumbered = change.renumbered.length
    ? [
        `- Renumbered: ${change.renumbered.map(({ before, after }) => `${before || "none"} is now ${after || "none"}`).join("; ")}`,
      ]
    : [];
  return [
    `### ${escapeMarkdown(change.title)} (${change.status})`,
    "",
    ...change.clauses.map(clauseMarkdown),
    ...renumbered,
  ].join("\n");
}
