import { changeHtml, pieceHtml } from "../../../legal/redline/change-html";
import { htmlDocument, legend } from "../../../legal/redline/report-html";
import { escapeHtml } from "../../../content/html";
import { approvers, type Change, type PicturePair } from "../change";
import { sectionIds, titles, type SectionId } from "../section-titles";
import {
  approvalLine,
  approvalsOf,
  filledSections,
  limits,
  summaryLine,
  type ReviewReport,
} from "./review-report";
import { reportStyle } from "./report-style";
import { plural } from "../../../content/plural";

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

type Titles = ReviewReport["pageTitles"];

/** A page's title and path. */
function pageName(path: string, titles: Titles): string {
  const title = titles.get(path);
  return `${title ? `${escapeHtml(title)} ` : ""}<code>${escapeHtml(path)}</code>`;
}

function pagesHtml(pages: readonly string[] = [], titles: Titles): string {
  if (!pages.length) return "";
  if (pages.length <= 3)
    return `<p class="where">On ${pages.map((path) => pageName(path, titles)).join("; ")}</p>`;
  const list = pages.map((path) => `<li>${pageName(path, titles)}</li>`).join("");
  return `<details class="where"><summary>On ${plural(pages.length, "page")}</summary><ul class="paths">${list}</ul></details>`;
}

function valuesHtml({ before, after }: Change): string {
  if (before === undefined && after === undefined) return "";
  const row = (label: string, value: string | undefined, tag: string) =>
    `<div><dt>${label}</dt><dd>${value === undefined ? "<em>nothing</em>" : `<${tag}>${escapeHtml(value)}</${tag}>`}</dd></div>`;
  return `<dl class="values">${row("Before", before, "del")}${row("After", after, "ins")}</dl>`;
}

function pictureHtml({ width, place, before, after, difference }: PicturePair, title: string): string {
  const figure = (label: string, source: string | undefined) => {
    const alt = escapeHtml(`${title}, ${label.toLowerCase()}, ${width} px wide`);
    const shown = source ? `<img src="${source}" alt="${alt}">` : "<p><em>nothing here</em></p>";
    return `<figure><figcaption>${label}</figcaption>${shown}</figure>`;
  };
  const [kind, name] = width < 600 ? ["phone", "Phone"] : ["desktop", "Desktop"];
  const heading = `<h4>${name}, ${width} px <small>${escapeHtml(place)}</small></h4>`;
  // Pictures that are shown under another page are not repeated: `place` names that page.
  if (!before && !after) return heading;
  return `${heading}<div class="pictures ${kind}">${figure("Before", before)}${figure("After", after)}${figure("Difference", difference)}</div>`;
}

function detailsHtml(details: readonly string[] = []): string {
  const strong = (text: string) => escapeHtml(text).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");
  if (!details.length) return "";
  const list = `<ul>${details.map((text) => `<li>${strong(text)}</li>`).join("")}</ul>`;
  return details.length > 6
    ? `<details><summary>${plural(details.length, "detail")}</summary>${list}</details>`
    : list;
}

function changeOfSection(change: Change, pageTitles: Titles): string {
  const { title, document, pieces = [], approver, isProblem, pictures = [] } = change;
  const badge = approver ? ` <span class="badge">needs ${approvers[approver]}</span>` : "";
  const words = pieces.map((piece) => pieceHtml("page", piece)).join("");
  const body = [
    pagesHtml(change.pages, pageTitles),
    valuesHtml(change),
    pieces.length ? `<p class="redline">${words.trim()}</p>` : "",
    detailsHtml(change.details),
    document ? `<div class="redline">${changeHtml(document, 4)}</div>` : "",
    ...pictures.map((picture) => pictureHtml(picture, title)),
  ].join("");
  return `<article class="change${isProblem ? " problem" : ""}"><h3>${escapeHtml(title)}${badge}</h3>${body}</article>`;
}

/** Whether a section is open: those that a lawyer reads are, long or technical ones are not. */
const isOpen = (id: SectionId, count: number): boolean =>
  !["accessibility", "delivery", "launch"].includes(id) && count <= 30;

function sectionHtml(id: SectionId, changes: readonly Change[], pageTitles: Titles): string {
  const { title, about } = titles[id];
  return `<details class="section" id="${id}"${isOpen(id, changes.length) ? " open" : ""}><summary><h2>${escapeHtml(title)} <span class="count">${plural(changes.length, "change")}</span></h2></summary>${paragraph(about)}${["legal", "words"].includes(id) ? legend : ""}${changes.map((change) => changeOfSection(change, pageTitles)).join("")}</details>`;
}

function verdictHtml({ sections, gaps }: ReviewReport): string {
  const approvals = approvalsOf(sections);
  const legal = approvals.find(({ approver }) => approver === "legal");
  const others = approvals.filter((approval) => approval !== legal).map(approvalLine);
  // The report must not state that no approval is needed if something was not compared.
  const [kind, answer] = legal
    ? ["yes", "Yes: Legal must approve this change."]
    : gaps.length
      ? ["unknown", "Not known: part of the change could not be compared."]
      : ["no", "No: no legal text, disclosure, rate or credit term changed."];
  const reasons = legal?.reasons.map(
    ({ section, count }) =>
      `<li><a href="#${section}">${escapeHtml(titles[section].title)}</a>: ${plural(count, "change")}</li>`,
  );
  return `<section class="verdict ${kind}" aria-labelledby="verdict">
<h2 id="verdict">Does Legal need to approve this?</h2>
<p class="answer">${answer}</p>
${reasons ? `<ul>${reasons.join("")}</ul><p>Read the parts marked <span class="badge">needs Legal</span>. Then approve the change or request another wording where you were asked to review it.</p>` : ""}
${others.map(paragraph).join("")}
${gaps.map((gap) => `<p class="gap">${escapeHtml(gap)}</p>`).join("")}
<p class="signature">Approved by ______________________ on ______________</p>
</section>`;
}

/** Opens everything for printing; the report is complete without it. */
const printScript = `addEventListener("beforeprint",()=>document.querySelectorAll("details").forEach(d=>d.open=true))`;

/** The report as one HTML file that loads nothing else. */
export function reportHtml(report: ReviewReport): string {
  const { base, head, date, sections, changedFiles, pages, notes, pageTitles } = report;
  const filled = filledSections(sections);
  const contents = filled.map(
    (id) =>
      `<li><a href="#${id}">${escapeHtml(titles[id].title)}</a> <span class="count">${sections[id].length}</span></li>`,
  );
  const empty = sectionIds
    .filter((id) => !filled.includes(id) && id !== "problems")
    .map((id) => titles[id].title.toLowerCase());
  return htmlDocument(
    `Review: ${head}`,
    reportStyle,
    `<main>
<h1>What this change does to the website</h1>
<p class="revisions">Before: <b>${escapeHtml(base)}</b><br>After: <b>${escapeHtml(head)}</b><br>Compared on ${escapeHtml(date)}</p>
${verdictHtml(report)}
<p>${escapeHtml(summaryLine(report))}</p>
${notes.length ? `<details class="notes"><summary>In the authors' words (${plural(notes.length, "note")})</summary><ul>${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join("")}</ul></details>` : ""}
${contents.length ? `<nav aria-label="Sections"><ol>${contents.join("")}</ol></nav>` : ""}
${filled.map((id) => sectionHtml(id, sections[id], pageTitles)).join("\n")}
<section id="compared">
<h2>What was compared</h2>
${empty.length ? `<p>No change in: ${escapeHtml(empty.join("; "))}.</p>` : ""}
<p>${plural(pages, "page")} of both versions; the change touches ${plural(changedFiles, "file")}. ${escapeHtml(limits)}</p>
</section>
</main>
<script>${printScript}</script>`,
  );
}
