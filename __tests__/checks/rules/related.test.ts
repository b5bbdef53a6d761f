import { anchorsOf } from "../../../src/checks/rules/anchors";
import { checkRelated } from "../../../src/checks/rules/related";
import { faqCategory } from "../../../src/content/schema/types/faq-category";
import { isError } from "../../../src/content/schema/diagnostic";
import { textDocument } from "./text-document";

function check(body: string) {
  const text = `---\nslug: a\n---\n${body}`;
  const document = textDocument(faqCategory, "content/faq/a.mdx", text, { slug: "a" });
  return checkRelated([document], anchorsOf([document], [], new Map())).map(
    ({ line, column, message, fix, severity }) => [line, column, severity ?? "error", message, fix],
  );
}
const question = (id: string, related: string) =>
  `## ${id}? {/* #${id} */}\n\n{/* related: ${related} */}\n\nYes.\n`;
/** Three questions that are related to each other. */
const three = (ofFirst = "/faq/a#two, /faq/a#three") =>
  [
    question("one", ofFirst),
    question("two", "/faq/a#one, /faq/a#three"),
    question("three", "/faq/a#one, /faq/a#two"),
  ].join("\n");

describe("checkRelated", () => {
  it("reports nothing if every question is related to two others and they to it", () => {
    expect(check(three())).toEqual([]);
  });

  it("reports an address that does not exist at its position", () => {
    expect(check(three("/faq/a#two, /faq/a#tow"))).toEqual([
      [6, 26, "error", "`related: /faq/a#tow` is not a valid address", "did you mean `/faq/a#two`?"],
    ]);
  });

  it("reports it after a longer address that begins with its words", () => {
    expect(check(three("/faq/a#two, /faq/a#three, /faq/a#thre"))).toEqual([
      [6, 40, "error", "`related: /faq/a#thre` is not a valid address", "did you mean `/faq/a#three`?"],
    ]);
  });

  it("reports a page, another site and the question itself", () => {
    const messages = check(question("one", "/ivf#coverage, https://a.example, /faq/a#one")).map(
      ([, , , text]) => text,
    );
    expect(messages).toEqual([
      "`related: /ivf#coverage` is not a valid address",
      "`related: https://a.example` is not a valid address",
      "a question is related to itself",
      '"one?" names fewer than two related questions',
      'no other question is related to "one?"',
    ]);
  });

  it("accepts addresses on a page whose ids are unknown, and nothing in a text that cannot be parsed", () => {
    const category = (file: string, slug: string, body: string) =>
      textDocument(faqCategory, file, `---\nslug: ${slug}\n---\n${body}`, { slug });
    const documents = [
      category("content/faq/a.mdx", "a", question("one", "/faq/b#two, /faq/b, /faq/c#two")),
      category("content/faq/b.mdx", "b", "{ two"),
    ];
    const problems = checkRelated(documents, anchorsOf(documents, [], new Map())).filter(isError);
    expect(problems.map(({ message }) => message)).toEqual([
      "`related: /faq/b` is not a valid address",
      "`related: /faq/c#two` is not a valid address",
    ]);
  });

  it("reports a duplicate address at its second position", () => {
    expect(check(question("one", "/glossary#ivf, /glossary#ivf"))).toContainEqual([
      ...[6, 29, "error", "`related: /glossary#ivf` is listed twice"],
      "remove one, or name another question",
    ]);
  });

  it("warns of a question to which no other is related, at its heading", () => {
    const body = [
      question("one", "/faq/a#two, /faq/a#four"),
      question("two", "/faq/a#one, /faq/a#four"),
      question("three", "/faq/a#one, /faq/a#two"),
      question("four", "/faq/a#one, /faq/a#two"),
    ].join("\n");
    expect(check(body)).toEqual([
      [16, 1, "warning", 'no other question is related to "three?"', expect.stringContaining("/faq/a#three")],
    ]);
  });
});
