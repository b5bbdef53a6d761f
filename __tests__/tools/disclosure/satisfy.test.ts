import { prove } from "../../../src/tools/disclosure/prove";
import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { maxDistance } from "../../../src/tools/disclosure/satisfy";

const price = "Plans start at $150 per month.";
const full = "At 9.74% APR, fixed rate, 60 payments of $380.15.";
const proofs = (html: string, path = "/a-page") => prove(readPage(path, html));
/** How the price's three requirements are met: way and distance, or "missing". */
const ways = (html: string) =>
  proofs(html)
    .filter(({ trigger }) => price.includes(trigger.term))
    .map(({ found }) => (found ? `${found.way} ${found.distance}` : "missing"));
const all = (way: string) => [way, way, way];

const term = `<p>${price}</p>`;
const disclosure = `<p>${full}</p>`;
const section = (...parts: string[]) => `<section>${parts.join("")}</section>`;
const answer = `<details class="a"><summary>Rates</summary>${disclosure}</details>`;
const apart = (count: number) => section(term, "<p>x</p>".repeat(count), disclosure);
const linked = (id: string) =>
  section(`<p>${price}<a href="#${id}">*</a></p>`) +
  `<section id="rates">${disclosure}</section><section id="else"><p>x</p></section>`;

describe("where a disclosure counts", () => {
  it.each([
    ["in the same words", `<p>${price} ${full}</p>`, "same words 0"],
    ["in the same alternative text", `<img alt="${price} ${full}">`, "same words 0"],
    [
      "in the same section, by its distance in visible statements",
      section(term, '<p>a</p><img alt="not visible">', disclosure),
      "same part 2",
    ],
    [
      "in the section around the card that has the term",
      section(`<article>${term}</article>`, disclosure),
      "same section 1",
    ],
    ["in the card that has the term", `<div data-credit>${term}${disclosure}</div>`, "same part 1"],
    ["at the nearest place", section(disclosure, "<p>a</p>", term, disclosure), "same part 1"],
    [
      "in the same card rather than around it",
      section(disclosure, `<article>${term}<p>a</p>${disclosure}</article>`),
      "same part 2",
    ],
    ["up to the greatest distance", apart(maxDistance - 1), `same part ${maxDistance}`],
    ["behind a link to it", linked("rates"), "link 1"],
    ["in an open answer", section(term, answer.replace("<details", "<details open")), "same part 2"],
    [
      "in the closed answer that has the term",
      section(`<details>${term}${disclosure}</details>`),
      "same part 1",
    ],
  ])("%s", (_where, html, way) => expect(ways(html)).toEqual(all(way)));

  it.each([
    [
      "in another section, nor in the footer",
      section(term) + section(disclosure) + `<footer>${disclosure}</footer>`,
    ],
    ["beyond the greatest distance", apart(maxDistance)],
    ["behind a link to something else", linked("else")],
    ["behind a link to an id that does not exist", linked("nowhere")],
    ["in a closed answer", section(term, answer)],
    ["around a closed answer that has the term", section(`<details>${term}</details>`, disclosure)],
    ["where only screen readers read it", section(term, `<p class="visually-hidden">${full}</p>`)],
    ["in an attribute", section(term, `<img alt="${full}">`)],
    ["where it is hidden", section(term, `<p hidden>${full}</p>`)],
  ])("not %s", (_where, html) => expect(ways(html)).toEqual(all("missing")));
});

describe("where a term counts", () => {
  it.each([
    ["text", term],
    [
      "a table",
      `<table><tr><th>Plan</th><th>Monthly payment</th></tr><tr><th>IVF</th><td>$150</td></tr></table>`,
    ],
    ["a list of terms", "<dl><dt>Monthly payment</dt><dd>$150</dd></dl>"],
    [
      "an input's default",
      '<label for="a">A</label><label for="p">Monthly payment</label><input id="p" value="$150">',
    ],
    ["an option", "<select><option>60 monthly payments</option></select>"],
    ["a card about credit", "<div data-credit><p>Storage is often $150 a month.</p></div>"],
    ["an alternative text", `<img alt="${price}">`],
    ["words for screen readers", `<p class="visually-hidden">${price}</p>`],
    ["the title", `<title>${price}</title>`],
    ["a description", `<meta name="description" content="${price}">`],
    ["JSON-LD", `<script type="application/ld+json">{"offers":{"description":"${price}"}}</script>`],
    ["a closed answer", `<details><summary>Q</summary>${term}</details>`],
  ])("%s", (_where, html) => {
    const missing = proofs(`${html}<footer>${disclosure}</footer>`).filter(({ found }) => !found);
    expect(missing.map(({ trigger }) => trigger.term).join()).toMatch(/150|60 monthly/);
  });

  it("metadata and JSON-LD must contain the disclosure themselves, because they are shown without the page", () => {
    for (const data of [
      `<meta name="description" content="${price}">`,
      `<script type="application/ld+json">["${price}"]</script>`,
    ]) {
      expect(ways(section(data, disclosure))).toEqual(all("missing"));
      expect(ways(section(data.replace(price, `${price} ${full}`)))).toEqual(all("same words 0"));
    }
  });

  it("a rate must be named in the same words", () => {
    const found = proofs(section("<p>Our interest rate is 9.74%.</p>", disclosure));
    expect(found.find(({ trigger }) => trigger.rule.id === "stated-rate")).toMatchObject({
      found: undefined,
    });
  });

  it("not in a table of other prices", () =>
    expect(proofs("<dl><dt>Storage</dt><dd>Storage is often $150 a month.</dd></dl>")).toEqual([]));
});

describe("prices of earlier years", () => {
  const article = (note: string, date = "14 March 2017") =>
    `<ul><li><article><time datetime="2017-03-14">${date}</time><h2>T</h2><p>$175 per month over 5 years</p>${note}</article></li></ul>`;
  const note = "<p>Prices in this article are from 2017 and are no longer offered.</p>";
  const missing = (html: string, path: string) => {
    const unmet = proofs(html, path).filter(({ found }) => !found);
    return [...new Set(unmet.map(({ requirement }) => requirement.id))];
  };

  it("need their date and the note, in the same article", () => {
    expect(missing(article(note), "/press")).toEqual([]);
    expect(missing(article(""), "/press")).toEqual(["no-longer-offered"]);
    expect(missing(article(note, "2017"), "/press")).toEqual(["article-date"]);
    expect(missing(article("") + article(note), "/press")).toEqual(["no-longer-offered"]);
  });

  it("need one note for all of them in the list on /our-numbers, at any distance", () => {
    const list = (id: string) =>
      `<section id="${id}"><p>These prices are no longer offered.</p>${"<p>x</p>".repeat(maxDistance)}<p>$175 per month</p></section>`;
    expect(missing(list("earlier-years"), "/our-numbers")).toEqual([]);
    expect(missing(list("claims"), "/our-numbers")).toContain("apr");
  });

  it("need all disclosures on every other page", () => {
    expect(missing(article(note), "/ivf")).toEqual(["apr", "whether-the-rate-may-rise"]);
  });
});
