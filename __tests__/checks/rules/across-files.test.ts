import { checkAcross } from "../../../src/checks/rules/across-files";
import type { SourceDocument } from "../../../src/content/read/documents";
import { anchorsOf } from "../../../src/checks/rules/anchors";
import { siteMap } from "../../../src/checks/rules/site-map";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { legalDocument } from "../../../src/content/schema/types/legal-document";
import { textDocument } from "./text-document";

const faq = (slug: string, order: number, body: string) =>
  textDocument(
    faqCategory,
    `content/faq/${slug}.mdx`,
    `---\nslug: ${slug}\norder: ${order}\n---\n${body || "Words."}`,
    { slug, order, title: slug, seoDescription: slug },
  );
const check = (...documents: SourceDocument[]) => {
  const site = siteMap({ faq: ["a", "b", "c"], careers: [] }, "https://app.a.example");
  return (
    checkAcross({ documents, broken: [], data: {} }, anchorsOf(documents, [], new Map()), site)
      // No page has a file here.
      .filter(({ message }) => !message.endsWith("has no file"))
      .map(({ file, line, column, message, fix }) => [`${file}:${line}:${column}`, message, fix])
  );
};

describe("checkAcross", () => {
  it("reports the second and the third of three equal orders", () => {
    expect(check(faq("a", 1, ""), faq("b", 1, ""), faq("c", 1, "")).map(([place]) => place)).toEqual([
      "content/faq/b.mdx:3:8",
      "content/faq/c.mdx:3:8",
    ]);
  });

  it("reports nothing that a copy of a file repeats, because its slug is reported", () => {
    const original = faq("a", 1, "## Q? {/* #x */}\n\nA");
    const copy = { ...original, file: "content/faq/a copy.mdx" };
    expect(check(original, copy)).toEqual([]);
    // In the order of the files' names, a copy comes first.
    expect(check(copy, original)).toEqual([]);
  });

  it("reports two duplicate fields of one file", () => {
    const terms = (name: string) =>
      textDocument(legalDocument, `content/legal/${name}.mdx`, "---\ntitle: T\norder: 1\n---\nWords.", {
        title: "T",
        order: 1,
        page: "privacy",
      });
    expect(check(terms("a"), terms("b")).map(([place]) => place)).toEqual([
      "content/legal/b.mdx:2:8",
      "content/legal/b.mdx:3:8",
    ]);
  });

  it("reports three of the ids that a copy of a legal text repeats", () => {
    const body = ["a", "b", "c", "d"].map((id) => `{/* #${id} */} Words.`).join("\n\n");
    const legal = (name: string, order: number) =>
      textDocument(legalDocument, `content/legal/${name}.mdx`, body, { order, title: name, page: "privacy" });
    expect(check(legal("x", 1), legal("y", 2)).map(([, message]) => message)).toEqual(
      ["a", "b", "c"].map((id) => expect.stringContaining(`the id \`${id}\` is also used in`)),
    );
  });

  it("accepts the same value in two document types", () => {
    expect(check(faq("a", 1, ""), { ...faq("b", 1, ""), type: legalDocument } as SourceDocument)).toEqual([]);
  });

  it("accepts the same id in two categories, which are two pages", () => {
    expect(check(faq("a", 1, "## Q? {/* #x */}\n\nA"), faq("b", 2, "## R? {/* #x */}\n\nA"))).toEqual([]);
  });

  it("reports a heading of an answer that an earlier answer has too", () => {
    const [found] = check(faq("a", 1, "## Q?\n\n### Cost\n\nA\n\n## R?\n\n### Cost\n\nB"));
    expect(found).toEqual(
      expect.arrayContaining(["content/faq/a.mdx:13:1", expect.stringMatching("id `cost` is also")]),
    );
  });

  it("reports nothing about questions without words, which the check of headings reports", () => {
    expect(check(faq("a", 1, "## {/* #a */}\n\nA\n\n## {/* #b */}\n\nB"))).toEqual([]);
  });

  it("reports questions without an answer, also at the end of the file", () => {
    expect(
      check(faq("a", 1, "## One?\n\n## Two?\n\nB\n\n## Three?\n")).map(
        ([place, message]) => `${place} ${message}`,
      ),
    ).toEqual([
      'content/faq/a.mdx:5:1 the question "One?" has no answer',
      'content/faq/a.mdx:11:1 the question "Three?" has no answer',
    ]);
  });
});
