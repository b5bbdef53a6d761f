import { checkSearch } from "../../../src/checks/rules/search";
import type { Files } from "../../../src/content/read/files";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { textDocument } from "./text-document";

const body = `## What does it cost? {/* #cost */}

{/* search: price */}

{/* was: price-list */}

It depends.

## What if I lose the baby? {/* #loss */}

Take your time.
`;
const faq = textDocument(faqCategory, "content/faq/a.mdx", body, { slug: "a", title: "A" });
const clinics = "## Which clinic? {/* #clinic */}\n\n{/* was: loss */}\n\nAny.\n";
const other = textDocument(faqCategory, "content/faq/b.mdx", clinics, { slug: "b", title: "B" });

function problemsOf(queries: string, synonyms = "- [loss, miscarriage]") {
  const texts: Record<string, string> = {
    "content/search/queries.yaml": queries,
    "content/search/synonyms.yaml": synonyms,
  };
  const files: Files = { read: (file) => texts[file], list: () => [] };
  return checkSearch({ documents: [faq, other], facts: new Map() }, files);
}

const check = (...texts: Parameters<typeof problemsOf>) =>
  problemsOf(...texts).map(({ file, line, message, expected }) => [`${file}:${line}`, message, expected]);

describe("checkSearch", () => {
  it("reports a duplicate query at its second line", () => {
    expect(
      check("- { query: price, first: /faq/a#cost }\n- { query: price, topThree: /faq/a#loss }"),
    ).toEqual([
      [
        "content/search/queries.yaml:2",
        'the query "price" is listed twice',
        "each query once, with all the results that answer it",
      ],
    ]);
  });

  it.each(["- [loss, loss]", "- [loss]", "- [Loss, miscarriage]"])(
    "reports the invalid synonyms %s",
    (synonyms) => expect(check("- { query: price, first: /faq/a#cost }", synonyms)).toHaveLength(1),
  );

  it("reports nothing if every query finds its result by its words, its search terms or a synonym", () => {
    expect(
      check(
        '- { query: "costs?", first: /faq/a#cost }\n- { query: prices, topThree: [/faq/a#cost] }\n- { query: miscarriage, first: /faq/a#loss }',
      ),
    ).toEqual([]);
  });

  it("reports a query with other results at its line", () => {
    expect(
      check("- { query: cost, first: /faq/a#loss }\n- { query: refund, topThree: /faq/a#cost }"),
    ).toEqual([
      ["content/search/queries.yaml:1", '"cost" finds `/faq/a#cost`', "`/faq/a#loss` first"],
      ["content/search/queries.yaml:2", '"refund" finds nothing', "`/faq/a#cost` among the first three"],
    ]);
  });

  it("reports an address that is not in the search index", () => {
    expect(check("- { query: cost, first: /faq/a#cots }").map(([, message]) => message)).toEqual([
      '"cost" expects `/faq/a#cots`, which is not in the search index',
    ]);
  });

  it.each([
    ["that has replaced a former id", "/faq/a#price-list", "/faq/a#cost"],
    ["that has moved, and not the one that links to it", "/faq/b#loss", "/faq/a#loss"],
  ])("suggests the question %s", (_, expected, meant) => {
    expect(problemsOf(`- { query: cost, first: ${expected} }`)[0]!.fix).toBe(`did you mean \`${meant}\`?`);
  });

  it("reports lines and files with an invalid form", () => {
    expect(check("- { query: cost }").map(([place]) => place)).toEqual(["content/search/queries.yaml:1"]);
    expect(
      check("- { query: cost, first: /faq/a#cost }", "- [price tag, cost]").map(([place]) => place),
    ).toEqual(["content/search/synonyms.yaml:1"]);
  });
});
