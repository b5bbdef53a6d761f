import { locate } from "../../../../src/tools/disclosure/page/locate";
import { readPage } from "../../../../src/tools/disclosure/page/read-page";

const read = (html: string) => readPage("/a-page", html).statements;
const texts = (html: string) =>
  read(html)
    .filter(({ surface }) => surface === "text")
    .map(({ text }) => text);

describe("readPage", () => {
  it("reads adjacent words as one statement, whatever inline elements divide them", () => {
    expect(
      texts(
        "<p>Plans from <b>$150</b>&nbsp;per\n month</p><ul><li>One<li>Two</ul>loose<div>block</div>words" +
          "<p>A <svg><path /></svg>drawing</p><svg><text>$1</text><text><tspan>$2</tspan> a month</text></svg>",
      ),
    ).toEqual([
      ...["Plans from $150 per month", "One", "Two", "loose", "block", "words"],
      ...["A drawing", "$1", "$2 a month"],
    ]);
  });

  it("separates words for screen readers from visible words, and leaves out hidden ones", () => {
    const html =
      '<p>$150<span class="visually-hidden"> about this price</span> per month</p><p hidden>$1 per month</p><script>"$2"</script><style>p{}</style><template><p>$3</p></template>';
    expect(texts(html)).toEqual(["$150 per month"]);
    expect(
      read(html)
        .filter(({ surface }) => surface === "screen reader text")
        .map(({ text }) => text),
    ).toEqual(["about this price"]);
  });

  it("reads every surface: attributes, input defaults, metadata, JSON-LD", () => {
    const html =
      '<head><title>T</title><meta name="description" content="D"><meta property="og:title" content="O"><meta charset="utf-8">' +
      '<script type="application/ld+json">{"@type":"Job","description":"<p>From &amp; <b>J</b></p>","offers":[{"price":150}]}</script></head>' +
      '<img alt="A"><a aria-label="L" title="I" href="/">x</a><p><label for="i">Payment</label></p><input id="i" value="$380"><input type="hidden" value="secret"><textarea>area</textarea><select><option>60 months</select>';
    expect(
      read(html).map(({ surface, name, text, label }) =>
        [surface, name, label ? `${label}: ${text}` : text].filter(Boolean).join(" | "),
      ),
    ).toEqual([
      "metadata | title | T",
      "metadata | description | D",
      "metadata | og:title | O",
      "structured data | @type | Job",
      "structured data | description | From & J",
      "structured data | offers.0.price | 150",
      "attribute | alt | A",
      "attribute | aria-label | L: L",
      "attribute | title | L: I",
      "text | x",
      "text | Payment",
      "input default | value | Payment: $380",
      "text | area",
      "text | 60 months",
    ]);
  });

  it("labels values: by a term, the headings of a cell, or the line above a bare amount", () => {
    const labelled = read(
      "<dl><dt>You borrow</dt><dd>$18,000</dd></dl><table><tr><th>Loan</th><th>Payment</th></tr><tr><th>First</th><td>$380.15</td></tr></table><p>Monthly payment</p><p>$380.15</p><p>and words</p>",
    );
    expect(labelled.filter(({ label }) => label).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "You borrow: $18,000",
      "First: Payment: $380.15",
      "Monthly payment: $380.15",
    ]);
  });

  it("reads the targets of links, closed details, and the position of a statement", () => {
    const [link, closed, open] = read(
      '<p><a href="#note">*</a> <a href="/x#y">y</a></p><details><p>in it</p></details><details open><p>seen</p></details>',
    );
    expect([
      link!.linksTo,
      link!.position,
      closed!.position,
      closed!.closedIn?.tagName,
      open!.closedIn,
    ]).toEqual([["note"], 0, 1, "details", undefined]);
  });

  it("describes the place of a statement without a class or an index", () => {
    const [heading, words, dated, title, footer] = read(
      '<h2>Rates</h2><p class="css-1">x</p><article><time>1 May 2017</time><h3>Own</h3></article><footer><p data-disclosure="nmls">n</p></footer>',
    );
    expect([heading, words, dated, title, footer].map((statement) => locate(statement!))).toEqual([
      'under "Rates", h2',
      'under "Rates", p',
      'under "Own", article',
      'under "Own", h3',
      "in the footer, p#nmls",
    ]);
  });

  it("throws a SyntaxError for JSON-LD that cannot be parsed", () => {
    expect(() => read('<script type="application/ld+json">{"a":</script>')).toThrow(SyntaxError);
  });
});
