import { termFinder } from "../../../src/content/glossary/find-terms";

const find = termFinder([
  { term: "FICO", forms: ["FICO score"] },
  { term: "co-borrower", forms: ["co-borrowers"] },
]);
const found = (text: string) => find(text).map(({ term, text: words, index }) => [term.term, words, index]);

it("prefers the longest form, also across a line break", () => {
  expect(found("A FICO\nscore and Co-borrowers")).toEqual([
    ["FICO", "FICO\nscore", 2],
    ["co-borrower", "Co-borrowers", 17],
  ]);
});

it("finds whole words only, and acronyms only as written", () => {
  expect(found("fico, FICOs, non-co-borrower, co-borrower-like")).toEqual([]);
});
