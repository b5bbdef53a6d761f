import { compareTexts, wordsShown } from "../../../src/legal/redline/compare";
import { comparePages, wordsOfPage } from "../../../src/legal/redline/page-words";
import { reportHtml } from "../../../src/legal/redline/report-html";
import { reportMarkdown } from "../../../src/legal/redline/report-markdown";
import type { Report } from "../../../src/legal/redline/report";

const text = (html: string) => ({
  name: "loan-terms",
  title: "Loan Terms",
  fields: { Date: "Effective 2024-09-23" },
  html,
});
const before = text(
  '<h2 id="fees"><span class="number">5. </span>Fees</h2><p id="late"><span class="number">5.1 </span>A fee of $10 is due. See <a href="/faq">our FAQ</a> today.</p><p id="b"><span class="number">5.2 </span>It is never more than five percent.</p>',
);
const after = text(
  '<h2 id="fees"><span class="number">5. </span>Fees</h2><p id="b"><span class="number">5.1 </span>It is never more than five percent.</p><p id="late"><span class="number">5.2 </span>A fee of $12 is due. See <a href="/contact">our FAQ</a> today @you &lt;b&gt;.</p>',
);
const change = compareTexts(before, after)!;
const report: Report = {
  base: "main",
  head: "the working tree",
  documents: [change],
  unchanged: ["Terms of Use"],
  pages: {
    how: "Both were built.",
    changed: [
      { path: "/ivf", status: "changed", words: 3, pieces: [{ op: "inserted", text: "new words here" }] },
      { path: "/new", status: "added", words: 0, pieces: [] },
      { path: "/old", status: "removed", words: 0, pieces: [] },
    ],
  },
};

describe("the report", () => {
  it("is one HTML file without scripts or external resources, and each mark is also expressed in words", () => {
    const html = reportHtml(report);
    expect(html).toContain(
      '<del><span class="spoken">[deleted: </span>$10<span class="spoken">]</span></del>',
    );
    expect(html).toContain('<ins><span class="spoken">[added: </span>$12<span class="spoken">]</span></ins>');
    expect(html).toContain(
      "<mark>our FAQ</mark> <small>(link changed from <code>/faq</code> to <code>/contact</code>)</small>",
    );
    expect(html).toContain("Moved: it was after 5. &quot;Fees&quot; and is now after 5.1.");
    expect(html).toContain(">Changed: 5.2 (was 5.1), Fees <small>");
    expect(html).toContain("with the references to them: 5.2 is now 5.1; 5.1 is now 5.2.");
    expect(html).toContain("1 text changed in 1 place.");
    expect(html).toContain("<li>/new: a new page</li><li>/old: the page was removed</li>");
    expect(html).toContain('/ivf: 3 words changed<p><ins><span class="spoken">[added: </span>new words here');
    expect(html).not.toMatch(/<script|src=|@import|url\(|<b>/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">[^]*content="noindex"/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is also written as Markdown for a pull request, with special characters escaped", () => {
    const markdown = reportMarkdown(report);
    expect(markdown).toContain("<del>$10</del> <ins>$12</ins>");
    expect(markdown).toContain("our FAQ (link changed from `/faq` to `/contact`)");
    expect(markdown).toContain("@\u200byou \\<");
    expect(markdown).toContain("- Renumbered: 5.2 is now 5.1; 5.1 is now 5.2");
  });

  it("marks punctuation beside a word in Markdown, where ~~ and ** would be shown as they are", () => {
    const longer = compareTexts(before, text(before.html.replace("percent.", "percent, or less.")));
    expect(reportMarkdown({ ...report, documents: [longer!] })).toContain("percent<ins>, or less</ins>.");
  });

  it("states that nothing changed", () => {
    const quiet = { ...report, documents: [], pages: { how: "Both were built.", changed: [] } };
    expect(reportHtml(quiet)).toContain("No words of a legal or disclosure text changed.");
    expect(reportMarkdown(quiet)).toContain("No words changed on any page.");
    expect(reportMarkdown({ ...quiet, pages: { how: "--no-pages was given." } })).toContain(
      "Pages were not compared.",
    );
  });

  it("shows added and removed documents in full, and none that reads the same", () => {
    expect(compareTexts(before, text(before.html))).toBeUndefined();
    const dated = { ...before, fields: { Date: "Effective 2025-01-01" } };
    expect(compareTexts(before, dated)!.clauses).toMatchObject([{ id: "Date", status: "changed" }]);
    expect([compareTexts(undefined, after)!.status, compareTexts(before, undefined)!.status]).toEqual([
      "added",
      "removed",
    ]);
    expect(wordsShown(compareTexts(undefined, after))).toBeGreaterThan(15);
  });
});

describe("a comparison of pages", () => {
  const page = (body: string) =>
    wordsOfPage(
      `<!doctype html><html><head><title>T</title><style>a{}</style></head><body><script>x()</script><noscript><p>No scripts</p></noscript>${body}</body></html>`,
    );

  it("reads text, titles and alternative texts as words, but not markup, styles and scripts", () => {
    expect(page('<p class="a">Hello <b>you</b></p><img alt="A bird" src="/x.png">')).toBe(
      page('<div><p style="color:red">Hello you</p></div><img src="/y.png" alt="A bird">'),
    );
    expect(page("<p>a</p>")).not.toMatch(/x\(\)|a\{\}|<p>/);
  });

  it("lists the pages whose words differ, with the number of words", () => {
    const map = (pairs: Record<string, string>) =>
      new Map(Object.entries(pairs).map(([path, body]) => [path, page(body)]));
    expect(
      comparePages(
        map({ "/": "<p>One two.</p>", "/a": "<p>Same</p>", "/old": "" }),
        map({ "/": "<p>One three.</p>", "/a": "<h2>Same</h2>", "/new": "" }),
      ),
    ).toEqual([
      {
        path: "/",
        status: "changed",
        words: 2,
        pieces: [
          { op: "elided", text: " \u2026" },
          { op: "same", text: " One" },
          { op: "deleted", text: " two" },
          { op: "inserted", text: " three" },
          { op: "same", text: "." },
        ],
      },
      { path: "/new", status: "added", words: 0, pieces: [] },
      { path: "/old", status: "removed", words: 0, pieces: [] },
    ]);
  });
});
