// Every removed or reused clause id is reported.
import { checkIds } from "../../../../src/legal/record/checks/ids";
import { partsIn, subjects } from "../../../../src/legal/text/parts";
import { similarity } from "../../../../src/legal/text/similarity";
import { sample } from "../../../support/exhaustive";
import { documents, edited, lineOf, problemsOf, sealedSource, type RealDocument } from "../../support";

interface Clause {
  id: string;
  marker: string;
}

/**
 * Clauses whose marker is at the start of a paragraph and that nothing refers to, because removing a clause with references
 * fails elsewhere. Clauses with a reference in their first line are left out, because its number may change.
 */
function clausesOf({ body }: RealDocument): Clause[] {
  return [...body.matchAll(/^(\{\/\* #([a-z0-9-]+) \*\/\} )(?!.*<Ref )/gm)]
    .map(([, marker, id]) => ({ id: id!, marker: marker! }))
    .filter(({ id }) => !body.includes(`to="${id}"`) && !body.includes(`(#${id})`));
}

/** Replaces a whole clause, with its marker and lists, by a line. Blank lines keep the line numbers below. */
function replaceClause(body: string, { marker }: Clause, line: string): string {
  const at = body.indexOf(marker);
  const rest = body.slice(at);
  const clause = rest.slice(0, /\n\n(?:\{\/\* #|#)/.exec(rest)?.index);
  return body.replace(clause, () => line + "\n".repeat(clause.split("\n").length - 1));
}

const edits = sample(documents, 4).flatMap((document) =>
  sample(clausesOf(document), 2).map((clause) => [document.name, clause.id, document, clause] as const),
);

describe.each(edits)("%s, %s", (_name, id, document, clause) => {
  const { body } = document;
  const { marker } = clause;
  const line = lineOf(body, marker);
  const removed = `the published id \`${id}\` was removed`;

  it("a deleted marker is reported at the line of the clause's words", () => {
    const problem = problemsOf(document, body.replace(marker, "")).find(({ message }) => message === removed);
    expect(problem).toMatchObject({ file: document.file, line });
    expect(problem!.fix).toContain(`{/* #${id} */}`);
    expect(problem!.fix).toMatch(/landsAt: (?!undefined)/);
  });

  it("a renamed id is reported at its line, with the new id", () => {
    const [renamed, ...rest] = problemsOf(document, body.replace(marker, `{/* #fresh-${id} */} `));
    expect(renamed).toMatchObject({ line, message: `${removed}; its words are now under \`fresh-${id}\`` });
    expect(rest.map(({ message }) => message)).toEqual([
      expect.stringContaining(`\`fresh-${id}\` is new and not yet in`),
    ]);
  });

  it("a deleted clause is reported where it was", () => {
    const problem = problemsOf(document, replaceClause(body, clause, "")).find(({ message }) =>
      message.startsWith(removed),
    );
    // Right after the preceding clause, or the frontmatter.
    const before = body.lastIndexOf("{/* #", body.indexOf(marker) - 1);
    expect(problem!.line).toBeGreaterThanOrEqual(
      before < 0 ? 1 : lineOf(body, body.slice(before, body.indexOf(marker))),
    );
    expect(problem!.line).toBeLessThanOrEqual(line);
  });

  it("an id on a clause with other words is reported at its line", () => {
    const words = "Visitors may bring one well-behaved dog to our picnic on the second Sunday of June.";
    const problem = problemsOf(document, replaceClause(body, clause, marker + words)).find(({ message }) =>
      message.startsWith(`the id \`${id}\` now marks other words`),
    );
    expect(problem).toMatchObject({ file: document.file, line });
    expect(problem!.fix).toContain("on a line below `rewritten:`");
  });
});

describe("the checks of all documents", () => {
  const sources = documents.map((document) => ({ document, source: sealedSource(document) }));

  it("report every single removed id", () => {
    for (const { document, source } of sources)
      // Every other id at a time, so that the neighbors of each stay.
      for (const half of [0, 1]) {
        const gone = new Set(document.archive.record.ids.filter((_, index) => index % 2 === half));
        const parts = source.parts.map((part) => (gone.has(part.id) ? { ...part, id: "" } : part));
        const found = checkIds(document.archive, { ...source, parts }).flatMap(
          ({ message }) => /^the published id `(.+?)` was removed/.exec(message)?.[1] ?? [],
        );
        expect(new Set(found)).toEqual(gone);
      }
  });

  it("report any two neighboring clauses that swap ids, at the line of each", () => {
    let swaps = 0;
    for (const { document, source } of sources) {
      const clauses = source.parts.filter(({ id, heading }) => id && !heading);
      // First the first clause with the second, the third with the fourth; then the second with the third.
      for (const from of [0, 1]) {
        const other = new Map<string, string>();
        for (let at = from; at + 1 < clauses.length; at += 2) {
          other.set(clauses[at]!.id, clauses[at + 1]!.id).set(clauses[at + 1]!.id, clauses[at]!.id);
          swaps += 1;
        }
        const parts = source.parts.map((part) => ({ ...part, id: other.get(part.id) ?? part.id }));
        const found = checkIds(document.archive, { ...source, parts }).filter(({ message }) =>
          message.includes("now marks"),
        );
        const lines = clauses.filter(({ id }) => other.has(id)).map(({ blocks: [first] }) => first!.line);
        expect(found.map(({ line }) => line)).toEqual(expect.arrayContaining(lines));
      }
    }
    expect(swaps).toBeGreaterThan(400);
  });

  it("can tell different clauses from edited ones by their similarity", () => {
    let nearest = 0;
    let farthest = 1;
    for (const { sealed } of documents) {
      const texts = [...subjects(partsIn(sealed).filter(({ heading }) => !heading)).values()];
      texts.forEach((text, index) => {
        for (const other of texts.slice(index + 1, index + 4)) {
          const score = similarity(text, other);
          nearest = Math.max(nearest, score < 1 ? score : 0);
        }
        const words = text.split(" ");
        if (words.length <= 12) return;
        const replaced = words.map((word, at) => (at % 12 === 6 ? "replaced" : word)).join(" ");
        farthest = Math.min(farthest, similarity(text, replaced));
      });
    }
    process.stdout.write(
      `\nsimilarity: at most ${nearest.toFixed(2)} between different clauses, at least ${farthest.toFixed(2)} after one word in twelve was replaced\n`,
    );
    // The figures in src/legal/record/checks/ids.ts.
    expect(nearest).toBeLessThan(0.635);
    expect(farthest).toBeGreaterThan(0.765);
  });
});

describe("an id of the record", () => {
  const document = documents[1]!;
  const [, , { id: landing }, clause] = clausesOf(document) as [Clause, Clause, Clause, Clause];
  const { id, marker } = clause;
  const recorded = (fields: object) => ({
    ...document.archive,
    record: { ...document.archive.record, ...fields },
  });
  const retiring = (landsAt: string, retired = id) =>
    recorded({ retired: [{ id: retired, landsAt, on: "2026-11-21", why: "merged" }] });
  const without = edited(document, replaceClause(document.body, clause, ""));

  it("may mark entirely new words if it is listed as rewritten", () => {
    const line = `${marker}Something else altogether, for the same reason.`;
    const source = edited(document, replaceClause(document.body, clause, line));
    const found = (archive: typeof document.archive) =>
      checkIds(archive, source).filter(({ message }) => message.includes("other words"));
    expect(found(document.archive)).toHaveLength(1);
    expect(found(recorded({ rewritten: [{ id, on: "2026-11-21", why: "plainer words" }] }))).toEqual([]);
  });

  it.each([
    ["may be removed if it is retired", without, retiring(landing), undefined],
    [
      "must land at a clause if it is retired",
      without,
      retiring("nowhere"),
      /lands at `nowhere`, which is not a clause/,
    ],
    [
      "can only be retired if it was published",
      edited(document),
      retiring(landing, "never-there"),
      /^the retired id `never-there` was never published$/,
    ],
  ])("%s", (_, source, archive, message) => {
    const found = checkIds(archive, source).map((problem) => problem.message);
    expect(found).toEqual(message ? [expect.stringMatching(message)] : []);
  });

  it("may not be used again after it is retired", () => {
    const [problem] = checkIds(retiring(landing), edited(document));
    expect(problem).toMatchObject({
      line: lineOf(document.body, marker),
      message: `the retired id \`${id}\` is used again`,
    });
  });
});
