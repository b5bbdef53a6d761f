import { parseDocument } from "yaml";
import type { Content } from "../../content/read/load-content";
import { suggest } from "../../content/schema/did-you-mean";
import { clauseSeals, sealOfClauses } from "../text/clause-seals";
import { changedClauses, entriesOf } from "./checks/notes";
import type { LegalSource } from "./checks/source";
import { ensure } from "./publish";

/**
 * Seals the key terms and notes of some clauses to the current text of the clauses.
 * @param text the YAML of content/facts/legal-notes.yaml
 * @param ids the clauses that a person has compared with their summaries
 * @returns the new YAML
 * @throws Error if an id has no summary or no clause, or a summary covers another clause that changed
 */
export function confirmNotes(
  text: string,
  source: Pick<LegalSource, "name" | "parts">,
  notes: Content["data"]["legalNotes"],
  ids: readonly string[],
): string {
  const entries = entriesOf(source.name, notes[source.name] ?? { keyTerms: [], notes: [] });
  const known = new Set(entries.flatMap(({ clauses }) => clauses));
  const seals = clauseSeals(source.parts);
  for (const id of ids) {
    ensure(
      known.has(id) && seals.has(id),
      known.has(id) ? `${source.name} has no clause \`${id}\`` : `nothing summarizes \`${id}\``,
      `a clause of ${source.name} with a key term or a note`,
      suggest(id, known.has(id) ? seals.keys() : known, "name one of them"),
    );
  }
  const document = parseDocument(text);
  for (const entry of entries.filter(({ clauses }) => clauses.some((id) => ids.includes(id)))) {
    const others = changedClauses(entry, seals).filter((id) => !ids.includes(id));
    ensure(
      !others.length,
      `the summary of ${entry.clauses.join(", ")} also covers ${others.join(", ")}, which changed since it was confirmed`,
      "every changed clause of a summary",
      `compare ${others.join(", ")} too, and name it`,
    );
    document.setIn([...entry.path, "seal"], sealOfClauses(seals, entry.clauses));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
