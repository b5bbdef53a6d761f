import { checkSpelling, checkWordList } from "../../../src/checks/rules/spelling";
import { createSpeller, wordsOf } from "../../../src/checks/spelling/speller";
import { realText } from "../corpus/planted-content";
import { problemsIn } from "./text-document";

const speller = createSpeller(wordsOf(realText("content/spelling.txt")));
const misspelled = (text: string) =>
  problemsIn(text, (findings) => checkSpelling(text, 0, speller, findings)).map(({ message }) => message);

it("accepts an acronym in a text with its words, also further down", () => {
  const words = "The Fair Credit Reporting Act (FCRA) applies.";
  expect(misspelled(`${words}\n\nUnder the FCRA you may ask.`)).toEqual([]);
  expect(misspelled("FCRA (Fair Credit Reporting Act)")).toEqual([]);
});

it("reports an acronym without its words, and a word beside its acronym", () => {
  expect(misspelled("Under the FCRA you may ask.")).toEqual(["the acronym FCRA is not explained"]);
  expect(misspelled("The Fair Creditt Reporting Act (FCRA)")).toEqual(['"Creditt" is not in the dictionary']);
});

it("accepts the hormone hCG, the unit mcg and a known acronym in the plural", () => {
  expect(misspelled("A blood test measures hCG after a dose of 250 mcg, and after two FETs.")).toEqual([]);
});

it("reports lines of content/spelling.txt that are not one word, at their place", () => {
  const list = "# Words, names\ncafe\n  O'Neill  # a, b\nfertility coach\nPell, Marit # names\nco-op\n";
  expect(checkWordList(list)).toMatchObject([
    { file: "content/spelling.txt", line: 4, message: expect.stringContaining('"fertility coach"') },
    { line: 5, message: expect.stringContaining('"Pell, Marit"') },
    { line: 6, message: expect.stringContaining('"co-op"') },
  ]);
});
