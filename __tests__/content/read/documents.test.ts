import { bodyOf, frontmatterOf, readDocument, stemOf } from "../../../src/content/read/documents";
import { pressArticle } from "../../../src/content/schema/types/press-article";

const file = "content/press/2020-01-02-a.mdx";
const text = `---
title: The headline
outlet: a
date: 2020-01-02
link: https://a.example/b
historical: false
---
First line of the body.

Third.
`;

describe("bodyOf", () => {
  it("replaces the frontmatter with spaces, so that lines and offsets are those of the file", () => {
    for (const file of [text, text.replaceAll("\n", "\r\n")]) {
      const body = bodyOf(file)!;
      expect(body).toHaveLength(file.length);
      expect(body.split("\n")).toHaveLength(file.split("\n").length);
      expect(body.indexOf("First line of the body.")).toBe(file.indexOf("First line of the body."));
      expect(body.slice(0, body.indexOf("First")).trim()).toBe("");
    }
  });

  it.each([
    ["starts after the first closing line", "---\na: 1\n---\nOne\n\n---\n\nTwo\n", "One\n\n---\n\nTwo"],
    ["is empty in a file that ends with its frontmatter", "---\na: 1\n---", ""],
    ["starts below frontmatter without fields", "---\n---\nWords.", "Words."],
    ["starts below a line of --- with spaces after it", "--- \na: 1\n---\t\nWords.", "Words."],
  ])("%s", (_, file, body) => expect(bodyOf(file)!.trim()).toBe(body));

  it.each(["", "Words only.", "\n---\na: 1\n---\n", "---\na: 1\n"])("finds no frontmatter in %j", (other) => {
    expect(bodyOf(other)).toBeUndefined();
  });
});

it.each([
  ["---\nslug: ivf\n ---\nWords.\n", 3],
  ["---\nslug: ivf\nhistorical: true---\nWords.\n", 3],
  ["---\nslug: ivf\nWords.\n", 3],
  ["---\nslug: ivf", 2],
])("frontmatter without an end is reported at the line above which it must end: %j", (unended, line) => {
  const [problem] = readDocument(pressArticle, file, unended).problems;
  expect(problem).toMatchObject({ line, fix: expect.stringContaining("write --- alone on a line") });
});

it.each(["", "\n"])("a second block of frontmatter is the only problem", (between) => {
  const { problems } = readDocument(pressArticle, file, `---\na: 1\n---\n${between}${text}`);
  expect(problems).toMatchObject([
    { line: 4 + between.length, message: expect.stringMatching(/^a second block/) },
  ]);
});

it("frontmatter has positions in the file, also with Windows line endings", () => {
  const yaml = frontmatterOf(text.replaceAll("\n", "\r\n"), file);
  expect(yaml.value).toMatchObject({ title: "The headline", historical: false });
  expect(yaml.placeOf(["title"])).toEqual({ file, line: 2, column: 8 });
  expect(frontmatterOf("Words only.", file).value ?? null).toBeNull();
});

it("readDocument returns type, file, fields and body", () => {
  const { document, problems } = readDocument(pressArticle, file, text);
  expect(problems).toEqual([]);
  expect(document).toMatchObject({
    type: { name: "PressArticle" },
    file,
    fields: { outlet: "a", historical: false },
  });
  expect(document!.body.trim()).toMatch(/^First line[\s\S]*Third\.$/);
});

it.each([
  ["content/faq/egg-freezing.mdx", "egg-freezing"],
  ["content/legal/loan-terms.mdx~", "loan-terms.mdx~"],
  ["content/faq/.mdx", ".mdx"],
])("the name of %s without its extension is %s", (path, stem) => expect(stemOf(path)).toBe(stem));
