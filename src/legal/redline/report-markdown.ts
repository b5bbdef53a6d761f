import { changeMarkdown, pieceMarkdown } from "./change-markdown";
import { escapeMarkdown } from "./escape";
import { pageLine, pagesLine, summaryLine, type Report } from "./report";

/** A summary for a pull request, in GitHub-flavored Markdown. */
export function reportMarkdown(report: Report): string {
  const { base, head, documents, pages } = report;
  return (
    [
      `## Redline: ${escapeMarkdown(base)} to ${escapeMarkdown(head)}`,
      summaryLine(report),
      ...(documents.length
        ? ["~~Struck through~~ is gone, **bold** is new, \u27e8in brackets\u27e9 has moved."]
        : []),
      ...documents.map(changeMarkdown),
      "### Pages",
      pagesLine(pages),
      ...(pages.changed?.length
        ? [
            pages.changed
              .map(
                (page) =>
                  `- ${escapeMarkdown(pageLine(page))}${page.pieces.length ? `\n  > ${page.pieces.map(pieceMarkdown).join("").trim()}` : ""}`,
              )
              .join("\n"),
          ]
        : []),
    ].join("\n\n") + "\n"
  );
}
