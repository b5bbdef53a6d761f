import { checkAcross } from "../../../src/checks/rules/across-files";
import type { SourceDocument } from "../../../src/content/read/documents";
import { anchorsOf } from "../../../src/checks/rules/anchors";
import { siteMap } from "../../../src/checks/rules/site-map";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { jobPosting } from "../../../src/content/schema/types/job-posting";
import { textDocument } from "./text-document";

const faq = (slug: string, order: number, body: string) =>
  textDocument(
    faqCategory,
    `content/faq/${slug}-${order}.mdx`,
    `---\nslug: ${slug}\norder: ${order}\n---\n${body || "Words."}`,
    { slug, order },
  );
const check = (...documents: SourceDocument[]) => {
  const site = siteMap({ faq: ["a", "b"], careers: [] }, "https://app.a.example");
  return (
    checkAcross({ documents, broken: [], data: {} }, anchorsOf(documents, [], new Map()), site)
      // No page has a file here.
      .filter(({ message }) => !message.endsWith("has no file"))
      .map(({ file, line, column, message, fix }) => [`${file}:${line}:${column}`, message, fix])
  );
};

describe("checkAcross", () => {
  it("reports the second and the third of three equal slugs", () => {
    expect(check(faq("a", 1, ""), faq("a", 2, ""), faq("a", 3, "")).map(([place]) => place)).toEqual([
      "content/faq/a-2.mdx:2:7",
      "content/faq/a-3.mdx:2:7",
    ]);
  });

  it("reports two duplicate fields of one file", () => {
    expect(
      check(faq("a", 1, ""), { ...faq("a", 1, ""), file: "content/faq/a-1.mdx" }).map(
        ([, message]) => message,
      ),
    ).toHaveLength(2);
  });

  it("accepts the same value in two document types", () => {
    expect(check(faq("a", 1, ""), { ...faq("a", 2, ""), type: jobPosting } as SourceDocument)).toEqual([]);
  });

  it("accepts the same id in two categories, which are two pages", () => {
    expect(check(faq("a", 1, "## Q {/* #x */}\n\nA"), faq("b", 2, "## Q {/* #x */}\n\nA"))).toEqual([]);
  });

  it("reports questions without an answer, also at the end of the file", () => {
    expect(
      check(faq("a", 1, "## One\n\n## Two\n\nB\n\n## Three\n")).map(
        ([place, message]) => `${place} ${message}`,
      ),
    ).toEqual([
      'content/faq/a-1.mdx:5:1 the question "One" has no answer',
      'content/faq/a-1.mdx:11:1 the question "Three" has no answer',
    ]);
  });
});
