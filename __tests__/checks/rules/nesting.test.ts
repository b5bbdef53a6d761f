import { problemsWith, realText } from "../corpus/planted-content";

const messagesIn = (file: string, text: string) =>
  problemsWith({ [file]: text }).map(({ line, message }) => `${line} ${message}`);
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
