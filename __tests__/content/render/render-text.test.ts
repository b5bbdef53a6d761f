import { renderLegal, renderText } from "../../../src/content/render/render-text";
import { splitQuestions } from "../../../src/content/markdown/faq-questions";
import { sectionsOf } from "../../../src/legal/text/sections";
import type { Fact, Facts } from "../../../src/content/facts/substitute";

const disclosures = ["range", "exampleLow", "exampleMid", "terms", "nmls", "nmlsLink"].map((name): Fact => ({
  name: `disclosure.${name}`,
  text: `The ${name} sentence.`,
}));
const list: Fact[] = [
  ...disclosures,
  { name: "apr.min", text: "9.74%" },
  { name: "company.name", text: "A & <B>" },
  { name: "company.hours.open", text: "8:00" },
  { name: "mail.care", text: "care@a.example", href: "mailto:care+site@a.example" },
  { name: "nmlsConsumerAccess", text: "register.example", href: "https://register.example/" },
  { name: "app.login", text: "app.a.example", href: "https://app.a.example/login" },
];
const facts: Facts = new Map(list.map((fact) => [fact.name, fact]));
const html = (text: string) => renderText(text, facts);

describe("renderText", () => {
  it("a heading's id comes from its comment, or else from its words", () => {
    expect(html("## A *cost* {/* #cost */}\n\n### In short")).toBe(
      '<h2 id="cost">A <em>cost</em></h2>\n<h3 id="in-short">In short</h3>',
    );
  });

  it("headings with the same words have different ids, counted in each text on its own", () => {
    const same = "## Cost\n\n## Cost\n\n### Cost";
    for (const text of [same, `${same}\n\nMore.`])
      expect([...html(text).matchAll(/ id="(.+?)"/g)].map(([, id]) => id)).toEqual([
        "cost",
        "cost-1",
        "cost-2",
      ]);
  });

  it("a paragraph has an id only where it is marked", () => {
    expect(html("{/* #here */} One.\n\nTwo.")).toBe('<p id="here">One.</p>\n<p>Two.</p>');
    expect(html("- {/* #item */} Three.\n\n- Four.")).toContain('<p id="item">Three.</p>');
  });

  it("former ids become empty elements in place of their comment, so that old links work without JavaScript", () => {
    const [question] = splitQuestions("## Cost {/* #cost */}\n\n{/* was: price, fees */}\n\nMuch.").questions;
    expect([question!.id, html(question!.answer)]).toEqual([
      "cost",
      expect.stringMatching(/^<span id="price"><\/span>\s*<span id="fees"><\/span>\s*<p>Much\.<\/p>$/),
    ]);
  });

  it("a line break in a paragraph is a space", () => {
    expect(html("One.\nTwo.").replace(/\s+/g, " ")).toBe("<p>One. Two.</p>");
  });

  it("facts are rendered as text, never as markup", () => {
    expect(html("From { apr.min } at {company.name}.")).toBe("<p>From 9.74% at A &amp; &lt;B&gt;.</p>");
    expect(html("{apr.min}\n\n{company.hours.open}")).toBe("9.74%\n8:00");
  });

  it("a named link has the full address, and its text the short one (R127)", () => {
    expect(html("[{mail.care}](link:mail.care)")).toBe(
      '<p class="lone-link"><a href="mailto:care+site@a.example">care@a.example</a></p>',
    );
  });

  it("a mail link may have a subject (R125)", () => {
    expect(html("[Apply](link:mail.care?subject=Software%20Engineer)")).toContain(
      'href="mailto:care+site@a.example?subject=Software%20Engineer"',
    );
  });

  it("other links stay as written", () => {
    expect(html("[a](/faq#b)")).toBe('<p class="lone-link"><a href="/faq#b">a</a></p>');
  });

  it("a table is a table element, in a scrolling box that can be reached by keyboard (R230)", () => {
    expect(html("| A | B |\n|---|---|\n| **c** | {apr.min} |\n")).toBe(
      '<div class="table" role="group" aria-label="Table: A, B" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">A</th><th role="columnheader">B</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="A"><strong>c</strong></td><td role="cell" data-label="B">9.74%</td></tr></tbody></table></div>',
    );
  });

  it("a cell's label on phones, and the table's name, have the facts of the header", () => {
    const table = html("| **From** {apr.min} | B |\n|---|---|\n| c | d |\n");
    expect(table).toContain('aria-label="Table: From 9.74%, B"');
    expect(table).toContain('data-label="From 9.74%"');
  });

  it("the APR disclosure has the range, both examples and the terms (R463, R464)", () => {
    const disclosure = html("Text.\n\n<AprDisclosure />");
    expect(disclosure).toContain('<div class="disclosure" data-disclosure="apr">');
    for (const name of ["range", "exampleLow", "exampleMid", "terms"])
      expect(disclosure).toContain(`The ${name} sentence.`);
  });

  it("the NMLS line links to the register where anyone can verify the license (R110)", () => {
    expect(html("<NmlsDisclosure />")).toContain(
      '<p class="disclosure" data-disclosure="nmls"><span>The nmls sentence. <a href="https://register.example/">The nmlsLink sentence.</a>.</span></p>',
    );
  });

  it("comments are not rendered", () => {
    expect(html("{/* a note */}\n\nOne {/* two */}three.").trim()).toBe("<p>One three.</p>");
  });

  it.each([
    ["{apr.mim}", "apr.mim"],
    ["{single}", "single"],
    ["{apr.min + 1}", "apr"],
    ["{Apr.min}", "Apr"],
    ["[a](link:nowhere)", "nowhere"],
    ["<Nothing />", "Nothing"],
  ])("%s stops the build", (text, name) => expect(() => html(text)).toThrow(name));
});

describe("renderLegal", () => {
  const text =
    '## One {/* #one */}\n\n{/* #first */} At {apr.min}, see **<Ref to="second" />**.\n\n- <Ref to="two" />\n\n## Two {/* #two */}\n\n{/* #second */} **Bold** [b](link:app.login).\n\n### Deep {/* #deep */}\n\n#### Deeper {/* #deeper */}\n';
  const { html: markup } = renderLegal(text, facts, "sections");

  it("sections and clauses have their numbers and ids, and references are links to them (R237)", () => {
    expect(markup.split("\n")).toEqual([
      '<h2 id="one"><span class="number">1. </span>One</h2>',
      '<p id="first"><span class="number">1.1 </span>At 9.74%, see <strong><a href="#second">Section 2.1</a></strong>.</p>',
      "<ul>",
      "<li>",
      '<a href="#two">Section 2</a>',
      "</li>",
      "</ul>",
      '<h2 id="two"><span class="number">2. </span>Two</h2>',
      '<p id="second"><span class="number">2.1 </span><strong>Bold</strong> <a href="https://app.a.example/login">b</a>.</p>',
      '<h3 id="deep">Deep</h3>',
      '<h4 id="deeper">Deeper</h4>',
    ]);
  });

  it("the table of contents has headings down to ###, without clauses", () => {
    expect(sectionsOf(markup)).toEqual([
      { id: "one", number: "1", title: "One", depth: 2 },
      { id: "two", number: "2", title: "Two", depth: 2 },
      { id: "deep", number: "", title: "Deep", depth: 3 },
    ]);
  });

  it("without numbering, parts have ids but no numbers", () => {
    const { html: plain } = renderLegal(text, facts, "none");
    expect(plain).not.toContain("number");
    expect(plain).toContain(
      '<p id="first">At 9.74%, see <strong><a href="#second">&quot;Two&quot;</a></strong>.</p>',
    );
  });

  it.each(['<Ref to="nowhere" />', "<Ref />"])("%s stops the build", (reference) => {
    expect(() => renderLegal(`${text}\nSee ${reference}.`, facts, "sections")).toThrow(
      "is not a section or clause",
    );
  });
});
