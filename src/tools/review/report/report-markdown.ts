import { changeMarkdown, escapeMarkdown, quotedPieces } from "../../../legal/redline/change-markdown";
import { quote } from "../../disclosure/page/locate";
import type { Change } from "../change";
import { titles, type SectionId } from "../section-titles";
import {
  approvalLine,
  approvalsOf,
  filledSections,
  limits,
  summaryLine,
  type ReviewReport,
} from "./review-report";
import { plural } from "../../../content/plural";

/** The most characters of a comment; GitHub allows 65,536. */
const maxLength = 60_000;
/** The most changes of one section; the full report has all. */
const maxChanges = 12;

const short = (text: string): string => quote(text, 200);
const value = (text: string | undefined): string =>
  text === undefined ? "nothing" : escapeMarkdown(short(text.replace(/\n/g, " / ")));

function changeOf(change: Change): string {
  const { title, pages = [], before, after, pieces = [], document, approver, details = [] } = change;
  const where =
    pages.length > 3 ? plural(pages.length, "page") : pages.map((path) => `\`${path}\``).join(", ");
  const team = approver ? ` **(${approver})**` : "";
  const values =
    before !== undefined || after !== undefined ? `\n  > ${value(before)} → ${value(after)}` : "";
  const notes = details
    .slice(0, 3)
    .map((text) => `\n  - ${escapeMarkdown(short(text.replace(/\*\*/g, "")))}`);
  const text = `- ${escapeMarkdown(title)}${where ? `: ${where}` : ""}${team}${values}${quotedPieces(pieces)}${notes.join("")}`;
  return document ? `${text}\n\n${changeMarkdown(document)}\n` : text;
}

function sectionOf(id: SectionId, changes: readonly Change[]): string {
  const rest = changes.length - maxChanges;
  const list = changes.slice(0, maxChanges).map(changeOf).join("\n");
  const more = rest > 0 ? `\n- ... and ${rest} more in the full report` : "";
  const isTechnical = ["pictures", "accessibility", "delivery", "launch", "search"].includes(id);
  const heading = `${titles[id].title} (${changes.length})`;
  return isTechnical
    ? `<details><summary>${heading}</summary>\n\n${list}${more}\n\n</details>`
    : `### ${heading}\n\n${list}${more}`;
}

/** A short form of the report for a pull request, in GitHub-flavored Markdown, which GitLab reads too. */
export function reportMarkdown(report: ReviewReport): string {
  const { base, head, sections, gaps } = report;
  const approvals = approvalsOf(sections).map((approval) => `**${approvalLine(approval)}**`);
  const text = [
    "## What this change does to the website",
    `${escapeMarkdown(base)} → ${escapeMarkdown(head)}`,
    ...(approvals.length ? approvals : gaps.length ? [] : ["No approval by Legal is needed."]),
    ...gaps.map((gap) => `> ${escapeMarkdown(gap).replace(/\n/g, "\n> ")}`),
    escapeMarkdown(summaryLine(report)),
    ...filledSections(sections).map((id) => sectionOf(id, sections[id])),
    `<sub>${limits}</sub>`,
  ].join("\n\n");
  if (text.length <= maxLength) return `${text}\n`;
  const start = text.slice(0, maxLength);
  const isInDetails = start.lastIndexOf("<details>") > start.lastIndexOf("</details>");
  return `${start}${isInDetails ? "\n\n</details>" : ""}\n\n... cut; see the full report.\n`;
}
