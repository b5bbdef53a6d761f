import { straight, typeset, typesetHtml } from "../../src/typography/typeset";

const _ = "\u00a0";
const cases: readonly { source: string; shown: string; before?: string }[] = (
  [
    [`It won't affect your "score"`, "It won’t affect your “score”"],
    [`("Provider") and 'quoted' words`, "(“Provider”) and ‘quoted’ words"],
    [`"'Yes' or 'no'" is a choice`, "“‘Yes’ or ‘no’” is a choice"],
    ["members' mail, the clinics' own site", "members’ mail, the clinics’ own site"],
    ["'s care", "’s care", "x"],
    ['"', "”", "d"],
    ['"good"/"fair"', "“good”/“fair”"],
    ["10-12 days", `10–\u206012${_}days`],
    ["30 to 60% or 40-45%", "30 to 60% or 40–\u206045%"],
    ["$300 - $475", `$300${_}–${_}$475`],
    ["9.74%-23.74%, 1.5-2 hours", `9.74%–\u206023.74%, 1.5–\u20602${_}hours`],
    ["Suite 400", `Suite${_}400`],
    ["Section 1.1 of the '70s", `Section${_}1.1 of the ’70s`],
    ["3 business days, 60 months", `3${_}business days, 60${_}months`],
    ["9.74% APR", `9.74%${_}APR`],
    [" APR", `${_}APR`, "%"],
    ["on 2 November 2026", `on 2${_}November 2026`],
    ["Mon-Fri, 8 a.m.-5 p.m. Pacific", `Mon–\u2060Fri, 8${_}a.m.–\u20605${_}p.m.${_}Pacific`],
    ["Mon-Fri 8:00-17:00 Pacific", "Mon–\u2060Fri 8:00–\u206017:00 Pacific"],
    ["(415) 555-0142", `(415)${_}555-0142`],
    ["2016-2026", "2016–\u20602026"],
  ] as const
).map(([source, shown, before]) => ({ source, shown, before }));

it.each(cases)("$source is shown as $shown, and can be restored", ({ source, shown, before }) => {
  expect(typeset(source, before)).toBe(shown);
  expect(typeset(shown, before)).toBe(shown);
  expect(straight(shown)).toBe(source);
});

it.each([
  "555-0142",
  "2026-11-02",
  "1-415-555-0142",
  "+1-415-555-0142",
  "24-hour",
  "co-borrower",
  "CA 94100",
  "R-12-3",
  "11/22-28",
  "https://a.example/10-12/b",
])("%s is not a range", (text) => expect(typeset(text)).not.toContain("–"));

it("typesets the text of HTML across inline elements, but not attributes, code or scripts", () => {
  const html =
    '<p title="it\'s">The <a href="#a">&quot;<em>plan</em>&quot;</a>&#x27;s</p><p>&quot;We don&#x27;t&quot; &amp; so on</p>';
  expect(typesetHtml(html)).toBe(
    '<p title="it\'s">The <a href="#a">“<em>plan</em>”</a>’s</p><p>“We don’t” &amp; so on</p>',
  );
  const code = "<pre>&quot;a&quot;</pre><code>5-10</code><script>'b'</script>";
  expect(typesetHtml(`${code}<p>&#x27;c&#x27;</p>`)).toBe(`${code}<p>‘c’</p>`);
});
