import { problemsWith, realText } from "../corpus/planted-content";

const messagesIn = (file: string, text: string) =>
  problemsWith({ [file]: text })
    .filter((problem) => problem.file === file)
    .map(({ line, message }) => `${line} ${message}`);
const contact = "content/pages/contact.mdx";
const lines = realText(contact).trimEnd().split("\n").length;
const bands = (...tones: string[]) =>
  `${realText(contact).trimEnd()}\n\n${tones.map((tone, index) => `<Section tone="${tone}" title="Band ${index} here">\n\nWords.\n\n</Section>\n`).join("\n")}`;

it("two tinted bands that follow each other are reported at the second", () => {
  expect(messagesIn(contact, bands("white", "gray", "teal"))).toEqual([
    `${lines + 14} two tinted bands follow each other`,
  ]);
  expect(messagesIn(contact, bands("white", "gray", "white", "teal"))).toEqual([]);
});

it("a page without a hero is reported", () => {
  const file = "content/pages/glossary.mdx";
  const text = realText(file).replace(/<Hero[^]*<\/Hero>/, "");
  expect(messagesIn(file, text).join()).toContain("the page has no <Hero>, so it has no title");
});
