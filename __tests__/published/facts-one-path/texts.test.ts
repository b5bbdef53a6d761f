// Every money and percent figure gets a different value in a copy of the real content: whatever still shows an old value
// does not read it from content/facts.
import { formatFigure } from "../../../src/content/facts/format-figure";
import type { Figure } from "../../../src/content/facts/figures";
import { substitute } from "../../../src/content/facts/substitute";
import type { SourceDocument } from "../../../src/content/read/documents";
import { changedFiles, filesOn } from "../../../src/content/read/files";
import { loadContent, type Content } from "../../../src/content/read/load-content";
import { origins, readData } from "../../support/facts";
import { htmlOf } from "../../support/jest/real-content";
import { sourceFiles } from "../../support/jest/source-files";

const inMoneyOrPercent = ({ unit }: Figure) => unit === "usd" || unit === "percent";

/** A value that no real figure has. */
function otherValue(figure: Figure, index: number): Figure["value"] {
  const value = 7000.01 + index * 3;
  return Array.isArray(figure.value) ? [value, value + 1] : value;
}

const before = loadContent(process.cwd(), origins) as unknown as Content;
const original = before.data.figures;
// JSON is YAML. A figure's `text` repeats its value.
const changed = Object.entries(readData("figures")).map(([name, figure], index) => [
  name,
  inMoneyOrPercent(figure) ? { ...figure, value: otherValue(figure, index), text: undefined } : figure,
]);
const figuresFile = ["content/facts/figures.yaml", JSON.stringify(Object.fromEntries(changed))] as const;

const after = loadContent(changedFiles(filesOn("."), new Map([figuresFile])), origins) as unknown as Content;

/** The old values as shown, such as "$380.15" and "9.74%"; each number of a range separately. */
const oldWords: readonly string[] = Object.values(original)
  .filter(inMoneyOrPercent)
  .flatMap((figure) => formatFigure(figure).match(/\$[\d,.]*\d|\d+(?:\.\d+)?%/g) ?? []);

/** The old figures that a text still shows. Digits inside a longer number do not count. */
const oldFiguresIn = (text: string): string[] =>
  [...new Set(oldWords)].filter((word) =>
    new RegExp(`(?<![\\d.,$])${word.replace(/[$.]/g, "\\$&")}(?![\\d]|[.,]\\d)`).test(text),
  );

/** The frontmatter and body of a document, with facts substituted. */
function rendered(document: SourceDocument, { facts }: Content): string {
  const head = substitute(JSON.stringify(document.fields), facts);
  return document.type.body === "text" ? head + htmlOf(document, facts) : head;
}

describe("texts take every figure from content/facts", () => {
  it("the copy differs in every money and percent figure, and in nothing else", () => {
    expect(oldWords.length).toBeGreaterThan(30);
    const changed = Object.keys(before.data.figures).filter(
      (name) =>
        JSON.stringify(before.data.figures[name]!.value) !== JSON.stringify(after.data.figures[name]!.value),
    );
    expect(changed).toEqual(
      Object.entries(before.data.figures)
        .filter(([, { unit }]) => unit === "usd" || unit === "percent")
        .map(([name]) => name),
    );
    expect(after.documents.map(({ body }) => body)).toEqual(before.documents.map(({ body }) => body));
  });

  it.each(after.documents.map((document) => [document.file, document] as const))(
    "%s shows no old figure",
    (_, document) => expect(oldFiguresIn(rendered(document, after))).toEqual([]),
  );

  it.each([
    "content/faq/financing.mdx",
    "content/faq/fertility.mdx",
    "content/legal/loan-terms.mdx",
    "content/pages/egg-freezing.mdx",
    "content/careers/software-engineer.mdx",
  ])("%s contains figures", (path) => {
    const document = before.documents.find(({ file }) => file === path)!;
    expect(oldFiguresIn(rendered(document, before))).not.toEqual([]);
  });

  it("the disclosures show the new figures and no old one", () => {
    for (const name of Object.keys(before.data.disclosures))
      expect({ name, old: oldFiguresIn(after.facts.get(name)!.text) }).toEqual({ name, old: [] });
    expect(oldFiguresIn(before.facts.get("disclosure.short")!.text).length).toBeGreaterThanOrEqual(4);
  });

  it("page bodies and component sources contain no literal figure, except in comments and the rules' examples", () => {
    const sources = sourceFiles(["src/**/*.{ts,tsx}", "!src/tools/disclosure"]);
    const literal = sources.flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      // "50%" may be a width, so only money and fractional percentages count.
      return oldFiguresIn(code)
        .filter((word) => /^\$|\./.test(word))
        .map((word) => `${path}: ${word}`);
    });
    expect(literal).toEqual([]);
    const bodies = before.documents.flatMap(({ file, body }) =>
      oldFiguresIn(body).map((word) => `${file}: ${word}`),
    );
    expect(bodies).toEqual([]);
  });
});
