import { checkNesting } from "../../../src/checks/rules/nesting";
import { bodyOffset, readDocument } from "../../../src/content/read/documents";
import { parseMdx } from "../../../src/content/markdown/parse";
import { marketingPage } from "../../../src/content/schema/types/marketing-page";
import { componentShapes } from "../../../src/sections/component-shapes.generated";
import { problemsIn } from "./text-document";
import { realText } from "../corpus/planted-content";

function messagesIn(file: string, text: string): string[] {
  const document = readDocument(marketingPage, file, text).document!;
  const tree = parseMdx(document.body);
  const context = { components: componentShapes.page } as Parameters<typeof checkNesting>[0]["context"];
  return problemsIn(text, (findings) =>
    checkNesting({ document, tree, context, findings, shift: bodyOffset(document) }),
  ).map(({ line, message }) => `${line} ${message}`);
}
const contact = "content/pages/contact.mdx";
const lines = realText(contact).trimEnd().split("\n").length;
const bandsOf = (name: string, ...tones: string[]) =>
  `${realText(contact).trimEnd()}\n\n${tones.map((tone, index) => `<${name} tone="${tone}" title="Band ${index} here">\n\nWords.\n\n</${name}>\n`).join("\n")}`;
const bands = (...tones: string[]) => bandsOf("Section", ...tones);

it("reports two adjacent tinted bands at the second", () => {
  expect(messagesIn(contact, bands("white", "gray", "teal"))).toEqual([
    `${lines + 14} two tinted bands follow each other`,
  ]);
  expect(messagesIn(contact, bandsOf("PrequalifyBand", "gray", "plain"))).toEqual([
    `${lines + 8} two tinted bands follow each other`,
  ]);
  expect(messagesIn(contact, bands("white", "gray", "white", "teal"))).toEqual([]);
});

it("reports a page without a hero", () => {
  const file = "content/pages/glossary.mdx";
  const text = realText(file).replace(/<Hero[^]*<\/Hero>/, "");
  expect(messagesIn(file, text).join()).toContain("the page has no <Hero>, so it has no title");
});
