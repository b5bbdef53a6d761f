import { approvers, type Approver } from "../change";
import { sectionIds, titles, type SectionId, type Sections } from "../section-titles";
import { plural } from "../../../content/plural";

/** The data of a review's report. */
export interface ReviewReport {
  /** Labels of the revisions. */
  base: string;
  head: string;
  /** Day of the review, year-month-day. */
  date: string;
  sections: Sections;
  /** Sentences about what was not compared: a failed build, pictures that were left out. */
  gaps: readonly string[];
  /** The number of files that the change touches, including code, tests and documentation. */
  changedFiles: number;
  /** Subjects of the change's commits, newest first. */
  notes: readonly string[];
  pageTitles: ReadonlyMap<string, string>;
  /** The number of pages in the newer version. */
  pages: number;
  /** Whether both versions could be built; otherwise only texts and facts were compared. */
  isBuilt: boolean;
}

/** The sections that have changes, most consequential first. */
export const filledSections = (sections: Sections): SectionId[] =>
  sectionIds.filter((id) => sections[id].length);

/** The change in one sentence. */
export function summaryLine({ sections, gaps }: ReviewReport): string {
  const filled = filledSections(sections).filter((id) => id !== "problems");
  if (!filled.length)
    return gaps.length
      ? "Nothing that was compared differs for visitors, but not everything could be compared."
      : "Visitors get the same site: no words, looks, addresses or headers differ.";
  return `What differs: ${filled.map((id) => `${titles[id].title.toLowerCase()} (${plural(sections[id].length, "change")})`).join(", ")}.`;
}

/** The limits of every review, for its last section. */
export const limits =
  "This report compares the built pages, their texts, files and headers, and pictures without scripts. What buttons and menus do when pressed is not in this report; the browser tests check it. Scripts are compared by name and size.";

/** The teams that must approve the change, and the sections that require it. */
export function approvalsOf(sections: Sections) {
  return (Object.keys(approvers) as Approver[]).flatMap((approver) => {
    const reasons = sectionIds.flatMap((section) => {
      const { length } = sections[section].filter((change) => change.approver === approver);
      return length ? [{ section, count: length }] : [];
    });
    return reasons.length ? [{ approver, reasons }] : [];
  });
}

/** "Legal must approve this, because of: Figures and facts (2 changes)." */
export function approvalLine({ approver, reasons }: ReturnType<typeof approvalsOf>[number]): string {
  const why = reasons.map(({ section, count }) => `${titles[section].title} (${plural(count, "change")})`);
  const name = approvers[approver];
  return `${name[0]!.toUpperCase()}${name.slice(1)} must approve this, because of: ${why.join("; ")}.`;
}
