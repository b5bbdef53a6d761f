// Stale-date edits are all caught, at the line of the edit.
import { checkDated } from "../../../../src/legal/record/checks/text-dated";
import { sample } from "../../../support/exhaustive";
import { documents, edited, lineOf, problemsOf, type RealDocument } from "../../support";

const dated = (document: RealDocument, body: string) =>
  problemsOf(document, body).filter(({ message }) => message.startsWith("the text has changed"));
const named = (chosen: readonly RealDocument[]) =>
  chosen.map((document) => [document.name, document] as const);
const plainLines = ({ body }: RealDocument) =>
  body.split("\n").filter((line) => /^(- )?["A-Z][^{<[\]|]{24,}$/.test(line));
const plainLine = (document: RealDocument) => plainLines(document).slice(0, 4).at(-1)!;

it.each(named(documents))("%s, as it stands, is what was published", (_, document) => {
  expect(problemsOf(document, document.body)).toEqual([]);
});

describe.each(named(sample(documents, 4)))("%s", (_, document) => {
  it.each<[string, (line: string) => string]>([
    ["a word more", (line) => line.replace(/ (\w+)(\W*)$/, " surely $1$2")],
    ["a word less", (line) => line.replace(/ \w+(\W*)$/, "$1")],
    ["another comma", (line) => line.replace(/(\w) /, "$1, ")],
    ["upper case", (line) => line.replace(/ ([a-z])/, (found) => found.toUpperCase())],
  ])("%s under the old date: caught, at the edited sentence", (__, edit) => {
    const line = plainLine(document);
    const body = document.body.replace(line, edit(line));
    const [problem] = dated(document, body);
    expect(problem).toMatchObject({ file: document.file, column: 1 });
    expect(problem!.message).toContain(
      `since version ${document.archive.record.texts.at(-1)!.version} (${document.fields.dateKind} ${document.fields.date})`,
    );
    expect(problem!.fix).toContain(`npm run publish-legal -- ${document.name} --date`);
    const at = lineOf(body, edit(line));
    expect(problem!.line).toBe(at);
  });

  it("a paragraph less, at the end: caught", () => {
    const body = document.body.trimEnd();
    expect(dated(document, body.slice(0, body.lastIndexOf("\n\n")))).toHaveLength(1);
  });

  it("a re-wrap is nobody's edit", () => {
    const body = document.body
      .split("\n\n")
      .map((chunk) => (/^(\||#|\s*(-|\d+\.) |<)/m.test(chunk) ? chunk : chunk.replaceAll("\n", " ")))
      .join("\n\n");
    expect(dated(document, body)).toEqual([]);
  });

  it("another date, title or kind of date in the frontmatter alone: caught at its line", () => {
    for (const [field, value] of [
      ["date", "2099-01-01"],
      ["title", "Other Terms"],
      ["dateKind", "Effective on or about"],
    ] as const) {
      const source = { ...edited(document), fields: { ...document.fields, [field]: value } };
      const [problem, ...rest] = checkDated(document.archive, source as never);
      expect(rest).toEqual([]);
      expect(problem!.message).toContain(`\`${field}: ${value}\` is not what was published`);
      expect(problem!.line).toBeGreaterThan(1);
    }
  });
});

it("a link's target is part of the text", () => {
  const linked = documents.filter(({ body }) => /\]\(link:mail\.\w+\)/.test(body));
  expect(linked).toHaveLength(8);
  for (const document of linked)
    expect(dated(document, document.body.replace(/\]\(link:mail\.\w+\)/, "](link:mail.press)"))).toHaveLength(
      1,
    );
});
