// Every edit under an old date is reported, at the line of the edit.
import { checkDated } from "../../../../src/legal/record/checks/text-dated";
import type { LegalSource } from "../../../../src/legal/record/checks/source";
import { wordsOfBlock, type Block } from "../../../../src/legal/text/blocks";
import { sample } from "../../../support/exhaustive";
import { documents, edited, lineOf, problemsOf, type RealDocument } from "../../support";

const dated = (document: RealDocument, change: Partial<LegalSource> = {}, body?: string) =>
  checkDated(document.archive, { ...edited(document, body), ...change });
const plainLine = ({ body }: RealDocument) =>
  body
    .split("\n")
    .filter((line) => /^(- )?["A-Z][^{<[\]|]{24,}$/.test(line))
    .slice(0, 4)
    .at(-1)!;
const edits: Record<string, (line: string) => string> = {
  "a word added": (line) => line.replace(/ (\w+)(\W*)$/, " surely $1$2"),
  "a word removed": (line) => line.replace(/ \w+(\W*)$/, "$1"),
  "a comma added": (line) => line.replace(/(\w) /, "$1, "),
  "a capital": (line) => line.replace(/ ([a-z])/, (found) => found.toUpperCase()),
};

describe.each(documents.map((document) => [document.name, document] as const))("%s", (_, document) => {
  let blocks: readonly Block[] = [];
  beforeAll(() => ({ blocks } = edited(document)));

  it("reads as it was published", () => expect(problemsOf(document, document.body)).toEqual([]));

  it.each(Object.entries(edits))("%s under the old date is reported at the edited sentence", (__, edit) => {
    const line = plainLine(document);
    const words = line.replace(/^- /, "");
    // The words of a line without markup are also the rendered words, so the rendered text can be edited.
    const change = (block: Block): Block => {
      const text = wordsOfBlock(block);
      return text.includes(words) ? { ...block, runs: [{ text: text.replace(words, edit(words)) }] } : block;
    };
    const [problem] = dated(document, { blocks: blocks.map(change) });
    expect(problem).toMatchObject({ file: document.file, line: lineOf(document.body, line), column: 1 });
    expect(problem!.message).toContain(
      `since version ${document.archive.record.texts.at(-1)!.version} (${document.fields.dateKind} ${document.fields.date})`,
    );
    expect(problem!.fix).toContain(`npm run publish-legal -- ${document.name} --date`);
  });

  it("a removed last paragraph is reported", () => {
    expect(dated(document, { blocks: blocks.slice(0, -1) })).toHaveLength(1);
  });

  it("another date, title or kind of date in the frontmatter is reported at its line, with the published one", () => {
    for (const [field, value] of [
      ["date", "2099-01-01"],
      ["title", "Other Terms"],
      ["dateKind", "Effective on or about"],
    ] as const) {
      const fields = { ...document.fields, [field]: value };
      const [problem, ...rest] = dated(document, { fields } as Partial<LegalSource>);
      expect(rest).toEqual([]);
      expect(problem!.message).toContain(`\`${field}: ${value}\` is not what was published`);
      expect(problem!.line).toBeGreaterThan(1);
      const { [field]: published } = document.archive.record.texts.at(-1)!;
      const restored = `restore \`${field}: ${published}\``;
      // A new date alone makes no version.
      expect(problem!.fix).toEqual(field === "date" ? restored : expect.stringContaining(restored));
    }
  });
});

const lastRow = ({ body }: RealDocument) => body.match(/^\|.*\w \|$/gm)?.at(-1);

it.each(documents.filter(lastRow).map((document) => [document.name, document] as const))(
  "a changed cell in a table of %s is reported at its row",
  (_, document) => {
    const row = lastRow(document)!;
    const [problem] = dated(document, {}, document.body.replace(row, row.replace(/ \|$/, " surely |")));
    expect(problem!.line).toBe(lineOf(document.body, row));
  },
);

describe.each(sample(documents, 4).map((document) => [document.name, document] as const))(
  "the file of %s",
  (_, document) => {
    const { body } = document;

    it("has an added word, which is reported at its line", () => {
      const line = plainLine(document);
      const longer = body.replace(line, edits["a word added"]!(line));
      const [problem, ...rest] = dated(document, {}, longer);
      expect([problem!.line, rest]).toEqual([lineOf(body, line), []]);
    });

    it("is wrapped in another way, which is not an edit", () => {
      const wrapped = body
        .split("\n\n")
        .map((chunk) => (/^(\||#|\s*(-|\d+\.) |<)/m.test(chunk) ? chunk : chunk.replaceAll("\n", " ")))
        .join("\n\n");
      expect(dated(document, {}, wrapped)).toEqual([]);
    });
  },
);

it("the numbers of a list are part of the text, and a change of them is reported at the first item", () => {
  const document = documents.find(({ name }) => name === "loan-terms")!;
  const bullets = document.body.replace(/^\d\. /gm, "- ");
  const [problem] = dated(document, {}, bullets);
  expect(problem!.message).toContain("is in another kind of list in the published text");
  expect(problem!.line).toBe(lineOf(document.body, "\n1. ") + 1);
});

it("a link's target is part of the text", () => {
  const mailLink = /\]\(link:mail\.\w+\)/;
  const linked = documents.filter(({ body }) => mailLink.test(body));
  expect(linked).toHaveLength(8);
  for (const document of sample(linked, 4))
    expect(dated(document, {}, document.body.replace(mailLink, "](link:mail.press)"))).toHaveLength(1);
});
