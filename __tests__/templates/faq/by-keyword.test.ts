import { byKeyword } from "../../../src/templates/faq/by-keyword";

it("lists questions by the first word that says what they are about", () => {
  const questions = ["What does IVF cost?", "Can I pay early?", "What is an IUI?", "Will I pay fees?"];
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

it("a question of opening words only is listed by the first", () => {
  expect(byKeyword([{ question: "What is it?" }])[0]!.entries[0]!.keyword).toBe("What");
});
