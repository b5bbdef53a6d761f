// Removed or reused clause ids are all caught.
import { checkIds } from "../../../../src/legal/record/checks/ids";
import { readBlocks } from "../../../../src/legal/text/blocks";
import { partsOf, subjects } from "../../../../src/legal/text/parts";
import { similarity } from "../../../../src/legal/text/similarity";
import { sample } from "../../../support/exhaustive";
import { documents, edited, lineOf, problemsOf, type RealDocument } from "../../support";

/** Clauses whose marker stands at the start of a paragraph, and that nothing refers to: taking a referred one away fails elsewhere. */
function clausesOf({ body }: RealDocument): { id: string; marker: string }[] {
  return [...body.matchAll(/^\{\/\* #([a-z0-9-]+) \*\/\} /gm)]
    .map(([marker, id]) => ({ id: id!, marker }))
    .filter(({ id }) => !body.includes(`to="${id}"`) && !body.includes(`(#${id})`));
}
const cases = (count: number) =>
  sample(documents, 4).flatMap((document) =>
    sample(clausesOf(document), count).map(
      (clause) => [`${document.name}#${clause.id}`, document, clause] as const,
    ),
  );

describe("a removed id", () => {
  it.each(cases(3))(
    "%s: its marker is deleted, the words stay: caught at the line of the words",
    (_, document, { id, marker }) => {
      const [problem] = problemsOf(document, document.body.replace(marker, "")).filter(({ message }) =>
        message.includes(`\`${id}\` is gone`),
      );
      expect(problem).toMatchObject({
        file: document.file,
        line: lineOf(document.body, marker),
        message: `the published id \`${id}\` is gone`,
      });
      expect(problem!.fix).toContain(`{/* #${id} */}`);
      expect(problem!.fix).toMatch(/landsAt: (?!undefined)/);
    },
  );

  it.each(cases(2))("%s: renamed: caught at its line, with the new name", (_, document, { id, marker }) => {
    const [gone, ...rest] = problemsOf(document, document.body.replace(marker, "{/* #a-fresh-name */} "));
    expect(gone).toMatchObject({
      line: lineOf(document.body, marker),
      message: `the published id \`${id}\` is gone; its words are now under \`a-fresh-name\``,
    });
    expect(rest.map(({ message }) => message)).toEqual([
      expect.stringContaining("`a-fresh-name` is new and not yet in"),
    ]);
  });

  it.each(cases(2))(
    "%s: the whole clause is deleted: caught where it stood",
    (_, document, { id, marker }) => {
      const at = document.body.indexOf(marker);
      const end = document.body.indexOf("\n\n", at);
      const body = document.body.slice(0, at) + (end < 0 ? "" : document.body.slice(end + 2));
      const gone = problemsOf(document, body).find(({ message }) => message.includes(`\`${id}\` is gone`));
      expect(gone).toBeDefined();
      // Right after what stood before it: another clause, or the frontmatter.
      const before = document.body.lastIndexOf("{/* #", at - 1);
      expect(gone!.line).toBeGreaterThanOrEqual(
        before < 0 ? 1 : lineOf(document.body, document.body.slice(before, at)),
      );
      expect(gone!.line).toBeLessThanOrEqual(lineOf(document.body, marker));
    },
  );

  it("every single id of every document, taken out of the text: caught", () => {
    for (const document of documents) {
      const source = edited(document);
      // Half of them at a time, so that each has neighbors that stay.
      for (const half of [0, 1]) {
        const gone = new Set(document.archive.record.ids.filter((_, index) => index % 2 === half));
        const parts = source.parts.map((part) => (gone.has(part.id) ? { ...part, id: "" } : part));
        const found = checkIds(document.archive, { ...source, parts }).flatMap(
          ({ message }) => /^the published id `(.+?)` is gone/.exec(message)?.[1] ?? [],
        );
        expect(new Set(found)).toEqual(gone);
      }
    }
  });
});

describe("a reused id", () => {
  it("every two neighboring clauses of every document swap their ids: caught, at the line of each", () => {
    let swaps = 0;
    for (const document of documents) {
      const source = edited(document);
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

  it.each(cases(2))(
    "%s: on a new clause with other words: caught at its line",
    (_, document, { id, marker }) => {
      const at = document.body.indexOf(marker);
      const end = document.body.indexOf("\n\n", at);
      const body = `${document.body.slice(0, at)}${marker}Visitors may bring one well-behaved dog to our picnic on the second Sunday of June.${end < 0 ? "\n" : document.body.slice(end)}`;
      const found = problemsOf(document, body).find(({ message }) =>
        message.startsWith(`the id \`${id}\` is now on other words`),
      );
      expect(found).toMatchObject({ file: document.file, line: lineOf(document.body, marker) });
      expect(found!.fix).toContain("`rewritten`");
    },
  );

  it("words that are all new under the same subject pass once they are listed as rewritten", () => {
    const document = documents[1]!;
    const { id, marker } = clausesOf(document)[3]!;
    const body = document.body.replace(
      new RegExp(`${marker.replace(/[{}*/]/g, "\\$&")}[^]*?\\n\\n`),
      `${marker}Something else altogether, for the same reason.\n\n`,
    );
    const record = {
      ...document.archive.record,
      rewritten: [{ id, on: "2026-11-21", why: "plainer words" }],
    };
    const told = (archive: typeof document.archive) =>
      problemsOf(document, body, archive).filter(({ message }) => message.includes("other words"));
    expect([told(document.archive).length, told({ ...document.archive, record }).length]).toEqual([1, 0]);
  });

  it("the measure of sameness tells clauses apart and knows them again after an edit", () => {
    let nearest = 0;
    let farthest = 1;
    for (const { archive } of documents) {
      const texts = [
        ...subjects(
          partsOf(readBlocks([...archive.texts.values()].at(-1)!)).filter(({ heading }) => !heading),
        ).values(),
      ];
      texts.forEach((text, index) => {
        for (const other of texts.slice(index + 1, index + 4))
          nearest = Math.max(nearest, similarity(text, other) < 1 ? similarity(text, other) : 0);
        const words = text.split(" ");
        if (words.length > 12)
          farthest = Math.min(
            farthest,
            similarity(text, words.map((word, at) => (at % 12 === 6 ? "replaced" : word)).join(" ")),
          );
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

describe("a retired id", () => {
  const document = documents[1]!;
  const { id, marker } = clausesOf(document)[3]!;
  const at = document.body.indexOf(marker);
  const body = document.body.slice(0, at) + document.body.slice(document.body.indexOf("\n\n", at) + 2);
  const landing = clausesOf(document)[2]!.id;
  const archive = (landsAt: string, retired = id) => ({
    ...document.archive,
    record: {
      ...document.archive.record,
      retired: [{ id: retired, landsAt, on: "2026-11-21", why: "merged" }],
    },
  });
  const idProblems = (text: string, of: ReturnType<typeof archive>) =>
    checkIds(of, edited(document, text)).map(({ message }) => message);

  it("is gone in peace", () => expect(idProblems(body, archive(landing))).toEqual([]));
  it("must land somewhere", () =>
    expect(idProblems(body, archive("nowhere"))).toEqual([
      expect.stringContaining("lands at `nowhere`, which is no clause"),
    ]));
  it("must have been published", () =>
    expect(idProblems(document.body, archive(landing, "never-there"))).toEqual([
      "the retired id `never-there` was never published",
    ]));
  it("may not come back", () => {
    const [problem] = checkIds(archive(landing), edited(document));
    expect(problem).toMatchObject({
      line: lineOf(document.body, marker),
      message: `the id \`${id}\` is retired and used here again`,
    });
  });
});
