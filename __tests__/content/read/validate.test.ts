import { z } from "zod";
import { validate } from "../../../src/content/read/validate";
import { formatDiagnostic } from "../../../src/content/schema/diagnostic";
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
  source: z
    .union([
      z.literal("pending"),
      z.strictObject({ clause: z.string().min(3, "it is short").min(2, "too short").describe("its id") }),
    ])
    .describe("pending or { clause }")
    .optional(),
  prices: z.record(z.string(), z.strictObject({ value: z.number().describe("dollars") })).optional(),
});
const check = (text: string) => validate(schema, readYaml(`---\n${text}`, "content/x.mdx"));
const good = "title: One\ncolor: teal\nsize: 3\n";

describe("validate", () => {
  it("returns the typed value with its defaults", () => {
    expect(check(good)).toEqual({ data: { title: "One", color: "teal", size: 3, parts: [] }, problems: [] });
  });

  it("reports all problems at once, each at its position", () => {
    const { problems } = check("titel: One\ncolor: teel\nsize: 2.5\nparts:\n  - name: 7\n    tone: drak\n");
    expect(problems.map(({ line, column, message }) => [line, column, message.split(":")[0]])).toEqual(
      expect.arrayContaining([
        [2, 1, "unknown field `titel`"],
        [3, 8, 'field `color` is "teel"'],
        [4, 7, "field `size` is 2.5"],
        [6, 11, "field `parts.0.name` is 7"],
        [7, 11, 'field `parts.0.tone` is "drak"'],
      ]),
    );
    expect(problems).toHaveLength(5);
  });

  it.each<[text: string, problem: string]>([
    [
      `${good}prices:\n  ivf: { value: 50,000 }\n`,
      "6:8: Unknown field `prices.ivf.0`; expected numbers without a comma. Write 9.74 for 9,74, and 50000 for 50,000.",
    ],
    [
      `${good}colour: teal\n`,
      "5:1: Unknown field `colour`; expected one of title, color, size, parts, source, prices. Did you mean `color`?",
    ],
    [
      `${good}parts:\n  - name: a\n    nane: b\n`,
      "7:5: Unknown field `parts.0.nane`; expected one of name, tone. Did you mean `name`?",
    ],
    [
      `${good}prices:\n  ivf: { value: 3, valu: 4 }\n`,
      "6:20: Unknown field `prices.ivf.valu`; expected one of value. Did you mean `value`?",
    ],
    [
      `${good}prices:\n  ivf:\n`,
      "6:7: Field `prices.ivf` is empty; expected fields, each as `name: value`. Correct the value.",
    ],
    ["- teal\n", '2:1: The file is ["teal"]; expected fields, each as `name: value`. Correct the value.'],
    ["color: teal\nsize: 3\n", "2:1: Field `title` is missing; expected the title. Add `title: ...`."],
    [
      `${good}parts:\n  - tone: dark\n`,
      "6:5: Field `parts.0.name` is missing; expected a part's name. Add `name: ...`.",
    ],
    [
      good.replace("teal", "purpel"),
      '3:8: Field `color` is "purpel"; expected one of teal, purple, orange. Did you mean `purple`?',
    ],
    [
      good.replace("teal", "zzzzzzzz"),
      '3:8: Field `color` is "zzzzzzzz"; expected one of teal, purple, orange. Choose one of them.',
    ],
    [
      `${good}prices: { ivf: { value: much } }\n`,
      '5:25: Field `prices.ivf.value` is "much"; expected dollars. Correct the value.',
    ],
    [
      `${good}source: { clause: a }\n`,
      '5:19: Field `source.clause` is "a": it is short; expected its id. Correct the value.',
    ],
    [
      `${good}source: { claus: one }\n`,
      '5:9: Field `source` is {"claus":"one"}; expected pending or { clause }. Correct the value.',
    ],
  ])("reports the problem of %j with its position, the valid values and a fix", (text, problem) => {
    expect(check(text).problems.map(formatDiagnostic)).toEqual([`content/x.mdx:${problem}`]);
  });

  it("reports each of several unknown fields", () => {
    expect(
      check(`${good}aaaaaa: 1\nbbbbbb: 2\n`).problems.map(({ line, message }) => [line, message]),
    ).toEqual([
      [5, "unknown field `aaaaaa`"],
      [6, "unknown field `bbbbbb`"],
    ]);
  });

  it("suggests nothing for a field without a value", () => {
    const words = z.strictObject({ icon: z.enum(["pill", "leaf"]) });
    const { problems } = validate(words, readYaml("icon:\n", "content/x.mdx"));
    expect(problems).toMatchObject([{ message: "field `icon` is empty", fix: "choose one of them" }]);
    expect(problems[0]!.repair).toBeUndefined();
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
});
