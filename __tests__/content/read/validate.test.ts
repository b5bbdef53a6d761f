import { z } from "zod";
import { validate } from "../../../src/content/read/validate";
import { readYaml } from "../../../src/content/read/yaml-source";

const schema = z.strictObject({
  title: z.string().min(1, "it is empty").describe("the title"),
  color: z.enum(["teal", "purple", "orange"]),
  size: z.int().describe("a whole number"),
  parts: z
    .array(
      z.strictObject({
        name: z.string().describe("a part's name"),
        tone: z.enum(["light", "dark"]).optional(),
      }),
    )
    .default([]),
  prices: z.record(z.string(), z.strictObject({ value: z.number().describe("dollars") })).optional(),
});
const check = (text: string) => validate(schema, readYaml(text, "content/x.mdx", 2), "content/x.mdx");
const good = "title: One\ncolor: teal\nsize: 3\n";

describe("validate", () => {
  it("returns the typed value with its defaults", () => {
    expect(check(good)).toEqual({ data: { title: "One", color: "teal", size: 3, parts: [] }, problems: [] });
  });

  it("reports all problems at once, each at its position", () => {
    const { problems } = check("titel: One\ncolor: teel\nsize: 2.5\nparts:\n  - name: 7\n    tone: drak\n");
    expect(problems.map(({ line, column, message }) => [line, column, message.split(":")[0]])).toEqual(
      expect.arrayContaining([
        [2, 1, "field `title` is missing"],
        [2, 1, "unknown field `titel`"],
        [3, 8, 'field `color` is "teel"'],
        [4, 7, "field `size` is 2.5"],
        [6, 11, "field `parts.0.name` is 7"],
        [7, 11, 'field `parts.0.tone` is "drak"'],
      ]),
    );
    expect(problems).toHaveLength(6);
  });

  it("reports an unknown field with the known ones and the most likely one", () => {
    expect(check(`${good}colour: teal\n`).problems).toMatchObject([
      {
        file: "content/x.mdx",
        line: 5,
        column: 1,
        message: "unknown field `colour`",
        expected: "one of title, color, size, parts, prices",
        fix: "did you mean `color`?",
      },
    ]);
  });

  it("reports an unknown nested field with the fields of its parent", () => {
    expect(check(`${good}parts:\n  - name: a\n    nane: b\n`).problems).toMatchObject([
      {
        line: 7,
        column: 5,
        message: "unknown field `parts.0.nane`",
        expected: "one of name, tone",
        fix: "did you mean `name`?",
      },
    ]);
    expect(check(`${good}prices:\n  ivf: { value: 3, valu: 4 }\n`).problems).toMatchObject([
      {
        line: 6,
        column: 20,
        message: "unknown field `prices.ivf.valu`",
        expected: "one of value",
        fix: "did you mean `value`?",
      },
    ]);
  });

  it("reports each of several unknown fields", () => {
    expect(
      check(`${good}aaaaaa: 1\nbbbbbb: 2\n`).problems.map(({ line, message }) => [line, message]),
    ).toEqual([
      [5, "unknown field `aaaaaa`"],
      [6, "unknown field `bbbbbb`"],
    ]);
  });

  it("reports a missing field with its description and what to add", () => {
    expect(check("color: teal\nsize: 3\n").problems).toMatchObject([
      {
        line: 2,
        column: 1,
        message: "field `title` is missing",
        expected: "the title",
        fix: "add `title: ...`",
      },
    ]);
  });

  it("reports a nested missing field at its parent", () => {
    expect(check(`${good}parts:\n  - tone: dark\n`).problems).toMatchObject([
      {
        line: 6,
        column: 5,
        message: "field `parts.0.name` is missing",
        expected: "a part's name",
        fix: "add `name: ...`",
      },
    ]);
  });

  it("reports a wrong choice with every option and the most likely one", () => {
    expect(check(good.replace("teal", "purpel")).problems).toMatchObject([
      { line: 3, column: 8, expected: "one of teal, purple, orange", fix: "did you mean `purple`?" },
    ]);
    expect(check(good.replace("teal", "zzzzzzzz")).problems[0]!.fix).not.toContain("did you mean");
  });

  it("reports a wrong type inside a record", () => {
    expect(check(`${good}prices: { ivf: { value: much } }\n`).problems).toMatchObject([
      {
        line: 5,
        column: 25,
        message: expect.stringContaining('field `prices.ivf.value` is "much"'),
        expected: "dollars",
      },
    ]);
  });

  it("truncates a long value", () => {
    const [problem] = check(good.replace("size: 3", `size: ${"long ".repeat(40)}`)).problems;
    expect(problem!.message.length).toBeLessThan(140);
    expect(problem!.message).toContain("...");
  });

  it("reports every required field of empty frontmatter as missing", () => {
    expect(check("").problems.map(({ message }) => message)).toEqual(
      ["title", "color", "size"].map((name) => `field \`${name}\` is missing`),
    );
  });

  it("reports only syntax errors in broken YAML", () => {
    const { problems } = check('title: "One\n');
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toContain("the YAML cannot be read");
  });
});
