import { readYaml } from "../../../src/content/read/yaml-source";

const text = `title: One
list:
  - name: a
    size: 1
  - { name: b, size: 2 }
deep:
  inner:
    key: "value"
`;
const yaml = readYaml(text, "content/x.yaml");

describe("readYaml", () => {
  it("returns the value", () => {
    expect(yaml.value).toEqual({
      title: "One",
      list: [
        { name: "a", size: 1 },
        { name: "b", size: 2 },
      ],
      deep: { inner: { key: "value" } },
    });
    expect(yaml.problems).toEqual([]);
  });

  it.each([
    [["title"], 1, 8],
    [["list"], 3, 3],
    [["list", 0, "size"], 4, 11],
    [["list", 1], 5, 5],
    [["list", 1, "name"], 5, 13],
    [["deep", "inner", "key"], 8, 10],
  ])("locates the value at %j", (path, line, column) =>
    expect(yaml.placeOf(path)).toMatchObject({ line, column }),
  );

  it("locates a missing value at its nearest parent", () => {
    expect(yaml.placeOf(["list", 1, "color"])).toMatchObject({ line: 5, column: 5 });
    expect(yaml.placeOf(["deep", "inner", "no", "such"])).toMatchObject({ line: 8, column: 5 });
    expect(yaml.placeOf(["nothing"])).toEqual({ file: "content/x.yaml", line: 1, column: 1 });
  });

  it.each([
    [["deep", "inner"], "key", 8, 5],
    [[], "deep", 6, 1],
    [["list", 1], "size", 5, 16],
  ])("locates the key itself: %j %s", (path, key, line, column) => {
    expect(yaml.placeOfKey(path, key)).toMatchObject({ line, column });
  });

  it("locates an unknown key at its parent", () => {
    expect(yaml.placeOfKey(["deep", "inner"], "nothing")).toMatchObject({ line: 8, column: 5 });
  });

  it("reads a text that starts with ---", () => {
    const frontmatter = readYaml(`---\n${text}`, "content/x.mdx");
    expect(frontmatter.value).toEqual(yaml.value);
    expect(frontmatter.placeOf(["title"])).toMatchObject({ line: 2, column: 8 });
  });

  it("reports every syntax error and returns no value", () => {
    const broken = readYaml("---\na: [1\nb: 'x\n", "content/x.yaml");
    expect(broken.value).toBeUndefined();
    expect(broken.problems.length).toBeGreaterThan(1);
    for (const problem of broken.problems)
      expect(problem).toMatchObject({
        file: "content/x.yaml",
        message: expect.stringMatching(/^the YAML cannot be read: ./),
      });
    expect(broken.problems[0]!.line).toBeGreaterThanOrEqual(2);
  });

  it("reports at most three lines, and how many follow, because one mistake may make all others unreadable", () => {
    const { problems } = readYaml(`${'a: "b" c\n'.repeat(7)}`, "f.yaml");
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(problems.at(-1)!.fix).toContain("check again: 4 lines below it");
  });

  it("suggests quotes around a text that needs them, but not around a record", () => {
    const repairOf = (line: string) => readYaml(line, "f.yaml").problems[0]!.repair?.edits[0]?.text;
    expect(repairOf("a: {b} more")).toBe('a: "{b} more"');
    expect(repairOf('a: { b: "c }')).toBeUndefined();
  });

  it("reads an empty text as no value, located at its start", () => {
    const empty = readYaml("", "content/x.yaml");
    expect(empty.problems).toEqual([]);
    expect(empty.value ?? null).toBeNull();
    expect(empty.placeOf(["title"])).toMatchObject({ line: 1, column: 1 });
  });
});

it.each([
  ["an open quote", 'a: 1\ntitle: "One\nb: 2\nc: "three"\n', 2],
  ["an open brace", "a: { b: 1\nc: 2\n", 1],
  ["a line with too many spaces", "a:\n  b: 1\n     c: 2\n  d: 3\n", 3],
  ["a line with too few spaces", "a:\n  - b: one\nc: two\n    d: three\n", 3],
  ["a first line below ---, and the next one has too many spaces", "---\na: one\n  b: two\n", 3],
])("a syntax error is located at its cause, not where the parser notices it: %s", (_, broken, line) => {
  expect(readYaml(broken, "content/x.yaml").problems[0]).toMatchObject({ line });
});

it("a line that begins with a tab is the only problem, because what follows is misread", () =>
  expect(readYaml("a:\n\t- b: 1\n    c: 2\n    d: 3", "content/x.yaml").problems).toHaveLength(1));

it.each([
  [
    "a: one: two",
    "a second `: `, or the spaces before a line, begin another value inside this one",
    "correct this line, or put the value in double quotes",
  ],
  ["a: 1\nwords", "a name has no `: ` and value"],
  ["a: 1\na: 2", "a name is written twice", "delete one of the two"],
  ["a: 1\nb:\u00a02", "the line contains an invisible no-break space"],
  ["a: 1\n---\nb: 2", "a line `---` begins a second document; delete the line"],
  ['a: "one', "a quote is opened and not closed"],
  ["a: [1, 2", "a bracket is opened and not closed"],
  ['a: ["1" "2"]', "a comma, or a space after a colon, is missing inside brackets"],
  ["a: { b: 1 c: 2 }", "a comma, or a space after a colon, is missing inside brackets"],
  ["a: & Co.", "a value without quotes starts with a character that it cannot start with"],
  ["a: * One", "a value without quotes starts with a character that it cannot start with"],
  ["a: !New plans", "a value without quotes starts with a character that it cannot start with"],
  ["%a: 1\nb: 2", "a value without quotes starts with a character that it cannot start with"],
  ["a: @me", "a value without quotes starts with a character that it cannot start with"],
  ["a:\n\tb: 1", "a line begins with a tab instead of spaces", "type spaces"],
  ['a: "1"#note', "there is no space before a `#`"],
  ['a: "C:\\q"', "a backslash inside double quotes is not followed by a character that it can escape"],
  ["a: > words", "something follows that belongs to no value"],
  ["a:\n    - 1\n   - 2", "a second `: `, or the spaces before a line, begin another value inside this one"],
  ["- a: 1\n  b: 2\n c: 3", "the spaces before a line do not match the lines above it"],
  ["a:\n  b: 1\n c: 2", "the spaces before a line do not match the lines above it"],
  ['a: "one" two', "something follows that belongs to no value"],
])("the message for %j has no words of the parser, and its fix helps", (text, words, fix = "") => {
  const { problems } = readYaml(text, "content/x.yaml");
  const messages = problems.map(({ message }) => message);
  expect(problems[0]!.fix.startsWith(fix)).toBe(true);
  expect(messages).toContain(`the YAML cannot be read: ${words}`);
  for (const message of messages)
    expect(message).not.toMatch(/scalar|mapping|implicit|flow|node|token|directive/i);
});
