import { prove } from "../../../src/tools/disclosure/prove";
import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { nearest } from "../../../src/tools/disclosure/satisfy";

const price = "Plans start at $150 per month.";
const full = "At 9.74% APR, fixed rate, 60 payments of $380.15.";
const proofs = (html: string, path = "/a-page") => prove(readPage(path, html));
/** How the price's three needs are met: way and distance; "missing" otherwise. */
const ways = (html: string) =>
  proofs(html)
    .filter(({ trigger }) => price.includes(trigger.term))
    .map(({ found }) => (found ? `${found.way} ${found.distance}` : "missing"));
const all = (way: string) => [way, way, way];

describe("where a disclosure counts", () => {
  it("in the same words", () => expect(ways(`<p>${price} ${full}</p>`)).toEqual(all("same words 0")));
  it("in the same section, by its distance in visible statements", () =>
    expect(ways(`<section><p>${price}</p><p>a</p><img alt="not visible"><p>${full}</p></section>`)).toEqual(
      all("same part 2"),
    ));
  it("in the section around the card that has the term", () =>
    expect(ways(`<section><article><p>${price}</p></article><p>${full}</p></section>`)).toEqual(
      all("same section 1"),
    ));
  it("not in another section, nor in the footer", () =>
    expect(
      ways(
        `<section><p>${price}</p></section><section><p>${full}</p></section><footer><p>${full}</p></footer>`,
      ),
    ).toEqual(all("missing")));
  it("not beyond what is near", () => {
    const apart = (count: number) =>
      `<section><p>${price}</p>${"<p>x</p>".repeat(count)}<p>${full}</p></section>`;
    expect(ways(apart(nearest - 1))).toEqual(all(`same part ${nearest}`));
    expect(ways(apart(nearest))).toEqual(all("missing"));
  });

  it("behind a link that leads right to it, and behind no other", () => {
    const page = (id: string) =>
      `<section><p>${price}<a href="#${id}">*</a></p></section><section id="rates"><p>${full}</p></section><section id="else"><p>x</p></section>`;
    expect(ways(page("rates"))).toEqual(all("link 1"));
    expect(ways(page("else"))).toEqual(all("missing"));
    expect(ways(page("nowhere"))).toEqual(all("missing"));
  });

  it("not in a closed answer, unless the term stands in the same one", () => {
    const answer = `<details><summary>Rates</summary><p>${full}</p></details>`;
    expect(ways(`<section><p>${price}</p>${answer}</section>`)).toEqual(all("missing"));
    expect(
      ways(`<section><p>${price}</p>${answer.replace("<details>", "<details open>")}</section>`),
    ).toEqual(all("same part 2"));
    expect(ways(`<section><details><p>${price}</p><p>${full}</p></details></section>`)).toEqual(
      all("same part 1"),
    );
    expect(ways(`<section><details><p>${price}</p></details><p>${full}</p></section>`)).toEqual(
      all("missing"),
    );
  });

  it("not where it is heard but not seen, nor in an attribute", () => {
    expect(ways(`<section><p>${price}</p><p class="visually-hidden">${full}</p></section>`)).toEqual(
      all("missing"),
    );
    expect(ways(`<section><p>${price}</p><img alt="${full}"></section>`)).toEqual(all("missing"));
    expect(ways(`<section><p>${price}</p><p hidden>${full}</p></section>`)).toEqual(all("missing"));
  });
});

describe("where a term counts", () => {
  const planted: [string, string][] = [
    ["text", `<p>${price}</p>`],
    [
      "a table",
      `<table><tr><th>Plan</th><th>Monthly payment</th></tr><tr><th>IVF</th><td>$150</td></tr></table>`,
    ],
    ["a list of terms", "<dl><dt>Monthly payment</dt><dd>$150</dd></dl>"],
    ["an input's default", '<label for="p">Monthly payment</label><input id="p" value="$150">'],
    ["an option", "<select><option>60 monthly payments</option></select>"],
    ["an alternative text", `<img alt="${price}">`],
    ["words for screen readers", `<p class="visually-hidden">${price}</p>`],
    ["the title", `<title>${price}</title>`],
    ["a description", `<meta name="description" content="${price}">`],
    ["JSON-LD", `<script type="application/ld+json">{"offers":{"description":"${price}"}}</script>`],
    ["a closed answer", `<details><summary>Q</summary><p>${price}</p></details>`],
  ];
  it.each(planted)("%s", (_where, html) =>
    expect(
      proofs(`${html}<footer><p>${full}</p></footer>`).some(
        ({ found, trigger }) => !found && /150|60 monthly/.test(trigger.term),
      ),
    ).toBe(true),
  );

  it("metadata and JSON-LD must disclose in their own words: nothing of the page is shown with them", () => {
    const page = (description: string) =>
      `<head><meta name="description" content="${description}"></head><section><p>${full}</p></section>`;
    expect(ways(page(price))).toEqual(all("missing"));
    expect(ways(page(`${price} ${full}`))).toEqual(all("same words 0"));
  });
});

describe("prices of earlier years", () => {
  const article = (note: string, date = "14 March 2017") =>
    `<ul><li><article><time datetime="2017-03-14">${date}</time><h2>T</h2><p>$175 per month over 5 years</p>${note}</article></li></ul>`;
  const note = "<p>Prices in this article are from 2017 and are no longer offered.</p>";
  const missing = (html: string, path: string) => [
    ...new Set(
      proofs(html, path)
        .filter(({ found }) => !found)
        .map(({ requirement }) => requirement.id),
    ),
  ];

  it("need their date and the note, in the same article", () => {
    expect(missing(article(note), "/press")).toEqual([]);
    expect(missing(article(""), "/press")).toEqual(["no-longer-offered"]);
    expect(missing(article(note, "2017"), "/press")).toEqual(["article-date"]);
    expect(missing(article("") + article(note), "/press")).toEqual(["no-longer-offered"]);
  });

  it("are advertisements like any other on every other page", () => {
    expect(missing(article(note), "/ivf")).toEqual(["apr", "whether-the-rate-may-rise"]);
  });
});
