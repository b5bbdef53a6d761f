import { changeMarkdown, escapeMarkdown, quotedPieces } from "./change-markdown";
import { pageLine, pagesLine, summaryLine, type Report } from "./report";

/** A summary for a pull request, in GitHub-flavored Markdown. */
export function reportMarkdown(report: Report): string {
  const { base, head, documents, pages } = report;
  const legend =
    "<del>Struck through</del> was removed, <ins>underlined</ins> is new, \u27e8in brackets\u27e9 has moved.";
  const list = (pages.changed ?? []).map(
    (page) => `- ${escapeMarkdown(pageLine(page))}${quotedPieces(page.pieces)}`,
  );
  const blocks = [
    `## Redline: ${escapeMarkdown(base)} to ${escapeMarkdown(head)}`,
    summaryLine(report),
    ...(documents.length ? [legend, ...documents.map(changeMarkdown)] : []),
    "### Pages",
    pagesLine(pages),
    ...(list.length ? [list.join("\n")] : []),
  ];
  return `${blocks.join("\n\n")}\n`;
}
