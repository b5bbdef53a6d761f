import { renderLegal, renderText } from "../../../src/content/render/render-text";
import type { Fact, Facts } from "../../../src/content/facts/substitute";

const disclosures = ["range", "exampleLow", "exampleMid", "terms", "nmls", "nmlsLink"].map((name): Fact => ({
  name: `disclosure.${name}`,
  text: `The ${name} sentence.`,
}));
const list: Fact[] = [
  ...disclosures,
  { name: "apr.min", text: "9.74%" },
  { name: "company.name", text: "A & <B>" },
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

  it("a line break in a paragraph is a space", () => {
    expect(html("One.\nTwo.").replace(/\s+/g, " ")).toBe("<p>One. Two.</p>");
  });

  it("facts are rendered as text, never as markup", () => {
    expect(html("From {apr.min} at {company.name}.")).toBe("<p>From 9.74% at A &amp; &lt;B&gt;.</p>");
    expect(html("{apr.min}")).toContain("9.74%");
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
      '<div class="table" role="group" aria-label="Table" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">A</th><th role="columnheader">B</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="cell" data-label="A"><strong>c</strong></td><td role="cell" data-label="B">9.74%</td></tr></tbody></table></div>',
    );
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
    ["[a](link:nowhere)", "nowhere"],
    ["<Nothing />", "Nothing"],
  ])("%s stops the build", (text, name) => {
    expect(() => html(text)).toThrow(name);
  });
});

describe("renderLegal", () => {
  const text =
    '## One {/* #one */}\n\n{/* #first */} At {apr.min}, see <Ref to="second" />.\n\n## Two {/* #two */}\n\n{/* #second */} **Bold** [b](link:app.login).\n';
  const { html: markup, sections } = renderLegal(text, facts, "sections");

  it("sections and clauses have their numbers and ids (R237)", () => {
    expect(markup.split("\n")).toEqual([
      '<h2 id="one"><span class="number">1. </span>One</h2>',
      '<p id="first"><span class="number">1.1 </span>At 9.74%, see <a href="#second">Section 2.1</a>.</p>',
      '<h2 id="two"><span class="number">2. </span>Two</h2>',
      '<p id="second"><span class="number">2.1 </span><strong>Bold</strong> <a href="https://app.a.example/login">b</a>.</p>',
    ]);
  });

  it("returns the table of contents", () => {
    expect(sections).toEqual([
      { id: "one", number: "1", title: "One", depth: 2 },
      { id: "two", number: "2", title: "Two", depth: 2 },
    ]);
  });

  it("without numbering, parts have ids but no numbers", () => {
    const { html: plain } = renderLegal(text, facts, "none");
    expect(plain).not.toContain("number");
    expect(plain).toContain('<p id="first">At 9.74%, see <a href="#second">&quot;Two&quot;</a>.</p>');
  });
});
