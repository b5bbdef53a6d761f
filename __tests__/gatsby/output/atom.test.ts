import { atomXml } from "../../../src/gatsby/output/atom";

const entry = (id: string, updated: string) => ({
  id: `https://a.example/${id}`,
  title: `${id} & more`,
  link: "https://a.example/?a=1&b=2",
  published: "2026-01-01",
  updated,
  summary: "Now <new>.",
});
const feed = (entries: ReturnType<typeof entry>[]) =>
  atomXml({
    title: "News",
    author: "A",
    self: "https://a.example/f.xml",
    page: "https://a.example/p",
    entries,
  });

it("lists entries newest first, with the date of the newest, and escapes their texts (RFC 4287)", () => {
  const xml = feed([entry("old", "2026-01-02"), entry("new", "2026-03-04")]);
  expect([...xml.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
    "News",
    "new &amp; more",
    "old &amp; more",
  ]);
  expect(xml).toContain("\n  <updated>2026-03-04T00:00:00Z</updated>\n");
  expect(xml).toContain('<link href="https://a.example/?a=1&amp;b=2"/>');
  expect(xml).toContain("<summary>Now &lt;new&gt;.</summary>");
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://a.example/f.xml"/>');
});

it("escapes markup in content, and gives an empty feed a date", () => {
  const xml = atomXml({
    title: "",
    author: "",
    self: "https://a.example",
    page: "https://a.example",
    entries: [{ ...entry("x", "2026-01-01"), html: "<p>&amp;</p>" }],
  });
  expect(xml).toContain('<content type="html">&lt;p&gt;&amp;amp;&lt;/p&gt;</content>');
  expect(feed([])).toContain("<updated>1970-01-01T00:00:00Z</updated>");
});
