// Removed or reused clause ids are all caught.
import { checkIds } from "../../../../src/legal/record/checks/ids";
import { partsIn, subjects } from "../../../../src/legal/text/parts";
import { similarity } from "../../../../src/legal/text/similarity";
import { sample } from "../../../support/exhaustive";
import { documents, edited, lineOf, problemsOf, type RealDocument } from "../../support";

interface Clause {
  id: string;
  marker: string;
}

/**
 * Clauses whose marker stands at the start of a paragraph, and that nothing refers to: taking a referred one away fails elsewhere.
 * Without those that begin with a reference to a number, which may be another one afterwards.
 */
function clausesOf({ body }: RealDocument): Clause[] {
  return [...body.matchAll(/^(\{\/\* #([a-z0-9-]+) \*\/\} )(?!.*<Ref )/gm)]
    .map(([, marker, id]) => ({ id: id!, marker: marker! }))
    .filter(({ id }) => !body.includes(`to="${id}"`) && !body.includes(`(#${id})`));
}

/** Replaces the whole clause, marker and list and all, by a line and as many blank ones: the lines below keep their numbers. */
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
  const gone = `the published id \`${id}\` is gone`;

  it("its marker is deleted, the words stay: caught at the line of the words", () => {
    const problem = problemsOf(document, body.replace(marker, "")).find(({ message }) => message === gone);
    expect(problem).toMatchObject({ file: document.file, line });
    expect(problem!.fix).toContain(`{/* #${id} */}`);
    expect(problem!.fix).toMatch(/landsAt: (?!undefined)/);
  });

  it("it is renamed: caught at its line, with the new name", () => {
    const [renamed, ...rest] = problemsOf(document, body.replace(marker, `{/* #fresh-${id} */} `));
    expect(renamed).toMatchObject({ line, message: `${gone}; its words are now under \`fresh-${id}\`` });
    expect(rest.map(({ message }) => message)).toEqual([
      expect.stringContaining(`\`fresh-${id}\` is new and not yet in`),
    ]);
  });

  it("the whole clause is deleted: caught where it stood", () => {
    const problem = problemsOf(document, replaceClause(body, clause, "")).find(({ message }) =>
      message.startsWith(gone),
    );
    // Right after what stood before it: another clause, or the frontmatter.
    const before = body.lastIndexOf("{/* #", body.indexOf(marker) - 1);
    expect(problem!.line).toBeGreaterThanOrEqual(
      before < 0 ? 1 : lineOf(body, body.slice(before, body.indexOf(marker))),
    );
    expect(problem!.line).toBeLessThanOrEqual(line);
  });

  it("it stands on a new clause with other words: caught at its line", () => {
    const words = "Visitors may bring one well-behaved dog to our picnic on the second Sunday of June.";
    const problem = problemsOf(document, replaceClause(body, clause, marker + words)).find(({ message }) =>
      message.startsWith(`the id \`${id}\` is now on other words`),
    );
    expect(problem).toMatchObject({ file: document.file, line });
    expect(problem!.fix).toContain("`rewritten`");
  });
});

describe("all documents", () => {
  const sources = documents.map((document) => ({ document, source: edited(document) }));

  it("every single id, taken out of the text: caught", () => {
    for (const { document, source } of sources)
      // Half of them at a time, so that each has neighbors that stay.
      for (const half of [0, 1]) {
        const gone = new Set(document.archive.record.ids.filter((_, index) => index % 2 === half));
        const parts = source.parts.map((part) => (gone.has(part.id) ? { ...part, id: "" } : part));
        const found = checkIds(document.archive, { ...source, parts }).flatMap(
          ({ message }) => /^the published id `(.+?)` is gone/.exec(message)?.[1] ?? [],
        );
        expect(new Set(found)).toEqual(gone);
      }
  });

  it("every two neighboring clauses swap their ids: caught, at the line of each", () => {
    let swaps = 0;
    for (const { document, source } of sources) {
      const clauses = source.parts.filter(({ id, heading }) => id && !heading);
      // Every other pair at a time: the first with the second, the third with the fourth; then the second with the third.
      for (const from of [0, 1]) {
        const other = new Map<string, string>();
        for (let at = from; at + 1 < clauses.length; at += 2) {
          other.set(clauses[at]!.id, clauses[at + 1]!.id).set(clauses[at + 1]!.id, clauses[at]!.id);
          swaps += 1;
        }
        const parts = source.parts.map((part) => ({ ...part, id: other.get(part.id) ?? part.id }));
        const found = checkIds(document.archive, { ...source, parts }).filter(({ message }) =>
          message.includes("is now on"),
        );
        const lines = clauses.filter(({ id }) => other.has(id)).map(({ blocks: [first] }) => first!.line);
        expect(found.map(({ line }) => line)).toEqual(expect.arrayContaining(lines));
      }
    }
    expect(swaps).toBeGreaterThan(400);
  });

  it("the measure of sameness tells clauses apart and knows them again after an edit", () => {
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
      `\nsameness: at most ${nearest.toFixed(2)} between different clauses, at least ${farthest.toFixed(2)} after one word in twelve was replaced\n`,
    );
    // As src/legal/record/checks/ids.ts tells of its limit.
    expect(nearest).toBeLessThan(0.635);
    expect(farthest).toBeGreaterThan(0.765);
  });
});

describe("an id in the record", () => {
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

  it("may be on words that are all new once it is listed as rewritten", () => {
    const line = `${marker}Something else altogether, for the same reason.`;
    const source = edited(document, replaceClause(document.body, clause, line));
    const found = (archive: typeof document.archive) =>
      checkIds(archive, source).filter(({ message }) => message.includes("other words"));
    expect(found(document.archive)).toHaveLength(1);
    expect(found(recorded({ rewritten: [{ id, on: "2026-11-21", why: "plainer words" }] }))).toEqual([]);
  });

  it.each([
    ["may be gone once it is retired", without, retiring(landing), undefined],
    [
      "must land somewhere when retired",
      without,
      retiring("nowhere"),
      /lands at `nowhere`, which is no clause/,
    ],
    [
      "must have been published to be retired",
      edited(document),
      retiring(landing, "never-there"),
      /^the retired id `never-there` was never published$/,
    ],
  ])("%s", (_, source, archive, message) => {
    const found = checkIds(archive, source).map((problem) => problem.message);
    expect(found).toEqual(message ? [expect.stringMatching(message)] : []);
  });

  it("may not come back once it is retired", () => {
    const [problem] = checkIds(retiring(landing), edited(document));
    expect(problem).toMatchObject({
      line: lineOf(document.body, marker),
      message: `the id \`${id}\` is retired and used here again`,
    });
  });
});
