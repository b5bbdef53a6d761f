import type { Block } from "./blocks";
import { lineOfBlock, sha256 } from "./fingerprint";
import { describeIds, type Part } from "./parts";

/** A block without the numbers that change when sections move: its own, and those of references. */
const unnumbered = ({ runs, ...block }: Block): Block => ({
  ...block,
  number: "",
  runs: runs.map((run) => (run.reference ? { ...run, text: "Section" } : run)),
});

/**
 * Short hashes of clauses and sections by id. They cover words, link targets and emphasis, but not the numbers of sections.
 * @param parts a rendered legal text
 */
export const clauseSeals = (parts: readonly Part[]): ReadonlyMap<string, string> =>
  describeIds(parts, (blocks) => {
    const lines = blocks.map((block) => lineOfBlock(unnumbered(block), true));
    return sha256(lines.join("\n")).slice("sha256:".length, "sha256:".length + 12);
  });

/** The seal of several clauses, in order; undefined if the text lacks one of them. */
export function sealOfClauses(seals: ReadonlyMap<string, string>, ids: readonly string[]) {
  const found = ids.map((id) => seals.get(id));
  return found.every((seal) => seal !== undefined) ? found.join("-") : undefined;
}
