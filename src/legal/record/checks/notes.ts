import { suggest } from "../../../content/schema/did-you-mean";
import type { Diagnostic } from "../../../content/schema/diagnostic";
import type { DocumentNotes } from "../../../content/facts/legal-notes";
import { dataFile } from "../../../content/read/load-content";
import type { YamlSource } from "../../../content/read/yaml-source";
import { clauseSeals } from "../../text/clause-seals";
import type { LegalSource } from "./source";

/** The file with all key terms and notes. */
export const notesFile = dataFile("legalNotes");

/** The key terms and notes of a document, each with its path in the file. @param name the document's name */
export function entriesOf(name: string, { keyTerms, notes }: DocumentNotes) {
  return [
    ...keyTerms.map(({ clauses, seal }, index) => ({ path: [name, "keyTerms", index], clauses, seal })),
    ...notes.map(({ clause, seal }, index) => ({ path: [name, "notes", index], clauses: [clause], seal })),
  ];
}

type Entry = ReturnType<typeof entriesOf>[number];

/** The clauses of an entry that changed since it was confirmed; all of them if it never was. */
export function changedClauses({ clauses, seal }: Entry, seals: ReadonlyMap<string, string>): string[] {
  const confirmed = seal?.split("-") ?? [];
  return confirmed.length === clauses.length
    ? clauses.filter((id, index) => seals.get(id) !== confirmed[index])
    : [...clauses];
}

/**
 * Checks that every key term and note belongs to existing clauses, and that these have not changed since a person
 * confirmed the summary.
 */
export function checkNotes(source: LegalSource, notes: DocumentNotes, yaml: YamlSource): Diagnostic[] {
  const seals = clauseSeals(source.parts);
  const headings = new Set(source.parts.filter(({ heading }) => heading).map(({ id }) => id));
  const seen = new Set<string>();
  return entriesOf(source.name, notes).flatMap((entry): Diagnostic | Diagnostic[] => {
    const { path, clauses, seal } = entry;
    const isNote = path[1] === "notes";
    const place = yaml.placeOf(path);
    const unknown = clauses.filter((id) => !seals.has(id));
    if (unknown.length)
      return unknown.map((id) => ({
        ...place,
        message: `\`${id}\` is not a clause of ${source.name}`,
        expected: `an id of content/legal/${source.name}.mdx`,
        fix: suggest(id, seals.keys(), "name a clause, or remove the summary"),
      }));
    const [first] = clauses;
    if (isNote && (headings.has(first!) || seen.has(first!)))
      return {
        ...place,
        message: seen.has(first!) ? `the clause \`${first}\` has two notes` : `\`${first}\` is a heading`,
        expected: "one note per clause; a clause is a paragraph with an id",
        fix: seen.has(first!) ? "merge the two notes" : "name one of the clauses under it",
      };
    if (isNote) seen.add(first!);
    const changed = changedClauses(entry, seals);
    if (!changed.length) return [];
    const named = changed.map((id) => `\`${id}\``).join(", ");
    const one = changed.length === 1;
    return {
      ...place,
      message: seal
        ? `the ${one ? "clause" : "clauses"} ${named} changed after this summary was confirmed`
        : `nobody has confirmed this summary of ${named}`,
      expected: "a summary that a person has compared with the current clause",
      fix: `compare them, correct the summary if needed, then run npm run confirm-notes -- ${source.name} ${clauses.join(" ")}`,
    };
  });
}
