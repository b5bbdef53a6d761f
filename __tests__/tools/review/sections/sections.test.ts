import { reviewSites } from "../../../../src/tools/review/review";
import type { Figure } from "../../../../src/content/facts/figures";
import type { Description, PublishedFile } from "../../../../src/tools/review/site";
import { smallSite, titlesOf } from "../small-site";

const review = (before: string, after: string, [old, now]: readonly [Description, Description] = [{}, {}]) =>
  reviewSites(smallSite({ "/x": before, "/y": before }, old), smallSite({ "/x": after, "/y": after }, now));

describe("sections of a review", () => {
  it("words: lists the same change on two pages once", () => {
    const { words } = review("<p>We lend for care.</p>", "<p>We lend to you for care.</p>");
    expect(words).toHaveLength(1);
    expect(words[0]).toMatchObject({ title: "2 words changed", pages: ["/x", "/y"] });
  });

  it("facts: a changed figure is listed with every place that shows it, and who must approve it; a list by its changed line", () => {
    const facts = (text: string): Description => ({
      facts: {
        ...{ "apr.min": { text }, "other.name": { text: "same" }, "disclosure.apr": { text } },
        ...{ steps: { text }, "steps.1": { text }, "cycle.days": { text } },
      },
      figures: { "cycle.days": { medical: {} } as Figure },
    });
    const found = review("<h2>Rates</h2><p>From 9% APR.</p>", "<h2>Rates</h2><p>From 8% APR.</p>", [
      facts("9%"),
      facts("8%"),
    ]).facts;
    expect(found).toMatchObject([
      { title: "apr.min changed", before: "9%", after: "8%", pages: ["/x", "/y"], approver: "legal" },
      { title: "steps.1 changed", approver: undefined },
      { title: "cycle.days changed", approver: "medical" },
    ]);
    expect(found[0]!.details![0]).toContain('under "Rates"');
  });

  it("addresses: pages, redirects, links and anchors", () => {
    const before = smallSite(
      { "/x": '<a href="/a">Go</a><p id="p">x</p>', "/gone": "<p>g</p>" },
      { responses: { "/gone": "200", "/old": "301 /x" } },
    );
    const after = smallSite(
      { "/x": '<a href="/b">Go</a><p>x</p>', "/new": "<p>n</p>" },
      { responses: { "/gone": "404", "/old": "301 /new", "/new": "200" } },
    );
    expect(titlesOf(reviewSites(before, after).addresses)).toEqual([
      'The page /gone ("A page") was removed',
      'New page /new: "A page"',
      "The address /old has a different response",
      'The link "Go" has a new target',
      "The anchor #p was removed: links to it now open the top of the page",
    ]);
  });

  it("addresses: ignore the version in the subject of a report of a mistake, but not another question", () => {
    const link = (subject: string) =>
      `<p>x</p><a href="mailto:care@wrenfield.example?subject=Mistake%3A%20${subject}">Report a mistake</a>`;
    const found = (before: string, after: string) =>
      titlesOf(review(`${link(before)}<p>a</p>`, `${link(after)}<p>b</p>`).addresses);
    expect(found("ivf-cost%2084290b5", "ivf-cost%20707514f")).toEqual([]);
    expect(found("ivf-cost%2084290b5", "ivf-time%20707514f")).toEqual([
      'The link "Report a mistake" has a new target',
    ]);
  });

  it("addresses: list new or removed links as one change per page", () => {
    const links = '<a href="/a">Ask</a><a href="/b">Borrow</a>';
    expect(review("<p>x</p>", `<p>x</p>${links}`).addresses).toEqual([
      { title: "2 links are new", details: ['"Ask" to /a', '"Borrow" to /b'], pages: ["/x", "/y"] },
    ]);
    expect(titlesOf(review(`<p>x</p>${links}`, "<p>x</p>").addresses)).toEqual(["2 links were removed"]);
  });

  it("addresses: ignore the new number in the name of a clause's link", () => {
    const clause = (number: string) =>
      `<p id="purpose"><a href="#purpose" aria-label="Link to section ${number}">#</a>Purpose.</p>`;
    expect(review(clause("2.2"), clause("2.3")).addresses).toEqual([]);
  });

  it("legal: a changed text needs Legal, and one that is not recorded explains what to do", () => {
    const text = (words: string, isUnrecorded = false) => ({
      name: "loan-terms",
      title: "Loan Terms",
      fields: {},
      html: `<p id="fees">${words}</p>`,
      isUnrecorded,
    });
    const old = text("We charge no fee.");
    const found = (now: typeof old) => review("", "", [{ texts: [old] }, { texts: [now] }]).legal;
    expect(found(text("We charge a fee."))).toEqual([
      expect.objectContaining({ title: "Loan Terms changed", approver: "legal", details: [] }),
    ]);
    expect(found(text("We charge a fee.", true))[0]!.details![0]).toContain(
      "npm run publish-legal -- loan-terms",
    );
    expect(found(text("We charge\nno fee."))).toEqual([]);
  });

  it("legal: a published version that was removed must be fixed, and needs Legal", () => {
    const version = "/terms/loans/versions/2026-11-26";
    const sections = reviewSites(smallSite({ "/ivf": "", [version]: "" }), smallSite({ "/ivf": "" }));
    for (const section of [sections.problems, sections.legal])
      expect(section).toMatchObject([
        { title: `The published version ${version} was removed`, approver: "legal", isProblem: true },
      ]);
  });

  it("legal: a published text that was changed, also with its seal, must be fixed, and needs Legal", () => {
    const published = (seal: string): Description => ({ sealed: { "loan-terms/v1.html": seal } });
    for (const section of ["problems", "legal"] as const)
      expect(review("", "", [published("a"), published("b")])[section]).toMatchObject([
        { title: expect.stringContaining("loan-terms/v1.html"), approver: "legal", isProblem: true },
      ]);
    expect(review("", "", [{}, published("b")]).legal).toEqual([]);
  });

  it("legal: a changed summary of a clause needs Legal", () => {
    const summary = (html: string): Description => ({
      summaries: [{ name: "loan-terms", title: "Key terms and notes beside loan-terms", fields: {}, html }],
    });
    const [old, now] = ["without", "with"].map((word) =>
      summary(`<p id="prepayment">Yes, ${word} a penalty.</p>`),
    );
    expect(review("", "", [old!, now!]).legal).toMatchObject([
      { title: "Key terms and notes beside loan-terms changed", approver: "legal" },
    ]);
  });

  it("disclosures: terms removed from one place are one change, and a term with other disclosures is another", () => {
    const example = "<p>Borrow $18,000 over 60 months at 9.74% APR: 60 payments of $380.15.</p>";
    const page = (fixed: string, more: string) =>
      `<section><h2>Our loan</h2><p>Loans for 60 months${fixed}, APR 9.74%, are 60 payments of $380.15.</p></section><section><h2>Example</h2>${more}</section>`;
    const { disclosures } = review(page(" at a fixed rate", example), page("", ""));
    const [other, gone] = [/has other disclosures/, /no longer appear under "Example"/].map((title) =>
      disclosures.filter((change) => title.test(change.title)),
    );
    expect(gone).toHaveLength(1);
    expect(gone![0]!.title).toContain('"over 60 months"');
    expect(other!.length).toBeGreaterThan(0);
    expect(other![0]!.details!.join()).toMatch(/whether the rate may rise: was disclosed by "fixed rate"/);
  });

  it("disclosures: a term that moves from the text to the metadata is removed there and new here", () => {
    const loan = "Loans over 60 months, 9.74% APR, fixed rate: 60 payments of $380.15.";
    const page = (description: string, text: string) =>
      `<html><head><meta name="description" content="${description}"></head><body><h1>Loans</h1><p>${text}</p></body></html>`;
    const titles = titlesOf(review(page("Us", loan), page(loan, "Us")).disclosures);
    expect(titles.some((title) => /over 60 months.* no longer appears? under "Loans"/.test(title))).toBe(
      true,
    );
    expect(titles.some((title) => /over 60 months.* new in the page's metadata/.test(title))).toBe(true);
  });

  it("disclosures: report a removed one that the site marks, and a new credit term without one as a problem", () => {
    const { disclosures, problems } = review(
      '<section><div data-disclosure="apr"><p>APR from 9%.</p></div></section>',
      "<section><p>Pay $99 per month for 60 months.</p></section>",
    );
    expect(titlesOf(disclosures)).toContain('The disclosure "apr" was removed');
    expect(
      problems.some(({ title, approver }) => title.includes("$99 per month") && approver === "legal"),
    ).toBe(true);
  });

  it.each([
    ["<details><summary>Rates</summary>", "hidden until a visitor opens it"],
    ['<dialog aria-label="Rates">', "hidden until a visitor opens it"],
    ['<div aria-hidden="true">', "hidden from screen readers"],
    ['<div class="visually-hidden">', "for screen readers only"],
    ["<div hidden>", "hidden"],
  ])("disclosures: one that moves into %s needs Legal", (start, state) => {
    const disclosure = '<div data-disclosure="apr"><p>APR from 9%.</p></div>';
    const hidden = start + disclosure + start.replace(/<(\w+).*/, "</$1>");
    const titlesIn = (before: string, after: string) =>
      review(before, after).disclosures.flatMap(({ title, approver }) =>
        approver === "legal" && title.startsWith("The disclosure") ? title : [],
      );
    expect(titlesIn(disclosure, hidden)).toEqual([`The disclosure "apr" is now ${state}`]);
    expect(titlesIn(hidden, disclosure)).toEqual(['The disclosure "apr" is now shown to everybody']);
  });

  it("accessibility: a removed alternative text is also a problem", () => {
    const { accessibility, problems } = review('<img src="a.png" alt="A dog">', '<img src="a.png">');
    expect(titlesOf(accessibility)).toEqual(["A picture has no alternative text"]);
    expect(titlesOf(problems)).toEqual(["A picture has no alternative text"]);
    const [one, two] = ["<h2>One</h2>", "<h2>Two</h2>"];
    expect(titlesOf(review(one + two, two + one).accessibility)).toEqual(["The reading order changed"]);
  });

  it("search: a new entry of structured data does not change those after it", () => {
    const list = (names: string) => `<script type="application/ld+json">{"names":[${names}]}</script>`;
    expect(review(list('"a"'), list('"new","a"')).search).toMatchObject([
      { title: "Structured data: names", before: undefined, after: "new" },
    ]);
  });

  it("search: a page that search engines would drop is a problem", () => {
    const [listed, dropped] = ["", '<meta name="robots" content="noindex">'].map(
      (tag) => `<!doctype html><html lang="en"><head>${tag}<title>T</title></head><body></body></html>`,
    );
    expect(review(listed!, dropped!).problems).toMatchObject([{ after: "noindex" }]);
    expect(review(dropped!, listed!).problems).toEqual([]);
  });

  it("security: headers and policies, without the hashes of inline blocks", () => {
    const headers = (policy: string, more = {}): Description => ({
      headers: more,
      fileHeaders: { "/x/index.html": { "Content-Security-Policy": policy } },
    });
    const [hash, other] = ["script-src 'self' 'sha256-a='", "script-src 'self' 'sha256-b='"];
    expect(review("", "", [headers(hash), headers(other)]).security).toEqual([]);
    expect(
      titlesOf(review("", "", [headers(hash), headers("script-src *", { "X-New": "1" })]).security),
    ).toEqual(["The header X-New is new", "The header Content-Security-Policy changed"]);
  });

  it("security: the policy of a new page, unless another page has it", () => {
    const name = "Content-Security-Policy";
    const site = (files: Description["fileHeaders"]): Description => ({
      headers: { [name]: "default-src 'none'" },
      fileHeaders: { "/x/index.html": { [name]: "script-src 'self' 'sha256-a='" }, ...files },
    });
    const found = (policy: string) =>
      review("", "", [site({}), site({ "/y/index.html": { [name]: policy } })]).security;
    expect(found("script-src 'self' 'sha256-b='")).toEqual([]);
    expect(found("script-src *")).toMatchObject([
      { pages: ["/y"], before: "default-src 'none'", after: "script-src *", approver: "security" },
    ]);
  });

  it.each([
    '<main onclick="send()">',
    '<iframe src="https://maps.example">',
    '<script src="https://tracker.example/x.js">',
    '<img alt="" src=" HTTPS://tracker.example/x.png">',
    '<img alt="" srcset="/a.png 1x, https://tracker.example/x.png 2x">',
    '<link rel="preload" imagesrcset="https://tracker.example/x.png 2x">',
    '<svg><use href="https://tracker.example/x.svg#a"></use></svg>',
    '<a href="/ivf" ping="https://tracker.example/click">IVF</a>',
    '<form action="https://tracker.example/collect">',
    '<base href="https://other.example/">',
    '<meta http-equiv="refresh" content="0;url=https://other.example">',
    '<link rel="preconnect" href="https://tracker.example">',
  ])("security: a page with %s needs Security", (tag) => {
    const [page, changed] = ["", tag].map((more) => `<p>x</p>${more}`);
    const found = (before: string, after: string) => review(before, after).security;
    expect(found(page!, changed!)).toMatchObject([{ pages: ["/x", "/y"], approver: "security" }]);
    expect(found(changed!, page!)).toMatchObject([{ pages: ["/x", "/y"], approver: "security" }]);
  });

  it("delivery: captions, downloads and data that no other section shows", () => {
    const files = (captions: string, digest: string) => {
      const words = { bytes: 9, digest: captions, text: `WEBVTT\n${captions}` };
      return new Map<string, PublishedFile>([
        [`/static/${digest.repeat(32)}/film.vtt`, words],
        ["/search/answers.json", { bytes: 9, digest }],
        [`/static/${digest.repeat(32)}/picture.svg`, { bytes: 9, digest }],
      ]);
    };
    const [before, after] = [files("It was not free.", "a"), files("It was free.", "b")];
    const { delivery } = reviewSites(
      smallSite({}, {}, before),
      smallSite({}, {}, after.set("/rates.pdf", { bytes: 9, digest: "c" })),
    );
    expect(delivery).toEqual([
      {
        title: "The content of /static/film.vtt changed",
        details: ["Removed: It was not free.", "New: It was free."],
      },
      { title: "The content of /search/answers.json changed" },
      { title: "The content of /rates.pdf is new" },
    ]);
  });

  it("delivery: sizes and script files", () => {
    const large = Array.from({ length: 900 }, (_, index) => (index * 7919) % 1009).join(" ");
    const script = '<script src="/t-0123456789abcdef0123.js"></script>';
    const found = review("<p>a</p>", `<p>${large}</p>${script}`).delivery;
    expect(titlesOf(found)).toEqual([
      "The page /x is larger",
      "The page /y is larger",
      "The scripts in the page changed",
    ]);
    expect(found.at(-1)).toMatchObject({ before: "0 scripts; no file", after: "1 script; the file /t.js" });
  });

  it("launch: new and resolved blockers, whatever line they are on", () => {
    const blockers = (found: string, line: number): Description => ({
      blockers: [
        { kind: "phone", file: "a.yaml", line, found },
        { kind: "host", file: "a.yaml", line, found: "x.example" },
      ],
    });
    expect(titlesOf(review("", "", [blockers("555-0101", 1), blockers("555-0102", 9)]).launch)).toEqual([
      "New: fictional phone numbers, 555-0100 to 555-0199",
      "Resolved: fictional phone numbers, 555-0100 to 555-0199",
    ]);
  });
});
