import { byKeyword } from "../../../src/templates/faq/by-keyword";

it("lists questions by the first word that names their subject", () => {
  const questions = ["What does IVF cost?", "Will I pay fees?", "What is an IUI?", "Can I pay early?"];
  expect(
    byKeyword(questions.map((question) => ({ question }))).map(({ letter, entries }) => [
      letter,
      entries.map(({ question, keyword }) => `${keyword}: ${question}`),
    ]),
  ).toEqual([
    ["I", ["IUI: What is an IUI?", "IVF: What does IVF cost?"]],
    ["P", ["pay: Can I pay early?", "pay: Will I pay fees?"]],
  ]);
});

it("quotation marks and dashes are no letters", () => {
  const questions = ["What is 'unexplained' infertility?", "How much is it - roughly?"];
  const letters = byKeyword(questions.map((question) => ({ question }))).map(({ letter }) => letter);
  expect(letters).toEqual(["R", "U"]);
});

it("the offset is that of the word itself, not of the same letters in an earlier word", () => {
  const question = "Will the ill pay?";
  expect(byKeyword([{ question }])[0]!.entries[0]).toEqual({ question, keyword: "ill", at: 9 });
});

it("lists a question that has only opening words by the first one", () => {
  expect(byKeyword([{ question: "What is it?" }])[0]!.entries[0]!.keyword).toBe("What");
});
