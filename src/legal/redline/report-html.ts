import { gray, purple, red, teal, green, white } from "../../design/color";
import { changeHtml, piecesHtml } from "./change-html";
import { escapeHtml } from "../text/escape-html";
import { pageLine, pagesLine, summaryLine, type Report } from "./report";

/** Styles of redlined words. */
export const redlineStyle = `
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; font: 1.0625rem/1.65 Georgia, serif; color: ${gray[800]}; background: ${white}; }
h1, h2, h3, nav, .note, small, .legend { font-family: system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid ${gray[300]}; font-size: 1.375rem; }
h3 { margin: 2rem 0 .5rem; font-size: 1rem; }
a { color: ${teal[700]}; }
nav li a { display: inline-flex; align-items: center; min-height: 44px; }
del { color: ${red[800]}; background: ${red[50]}; text-decoration: line-through; }
ins { color: ${green[800]}; background: ${green[50]}; text-decoration: underline; text-decoration-thickness: 2px; }
mark { color: inherit; background: ${purple[100]}; border-bottom: 2px dotted ${purple[700]}; }
.moved { border-bottom: 2px dashed ${gray[600]}; }
.note { padding: .5rem .75rem; border-left: 4px solid ${gray[400]}; background: ${gray[50]}; font-size: .9375rem; }
small, code { font-size: .8125rem; color: ${gray[700]}; overflow-wrap: anywhere; }
:target { outline: 3px solid ${teal[600]}; outline-offset: 6px; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { nav { display: none; } }
`;

/** Explains the marks of a redline. */
export const legend = `<p class="legend">How to read it: <del>struck through</del> is gone, <ins>underlined</ins> is new, <mark>dotted</mark> leads elsewhere, <span class="moved">dashed</span> has moved. Sentences that did not change are left out (\u2026). Numbers of sections are made by the site and are listed apart.</p>`;

/** One file that opens anywhere: no script, nothing to load. */
export function reportHtml(report: Report): string {
  const { base, head, documents, unchanged, pages } = report;
  const contents = documents
    .map(({ name, title }) => `<li><a href="#text-${escapeHtml(name)}">${escapeHtml(title)}</a></li>`)
    .join("");
  const texts = documents.map(
    (change) =>
      `<h2 id="text-${escapeHtml(change.name)}">${escapeHtml(change.title)} (${change.status})</h2>\n${changeHtml(change, 3)}`,
  );
  const items = (pages.changed ?? []).map(
    (page) => `<li>${escapeHtml(pageLine(page))}${piecesHtml("page", page.pieces)}</li>`,
  );
  const list = items.length ? `<ul>${items.join("")}</ul>` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Redline: ${escapeHtml(base)} to ${escapeHtml(head)}</title>
<style>${redlineStyle}</style>
</head>
<body>
<main>
<h1>Redline: ${escapeHtml(base)} to ${escapeHtml(head)}</h1>
<p>${escapeHtml(summaryLine(report))}</p>
${legend}
${contents ? `<nav aria-label="Texts that changed"><ul>${contents}</ul></nav>` : ""}
${texts.join("\n")}
<h2 id="pages">Pages</h2>
<p>${escapeHtml(pagesLine(pages))}</p>
${list}
<h2 id="unchanged">Texts without a change</h2>
<p>${escapeHtml(unchanged.join("; ") || "None.")}</p>
</main>
</body>
</html>
`;
}
