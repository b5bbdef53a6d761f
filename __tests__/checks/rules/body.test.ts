import { checkBody } from "../../../src/checks/rules/body";
import type { BodyContext } from "../../../src/checks/rules/body-context";
import { siteMap } from "../../../src/checks/rules/site-map";
import { filesOn } from "../../../src/content/read/files";
import { pressArticle } from "../../../src/content/schema/types/press-article";
import { problemsIn, textDocument } from "./text-document";

const context: Omit<BodyContext, "withAnchors"> = {
  facts: new Map([
    ["apr.min", { name: "apr.min", text: "9.74%" }],
    ["mail.press", { name: "mail.press", text: "press@a.example", href: "mailto:press@a.example" }],
  ]),
  figures: {},
  components: {
    AprDisclosure: { props: {}, children: "none" },
    Column: { props: {}, children: "required" },
    Fact: { props: { name: { shape: { kind: "fact" }, required: true } }, children: "none", isInline: true },
  },
  otherComponents: {},
  site: siteMap({ faq: ["ivf"], careers: [] }, "https://app.a.example"),
  files: filesOn("."),
  speller: {
    isCorrect: () => true,
    isName: () => false,
    personMeant: () => undefined,
    suggest: () => undefined,
  },
};
const anchors = new Map([
  ["content/press/a.mdx", [{ id: "here", file: "content/press/a.mdx", offset: 0 }]],
  ["/faq/ivf", [{ id: "y", file: "content/faq/ivf.mdx", offset: 0 }]],
]);
const check = (body: string) => {
  const document = textDocument(pressArticle, "content/press/a.mdx", `---\na: 1\n---\n${body}`);
  return problemsIn(document.text, (findings) =>
    checkBody(document, { ...context, withAnchors: (run) => run(anchors, findings) }, findings),
  );
};
const placed = (text: string) =>
  check(text).map(({ line, column, message }) => `${line}:${column} ${message}`);

it("says how to write a quotation mark within an attribute", () => {
  expect(check('<Fact name="Some "good" words" />')).toMatchObject([
    { line: 4, fix: expect.stringContaining("write &quot; for a quotation mark") },
  ]);
});

it.each([
  ["Markdown", "## A\n\n- *b* **c** `d`\n\n> e\n\n| f |\n|---|\n| g |\n"],
  ["a fact", "From {apr.min} and { apr.min }.\n\n{apr.min}"],
  ["comments", "{/* a note */}\n\n{/* march: a note */}\n\n## A {/* #a */}\n\n{/* #b */} B {/* c */} d."],
  ["a component", '<AprDisclosure />\n\nOne <Fact name="apr.min" /> two.'],
  ["links", "[a](/faq) [b](/faq/ivf?x=1#y) [c](#here) [d](link:mail.press) [e](link:mail.press?subject=A)"],
  ["escaped braces and signs", "1 \\{ 2, a &lt; b, 3 > 2"],
  [
    "periods within names",
    "fastforward.io has a form.docx, e.g. for the U.S. or `a.clinic.you`, until 5 p.m.",
  ],
  ["braces in code", "`{not.a.fact}`"],
  ["headings", "## To the U.S.\n\nA.\n\n## B until 5 p.m.\n\nB.\n\n## C etc.\n\n### D\n\nD."],
  ["a heading alone in a column", "<Column>\n\n## A\n\n</Column>"],
  ["lists", "1. a\n1. b\n\n**C.**\n\n- x\n\n3. d\n4. e"],
  ["bold words above the text of a list item", "- **A term**\n\n  Its meaning."],
  ["hyphens after other marks", "**Non**-binding, [IVF](/faq)-related, {apr.min}-based."],
  ["nothing", ""],
  ["fragments, which are not components", "<>a</>"],
])("checkBody reports nothing in %s", (_name, text) => expect(placed(text)).toEqual([]));

it.each<[string, string[]]>([
  [
    '<Fact name="apr.min>\n\n<Fact name="apr.max" />',
    ["4:1 the MDX cannot be read: the quote of an attribute is not closed"],
  ],
  ["One <br>\ntwo", ["4:5 the MDX cannot be read: `<br>` has no closing tag in its paragraph"]],
  [
    "{/* search: a\n\n{/* related: /faq */}",
    ["4:1 this comment is not closed before the next one begins, so the text between them is lost"],
  ],
  ["{/* reviewed 2026-11-02 */}", ["4:1 the review date `2026-11-02` is not a valid date"]],
  ["a \t\nb", ["4:2 there are spaces at the end of the line"]],
  [
    "[a](/faq?gclid=1)",
    [
      "4:1 the link `/faq?gclid=1` to our own page names a campaign, which would replace the one that brought the visitor",
    ],
  ],
  [
    '<constructor />\n\n<Fact name="apr.min" toString="a" />\n\n{/* constructor: a */}',
    ["4:1 <constructor> is not a component that can be used here", "6:22 <Fact> has no prop `toString`"],
  ],
  ["{/* serach: a */}", ["4:1 the comment starts with `serach:`, which has no meaning"]],
  ["A\n\n{\n  two.three\n}", ["6:1 `{two.three}` is not a fact"]],
  [
    "<AprDisclosure>\n  <div>x</div>\n</AprDisclosure>",
    [
      "4:1 <AprDisclosure> accepts nothing between its tags",
      "5:3 <div> is not a component that can be used here",
    ],
  ],
  ["```\n{x} <Y>\n```", ["4:1 this is a block of code, for which our pages have no style"]],
  ["1. a\n3. b\n2. c", ["5:1 this item is typed as 3, but visitors see 2"]],
  ["a. One\nb. two", ["4:1 this line looks like a list item but is not one"]],
  ["It is\nii) two", ["5:1 this line looks like a list item but is not one"]],
  ["**How to apply**\n\nAsk.", ["4:1 this paragraph in bold looks like a heading, but is none"]],
  ["## Ask us.\n\nAsk.", ['4:1 the heading ends with "."']],
  ["## A\n\n{/* #a */}\n\nAsk.", ["6:1 the id `a` has no effect here"]],
  ["We pay the clinic.you pay us.", ['4:18 there is no space after the "." of "clinic.you"']],
  ["- {/* #a */} A\n- **{/* #b */} B**", ["5:5 the id `b` has no effect here"]],
  [
    '<Fact name={["a" "b"]} />',
    ["4:18 the MDX cannot be read: the braces of this attribute contain no list, number or true"],
  ],
  [
    "<Fact {/* a */} />",
    [
      "4:8 the MDX cannot be read: among a component's attributes there are braces with a comment or nothing in them",
    ],
  ],
  ["## A b\n\n## C\n\nAsk.", ['4:1 there is no text below the heading "A b"']],
  ["Under <5", ["4:8 the MDX cannot be read: the < before `5` begins neither a component nor a comment"]],
  [
    "<E>\n\na\nb</E>",
    ["7:2 the MDX cannot be read: `</E>` is in a paragraph that begins below its opening tag"],
  ],
  ["[{mail.press}](link:mail.press?subject=A b)", ["4:14 the address of this link contains a space"]],
  ["[a](/nothing?b#c)", ["4:1 the link `/nothing?b#c` points to a page that does not exist"]],
  ["[a](tel:+14155550142)", ["4:1 the address `tel:+14155550142` is typed into the copy"]],
  ["[a](javascript:alert)", ["4:1 the link `javascript:alert` is code"]],
  ["[a](www.a.example/b)", ["4:1 the address `www.a.example/b` is typed into the copy"]],
  ["[a](lnk:mail.press)", ["4:1 the link `lnk:mail.press` does not start with `link:`"]],
  ["[a](mail.press)", ["4:1 the link `mail.press` does not start with `link:`"]],
  [
    "{a.b} {c.d}\n\n<E /> [f](g)",
    [
      "4:1 `{a.b}` is not a fact",
      "4:7 `{c.d}` is not a fact",
      "6:1 <E> is not a component that can be used here",
      "6:7 the link `g` is relative",
    ],
  ],
])("checkBody reports a problem at its line and column in the file: %s", (text, expected) =>
  expect(placed(text)).toEqual(expected),
);
