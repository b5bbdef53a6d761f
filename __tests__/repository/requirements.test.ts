import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { commentsOf } from "../support/jest/comments";

const id = /\b(?:R\d{3}|C\d{2})\b/g;
const required = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^- \*\*([RC]\d+)\*\*/gm)].map(
  ([, found]) => found!,
);

/** Returns the ids in a test file, except in comments: an id in a comment proves nothing. */
function idsIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (!text.match(id)) return [];
  const code = commentsOf(path, text).reduce((left, comment) => left.replace(comment, ""), text);
  return code.match(id) ?? [];
}
const ignore = ["__tests__/repository/requirements.test.ts", "**/node_modules"];
const used = new Set(globSync(["__tests__/**/*.{ts,tsx}"], { ignore }).flatMap(idsIn));

describe("docs/requirements.md", () => {
  it("numbers requirements R001 to R508 and readings C01 to C32, each once and in order", () => {
    const numbered = (letter: string, count: number, width: number) =>
      Array.from({ length: count }, (_, index) => letter + String(index + 1).padStart(width, "0"));
    expect(required).toEqual([...numbered("R", 508, 3), ...numbered("C", 32, 2)]);
  });

  it("has a test for every requirement", () => {
    expect(required.filter((one) => one.startsWith("R") && !used.has(one))).toEqual([]);
  });

  it("lists every id that a test mentions", () => {
    expect([...used].filter((one) => !required.includes(one))).toEqual([]);
  });
});
