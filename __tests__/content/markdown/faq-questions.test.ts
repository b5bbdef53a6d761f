import { splitQuestions } from "../../../src/content/markdown/faq-questions";

const body = `Hello.

Second line.

## What does it *cost*? {/* #cost */}

It costs {apr.min}.

### In short

Little.

{ /* reviewed: 2026-10-01 */ }

## What does it cost?

- a
- b

## From {apr.min}?

Yes.
`;

describe("splitQuestions", () => {
  const { intro, questions } = splitQuestions(body);

  it("the introduction is everything before the first question", () => {
    expect(intro).toBe("Hello.\n\nSecond line.");
    expect(splitQuestions("## A?\n\nb").intro).toBe("");
    expect(splitQuestions("Only words.")).toEqual({ intro: "Only words.", questions: [] });
  });

  it("a question's id comes from its comment, or else from its words", () => {
    expect(questions.map(({ id }) => id)).toEqual(["cost", "what-does-it-cost", "from-aprmin"]);
  });

  it("questions with the same words have different ids", () => {
    expect(splitQuestions("## A?\n\nb\n\n## A?\n\nc").questions.map(({ id }) => id)).toEqual(["a", "a-1"]);
  });

  it("a question is plain text, with facts still in braces", () => {
    expect(questions.map(({ question }) => question)).toEqual([
      "What does it cost?",
      "What does it cost?",
      "From {apr.min}?",
    ]);
  });

  it("the answer is Markdown up to the next ##, with deeper headings and without the review comment", () => {
    expect(questions[0]!.answer).toBe("It costs {apr.min}.\n\n### In short\n\nLittle.");
    expect(questions[1]!.answer).toBe("- a\n- b");
  });

  it("an answer may have its own review date", () => {
    expect(questions.map(({ reviewed }) => reviewed)).toEqual(["2026-10-01", undefined, undefined]);
  });
});
