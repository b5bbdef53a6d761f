import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { commentsOf } from "../support/jest/comments";

const id = /\b(?:R\d{3}|C\d{2})\b/g;
const required = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^- \*\*([RC]\d+)\*\*/gm)].map(
  ([, found]) => found!,
);

/** Every test file without its comments: an id in a comment proves nothing. */
const tests = globSync(["__tests__/**/*.{ts,tsx}"], {
  ignore: ["__tests__/repository/requirements.test.ts", "**/node_modules"],
})
  .sort()
  .map((path) => {
    const text = readFileSync(path, "utf8");
    const code = commentsOf(path, text).reduce((left, comment) => left.replace(comment.text, ""), text);
    return { path, code };
  });
const used = new Set(tests.flatMap(({ code }) => code.match(id) ?? []));

describe("docs/requirements.md", () => {
  it("numbers requirements R001 to R508 and readings C01 to C32, each once and in order", () => {
    const numbered = (letter: string, count: number, width: number) =>
      Array.from({ length: count }, (_, index) => letter + String(index + 1).padStart(width, "0"));
    expect(required).toEqual([...numbered("R", 508, 3), ...numbered("C", 32, 2)]);
  });

  it("has a test for every requirement", () => {
    expect(required.filter((one) => one.startsWith("R") && !used.has(one))).toEqual([]);
  });

  it("has every id that a test names", () => {
    expect([...used].filter((one) => !required.includes(one))).toEqual([]);
  });
});
