import { termMarker } from "../../../src/content/glossary/mark-terms";

const ivf = { term: "IVF", forms: ["in vitro fertilization"], slug: "ivf" };
const rate = { term: "fixed rate", forms: ["fixed-rate"], slug: "fixed-rate" };
const button = (slug: string, note: number, text: string) =>
  `<button type="button" class="term" popovertarget="term-${slug}" data-note="${note}">${text}</button>`;
const mark = (...texts: string[]) => {
  const marker = termMarker([ivf, rate]);
  return texts.map((text) => marker.mark(text));
};

it("marks only the first use in a section, as written", () => {
  expect(mark("<p>In vitro fertilization, or IVF, and a Fixed rate.</p>")).toEqual([
    `<p><span class="whole">${button("ivf", 1, "In vitro fertilization")},</span> or IVF, and a <span class="whole">${button("fixed-rate", 2, "Fixed rate")}.</span></p>`,
  ]);
});

it("keeps the marks that touch a term on its line, not the words beside it", () =>
  expect(mark("<p>a (&quot;IVF&quot;) of a (fixed-rate loan)</p>")).toEqual([
    `<p>a <span class="whole">("${button("ivf", 1, "IVF")}")</span> of a <span class="whole">(${button("fixed-rate", 2, "fixed-rate")}</span> loan)</p>`,
  ]));

it("each heading and each text starts a section; a term keeps its number", () => {
  const [first, second] = mark("<p>On IVF</p><h2>IVF</h2><p>IVF IVF</p>", "<p>fixed rate IVF</p>");
  expect(first).toBe(`<p>On ${button("ivf", 1, "IVF")}</p><h2>IVF</h2><p>${button("ivf", 1, "IVF")} IVF</p>`);
  expect(second).toBe(`<p>${button("fixed-rate", 2, "fixed rate")} ${button("ivf", 1, "IVF")}</p>`);
});

it.each([
  '<p><a href="/ivf">on IVF</a></p>',
  "<p><code>on IVF</code></p>",
  "<ul><li>IVF</li></ul>",
  '<div class="disclosure"><p>on IVF</p></div>',
  '<div class="clause-note"><p>on IVF</p></div>',
  "<p>ivf, IVFx, pre-IVF, IVF-like and IV</p>",
])("marks no term in %s", (html) => expect(mark(html)).toEqual([html]));

it("continues after void elements, and lists the terms that it marked", () => {
  const marker = termMarker([ivf, rate], "terms");
  expect(marker.mark('<p>a<br/>b<img src="x">on IVF</p>')).toContain('popovertarget="terms-ivf"');
  expect(marker.used).toEqual([ivf]);
});

it("links to the glossary on a page without definitions", () => {
  const marker = termMarker([ivf], "term", true);
  expect(marker.mark("<p>On (IVF), not IVF</p>")).toBe(
    '<p>On (<a href="/glossary#ivf">IVF</a>), not IVF</p>',
  );
  expect(marker.used).toEqual([]);
});

it("escapes what it marks and what touches it", () => {
  const marker = termMarker([{ term: "R&D", forms: [], slug: "r-d" }]);
  expect(marker.mark("<p>a &lt;R&amp;D&gt; b</p>")).toBe(
    `<p>a <span class="whole">&lt;${button("r-d", 1, "R&amp;D")}&gt;</span> b</p>`,
  );
});

it("changes nothing without terms", () => expect(termMarker([]).mark("<p>IVF</p>")).toBe("<p>IVF</p>"));
