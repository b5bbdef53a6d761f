import { acronymsIn, checkAcronyms } from "../../../src/checks/rules/acronyms";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { problemsIn, textDocument } from "./text-document";

/** The unexplained acronyms of a document with one paragraph. @param terms the terms of the glossary */
const acronymProblems = (sentence: string, terms: readonly string[] = []) => {
  const document = textDocument(faqCategory, "content/faq/ivf.mdx", sentence);
  const known = new Set(acronymsIn(terms));
  return problemsIn(sentence, (findings) => checkAcronyms(document, known, findings)).map(
    ({ line, column, message, fix }) => `${line}:${column} ${message}; ${fix}`,
  );
};

it.each([
  ["an acronym without an entry and without its words", "Ask about ICSI first.", "ICSI"],
  ["an acronym after only one of its words", "Ask about injection (ICSI) first.", "ICSI"],
  ["an acronym after words, but not in parentheses", "Ask about a hormone called HCG first.", "HCG"],
  ["an acronym after words with other letters", "Ask about a common hormone (HSG) first.", "HSG"],
  ["an acronym that is explained in a sentence", "ICSI stands for intracytoplasmic sperm injection.", "ICSI"],
])("reports %s at its position", (_, sentence, name) => {
  const at = sentence.indexOf(name) + 1;
  expect(acronymProblems(sentence)).toEqual([
    expect.stringMatching(new RegExp(`^1:${at} the acronym ${name} is not explained; add ${name}`)),
  ]);
});

it("reports an acronym in a field of several lines at its position", () => {
  const text = '---\nsummary: "Ask about\n  all of it, and ICSI."\n---\n';
  const summary = "Ask about all of it, and ICSI.";
  const document = textDocument(faqCategory, "content/faq/ivf.mdx", text, { summary });
  expect(problemsIn(text, (findings) => checkAcronyms(document, new Set(), findings))).toMatchObject([
    { line: 3, column: 18 },
  ]);
});

it.each([
  "Ask about intracytoplasmic sperm injection (ICSI) first.",
  "Ask about ICSI (intracytoplasmic sperm injection) first.",
])("accepts an acronym with its words: %s", (sentence) => expect(acronymProblems(sentence)).toEqual([]));

it("accepts an acronym in a form of a glossary term, and reports it without the term", () => {
  expect(acronymProblems("Ask about PGT first.", ["PGT testing"])).toEqual([]);
  expect(acronymProblems("Ask about PGT first.", ["IVF"])).toHaveLength(1);
});

it("accepts words in capitals only if they are known acronyms", () => {
  expect(acronymProblems("LGBTQ, IVF", ["LGBTQ", "IVF"])).toEqual([]);
  expect(acronymProblems("PLEASE CALL US", ["US"])).toEqual([expect.stringMatching(/in capitals/)]);
});
