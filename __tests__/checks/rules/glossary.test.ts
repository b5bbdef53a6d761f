import { addressesIn } from "../../../src/checks/check-content";
import { acronymsIn, checkAcronyms } from "../../../src/checks/rules/acronyms";
import { checkGlossary } from "../../../src/checks/rules/glossary";
import { loadContent } from "../../../src/content/read/load-content";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { origins, planted, problemsWith, realText } from "../corpus/planted-content";
import { textDocument } from "./text-document";

const file = "content/facts/glossary.yaml";

/** The problems of the glossary of the real content after a change. */
function problems(edit: (text: string) => string): string[] {
  const files = planted({ [file]: edit(realText(file)) });
  const loaded = loadContent(files, origins);
  const { anchors } = addressesIn(loaded, origins.host);
  return checkGlossary(loaded.data.glossary!.terms, anchors, files).map(
    ({ line, message, fix }) => `glossary.yaml:${line} ${message}; ${fix}`,
  );
}

/** The acronyms that a document with one paragraph leaves unexplained. @param terms of the glossary */
const acronymProblems = (sentence: string, terms: readonly string[] = []) =>
  checkAcronyms(textDocument(faqCategory, "content/faq/ivf.mdx", sentence), new Set(acronymsIn(terms))).map(
    ({ file: at, line, column, message, fix }) => `${at}:${line}:${column} ${message}; ${fix}`,
  );

it("a term that is explained nowhere: the place that is meant", () => {
  expect(problems((text) => text.replace("/faq/ivf#pgt", "/faq/ivf#pgtt"))).toEqual([
    expect.stringMatching(
      /glossary.yaml:\d+ `PGT` is explained at \/faq\/ivf#pgtt, which does not exist; did you mean `\/faq\/ivf#pgt`\?$/,
    ),
  ]);
});

it("a form of two terms", () => {
  expect(problems((text) => text.replace("forms: [PGT testing]", "forms: [IVF]"))).toEqual([
    expect.stringMatching(/"ivf" is a form of `(PGT|IVF)` and of `(PGT|IVF)`/),
  ]);
});

it.each([
  ["an acronym without an entry and without its words", "Ask about ICSI first.", "ICSI"],
  ["an acronym of which only one word stands before it", "Ask about injection (ICSI) first.", "ICSI"],
  ["an acronym after words without brackets", "Ask about a hormone called HCG first.", "HCG"],
  ["an acronym after words of other letters", "Ask about a common hormone (HSG) first.", "HSG"],
  ["an acronym that a sentence explains", "ICSI stands for intracytoplasmic sperm injection.", "ICSI"],
])("%s is an error at its place", (_, sentence, name) => {
  const at = sentence.indexOf(name) + 1;
  expect(acronymProblems(sentence)).toEqual([
    expect.stringMatching(
      new RegExp(`faq/ivf.mdx:1:${at} readers are not told what ${name} stands for; add ${name}`),
    ),
  ]);
});

it.each([
  "Ask about intracytoplasmic sperm injection (ICSI) first.",
  "Ask about ICSI (intracytoplasmic sperm injection) first.",
])("with its words beside it an acronym needs no entry: %s", (sentence) => {
  expect(acronymProblems(sentence)).toEqual([]);
});

it("an acronym in a form of a glossary term needs no words beside it, and needs them without the term", () => {
  expect(acronymProblems("Ask about PGT first.", ["PGT testing"])).toEqual([]);
  expect(acronymProblems("Ask about PGT first.", ["IVF"])).toHaveLength(1);
});

it("when a term leaves the glossary, copy that uses its acronym fails", () => {
  const text = realText(file).replace(/ {2}- term: PGT[\s\S]*?(?= {2}- term)/, "");
  expect(problemsWith({ [file]: text }).map(({ message }) => message)).toContain(
    "readers are not told what PGT stands for",
  );
});
