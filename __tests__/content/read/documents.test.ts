import { readDocument, splitFrontmatter } from "../../../src/content/read/documents";
import { pressArticle } from "../../../src/content/schema/types/press-article";

const file = "content/press/2020-01-02-a.mdx";
const text = `---
title: The headline
outlet: a
date: 2020-01-02
link: https://a.example/
historical: false
---
First line of the body.

Third.
`;

describe("splitFrontmatter", () => {
  it("keeps the line numbers of the body", () => {
    const parts = splitFrontmatter(text)!;
    expect(parts.frontmatter.split("\n")[0]).toBe("title: The headline");
    expect(parts.body.split("\n")).toHaveLength(text.split("\n").length);
    expect(parts.body.split("\n").indexOf("First line of the body.")).toBe(
      text.split("\n").indexOf("First line of the body."),
    );
    expect(parts.body.split("\n").slice(0, 7)).toEqual(Array(7).fill(""));
  });

  it("keeps the line numbers with Windows line endings", () => {
    const parts = splitFrontmatter(text.replaceAll("\n", "\r\n"))!;
    expect(parts.body.split("\n")[7]).toBe("First line of the body.\r");
    expect(parts.frontmatter).not.toContain("---");
  });

  it("ends the frontmatter at the first closing line, so that a thematic break stays in the body", () => {
    expect(splitFrontmatter("---\na: 1\n---\nOne\n\n---\n\nTwo\n")).toEqual({
      frontmatter: "a: 1",
      body: "\n\n\nOne\n\n---\n\nTwo\n",
    });
  });

  it("a file that ends with its frontmatter has an empty body", () => {
    expect(splitFrontmatter("---\na: 1\n---")!.body.trim()).toBe("");
  });

  it.each(["", "Words only.", "\n---\na: 1\n---\n", "---\na: 1\n", "--- \na: 1\n---\n"])(
    "finds no frontmatter in %j",
    (other) => {
      expect(splitFrontmatter(other)).toBeUndefined();
    },
  );
});

describe("readDocument", () => {
  it("returns type, file, fields and body", () => {
    const { document, problems } = readDocument(pressArticle, file, text);
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      type: { name: "PressArticle" },
      file,
      fields: { outlet: "a", historical: false },
    });
    expect(document!.body.trim()).toMatch(/^First line[\s\S]*Third\.$/);
  });
});
