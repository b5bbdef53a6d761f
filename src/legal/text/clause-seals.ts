import { memoize } from "../../content/read/memoize";
import { readBlocks, type Block } from "./blocks";
import { lineOfBlock, sha256 } from "./fingerprint";
import { partsOf, partsUnder } from "./parts";

/** A block as one line without what changes when sections move: its own number, and the numbers of references. */
const unnumbered = ({ runs, ...block }: Block): Block => ({
  ...block,
  number: "",
  runs: runs.map((run) => (run.reference ? { ...run, text: "Section" } : run)),
});

function read(html: string): ReadonlyMap<string, string> {
  const parts = partsOf(readBlocks(html));
  return new Map(
    parts.flatMap(({ id }, index) => {
      if (!id) return [];
      const lines = partsUnder(parts, index)
        .flatMap(({ blocks }) => blocks)
        .map((block) => lineOfBlock(unnumbered(block), true));
      return [[id, sha256(lines.join("\n")).slice("sha256:".length, "sha256:".length + 12)] as const];
    }),
  );
}

/**
 * A short hash of each clause and section by its id: of words, link targets and emphasis. Different as soon as any of them
 * differs; the same when the clause only gets another number.
 * @param html a rendered legal text
 */
export const clauseSeals = memoize(read, 60);

/** The seal of several clauses in order; undefined where the text lacks one of them. */
export function sealOfClauses(
  seals: ReadonlyMap<string, string>,
  ids: readonly string[],
): string | undefined {
  const found = ids.map((id) => seals.get(id));
  return found.every((seal) => seal !== undefined) ? found.join("-") : undefined;
}
