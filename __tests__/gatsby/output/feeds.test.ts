import { legalFeedXml, pressFeedXml } from "../../../src/gatsby/output/feeds";

const site = { website: "https://www.acme.example", author: "Acme & Co." };
const version = {
  page: "terms/loans" as const,
  slug: "loan-terms-2027-01-01",
  title: "Loan Terms",
  state: "upcoming" as const,
  dateKind: "Effective",
  date: "2027-01-01",
  note: "Late fees are lower.",
  published: "2026-11-22",
  recorded: "2026-11-22",
  corrections: [],
  shown: false,
  changes: '<del>old</del> <a href="#redline-a">a</a>',
};

it("announces an upcoming version with its date, its note and the changed words", () => {
  const xml = legalFeedXml([version], site);
  expect(xml).toContain("<title>Loan Terms, effective 1 January 2027 (upcoming)</title>");
  expect(xml).toContain(
    "Takes effect on 1 January 2027. Until then the text before it applies. Late fees are lower.",
  );
  expect(xml).toContain("&lt;del&gt;old&lt;/del&gt;");
  expect(xml).toContain("href=&quot;https://www.acme.example/terms/loans/versions#redline-a&quot;");
  expect(xml).toContain('href="https://www.acme.example/terms/loans/versions/loan-terms-2027-01-01"');
  expect(xml).toContain("<updated>2026-11-22T12:00:00Z</updated>");
});

it("a correction updates the entry of its version and keeps its id", () => {
  const recorded = "2026-12-01";
  const corrections = [{ recorded, reason: "a comma" }];
  const xml = legalFeedXml([{ ...version, state: "inForce", shown: true, recorded, corrections }], site);
  expect(xml).toContain("<id>https://www.acme.example/terms/loans/versions#loan-terms-2027-01-01</id>");
  expect(xml).toContain("<published>2026-11-22T12:00:00Z</published>");
  expect(xml).toContain("<updated>2026-12-01T12:00:00Z</updated>");
  expect(xml).toContain(
    "<summary>In force, with the date 1 January 2027. Late fees are lower. Corrected on 1 December 2026 without a change of meaning: a comma</summary>",
  );
  const earlier = legalFeedXml([{ ...version, state: "earlier" }], site);
  expect(earlier).toContain("<title>Loan Terms, effective 1 January 2027</title>");
  expect(earlier).toContain("<summary>No longer in force. Late");
  expect(xml).toContain('<link href="https://www.acme.example/terms/loans/versions#loan-terms-2027-01-01"/>');
});

describe("the feed of press articles", () => {
  const article = (title: string, date: string) => ({
    title,
    outlet: "vesper",
    date,
    link: `https://v.example/?a=1&b=${date}`,
    html: "<p>A &amp; B</p>",
  });
  const feed = (...articles: ReturnType<typeof article>[]) =>
    pressFeedXml(articles, { vesper: { name: "Vesper <now>" } }, site);

  it("lists articles newest first with their link and outlet, and escapes every text (RFC 4287)", () => {
    const xml = feed(article("Ten & more", "2026-01-02"), article("New", "2026-03-04"));
    expect([...xml.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
      "Acme &amp; Co.: press articles",
      "New",
      "Ten &amp; more",
    ]);
    const sameDay = [
      article("A", "2026-01-02"),
      { ...article("B", "2026-01-02"), link: "https://v.example/b" },
    ];
    expect(feed(...sameDay)).toBe(feed(...sameDay.reverse()));
    expect(xml).toContain("\n  <updated>2026-03-04T12:00:00Z</updated>\n");
    expect(xml).toContain('<link href="https://v.example/?a=1&amp;b=2026-01-02"/>');
    expect(xml).toContain("<summary>Vesper &lt;now&gt;</summary>");
    expect(xml).toContain('<content type="html">&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>');
    expect(xml).toContain("<author><name>Acme &amp; Co.</name></author>");
    expect(xml).toContain("<id>https://v.example/?a=1&amp;b=2026-01-02</id>");
  });

  it("each feed has its own id and links to the page with the same content", () => {
    for (const [xml, name, page] of [
      [feed(), "press", "press"],
      [legalFeedXml([], site), "legal", "legal-versions"],
    ]) {
      const self = `${site.website}/feeds/${name}.xml`;
      expect(xml).toContain(`  <id>${self}</id>\n`);
      expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${self}"/>`);
      expect(xml).toContain(`<link href="${site.website}/${page}"/>`);
    }
  });

  it("has a date although it is empty", () =>
    expect(feed()).toContain("<updated>1970-01-01T12:00:00Z</updated>"));
});
