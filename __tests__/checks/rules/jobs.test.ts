import { realText } from "../corpus/planted-content";
import { problemsOf } from "./across-problems";

it("reports the salary of another job in a copy of its posting", () => {
  const posting = realText("content/careers/software-engineer.mdx");
  const copy = posting
    .replace(/software-engineer/, "nurse-coach")
    .replace(/Software Engineer/, "Nurse Coach");
  expect(problemsOf({ "content/careers/nurse-coach.mdx": copy })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/nurse-coach\.mdx:44: .* another job, "Software Engineer"/),
    ]),
  );
});
