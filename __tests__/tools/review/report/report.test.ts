import { reviewSites } from "../../../../src/tools/review/review";
import { reportHtml } from "../../../../src/tools/review/report/report-html";
import { reportMarkdown } from "../../../../src/tools/review/report/report-markdown";
import {
  approvalsOf,
  summaryLine,
  type ReviewReport,
} from "../../../../src/tools/review/report/review-report";
import type { Sections } from "../../../../src/tools/review/section-titles";
import { smallSite } from "../small-site";

const empty = reviewSites(smallSite({}), smallSite({}));
const reportOf = (sections: Partial<Sections>, gaps: string[] = []): ReviewReport => ({
  base: "main",
  head: "the proposed change",
  date: "2026-11-22",
  sections: { ...empty, ...sections },
  gaps,
  changedFiles: 1,
  pages: 2,
  notes: ["fix: the price"],
  pageTitles: new Map([["/ivf", "IVF <plans>"]]),
  isBuilt: true,
});
const rate = {
  title: "The rate changed",
  pages: ["/ivf"],
  before: "9%",
  after: "8%",
  approver: "legal" as const,
};

describe("a report", () => {
  it("states first whether Legal must approve, and why", () => {
    const html = reportHtml(reportOf({ facts: [rate] }));
    expect(html).toContain("Yes: Legal must approve this change.");
    expect(html.indexOf("Yes: Legal")).toBeLessThan(html.indexOf("<nav"));
    expect(reportMarkdown(reportOf({ facts: [rate] }))).toContain(
      "Legal must approve this, because of: Figures and facts (1 change).",
    );
    expect(approvalsOf(reportOf({ facts: [rate] }).sections)).toEqual([
      { approver: "legal", reasons: [{ section: "facts", count: 1 }] },
    ]);
  });

  it("states that no approval is needed only where everything was compared", () => {
    const words = { words: [{ title: "1 word changed", pages: ["/ivf"] }] };
    expect(reportHtml(reportOf(words))).toContain("No: no legal text");
    expect(reportHtml(reportOf(words, ["The build failed."]))).toContain(
      "Not known: part of the change could not be compared.",
    );
    expect(reportMarkdown(reportOf(words, ["The build failed."]))).not.toContain("No approval");
  });

  it("states in one sentence that visitors get the same site", () => {
    expect(summaryLine(reportOf({}))).toContain("Visitors get the same site");
  });

  it('shows "nothing here" for a picture that only the other side has, not for pictures shown under another page', () => {
    const withPictures = (pair: { before?: string; after?: string; place: string }) =>
      reportHtml(
        reportOf({ pictures: [{ title: "/a looks different", pictures: [{ width: 390, ...pair }] }] }),
      );
    const added = withPictures({ place: "top", after: "data:image/webp;base64,AA==" });
    expect(added).toContain("nothing here");
    const repeated = withPictures({ place: "top: the same pictures as on /b" });
    expect(repeated).toContain("the same pictures as on /b");
    expect(repeated).not.toContain("nothing here");
  });

  it("names pages by their titles, escapes everything, and loads nothing", () => {
    const html = reportHtml(reportOf({ words: [{ title: "<b>1</b>", pages: ["/ivf"] }] }));
    expect(html).toContain("IVF &lt;plans&gt; <code>/ivf</code>");
    expect(html).toContain("&lt;b&gt;1&lt;/b&gt;");
    expect(html).not.toMatch(/<(?:link|script src|img src="(?!data:))/);
  });

  it("orders sections by consequence", () => {
    const html = reportHtml(
      reportOf({
        delivery: [{ title: "bytes" }],
        legal: [{ title: "a clause", approver: "legal" }],
        words: [{ title: "a word" }],
      }),
    );
    const order = ["legal", "words", "delivery"].map((id) =>
      html.indexOf(`<details class="section" id="${id}"`),
    );
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("fits into a comment, and states that it was cut", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ title: `${index} ${"x".repeat(9_000)}` }));
    const text = reportMarkdown(reportOf({ words: many }));
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain("cut; see the full report");
    const folded = reportMarkdown(reportOf({ search: many }));
    expect(folded.indexOf("cut; see the full report")).toBeGreaterThan(folded.lastIndexOf("</details>"));
    expect(folded).toContain("</details>");
  });
});
