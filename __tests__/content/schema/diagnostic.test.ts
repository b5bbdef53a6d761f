import {
  ContentError,
  formatAnnotation,
  formatDiagnostic,
  sortDiagnostics,
  type Diagnostic,
} from "../../../src/content/schema/diagnostic";
import { problem } from "../../support/problem";

const at = (file: string, line: number, column: number): Diagnostic => ({ ...problem, file, line, column });

describe("diagnostics", () => {
  it("are formatted as a position and two sentences: what is wrong and expected, and how to fix it", () => {
    expect(formatDiagnostic(problem)).toBe(
      "content/a.mdx:3:7: It is wrong; expected the right thing. Fix it.",
    );
  });

  it("are formatted as annotations of a pull request, at their file and line, with the message as title", () => {
    expect(formatAnnotation({ ...problem, message: "50% is\nwrong, so", severity: "warning" })).toBe(
      "::warning file=content/a.mdx,line=3,col=7,title=50%25 is%0Awrong%2C so::50%25 is%0Awrong, so; expected the right thing. Fix it.",
    );
  });

  it("are sorted by file, line and column, without changing the given list", () => {
    const given = [
      at("content/b.mdx", 1, 1),
      at("content/a.mdx", 10, 1),
      at("content/a.mdx", 9, 20),
      at("content/a.mdx", 9, 3),
    ];
    const before = [...given];
    expect(sortDiagnostics(given).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      "content/a.mdx:9:3",
      "content/a.mdx:9:20",
      "content/a.mdx:10:1",
      "content/b.mdx:1:1",
    ]);
    expect(given).toEqual(before);
  });

  it("are counted in an error; several of them: __tests__/checks/corpus/together.test.ts", () => {
    const { name, message } = new ContentError([problem]);
    expect([name, message]).toEqual([
      "ContentError",
      "1 problem in content/\n\ncontent/a.mdx:3:7: It is wrong; expected the right thing. Fix it.",
    ]);
  });
});
