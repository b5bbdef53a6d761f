import { approvers, plural, type Approver } from "../change";
import { sectionIds, titles, type SectionId, type Sections } from "../section-titles";

/** A review, ready to be written. */
export interface ReviewReport {
  /** The revisions as people call them. */
  base: string;
  head: string;
  /** Day of the review, year-month-day. */
  date: string;
  sections: Sections;
  /** What was not compared, and why: a build that failed, pictures left out. */
  gaps: readonly string[];
  /** Files of the change of which nothing in the report is known to come: code, tests, documentation. */
  changedFiles: number;
  /** The authors' own words for what they changed, newest first. */
  notes: readonly string[];
  /** Titles of pages by path. */
  pageTitles: ReadonlyMap<string, string>;
  /** Pages of the newer version. */
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
      ? "Nothing that was compared differs for visitors, but something could not be compared (see below)."
      : "Visitors get the same site: no words, looks, addresses or headers differ.";
  return `What differs: ${filled.map((id) => `${titles[id].title.toLowerCase()} (${plural(sections[id].length, "change")})`).join(", ")}.`;
}

/** What a review never sees, for its last section. */
export const limits =
  "Compared are the built pages, their texts, files and headers, and pictures without scripts. What buttons and menus do after a press is not in this report; the browser tests check it. Scripts are compared by name and size.";

/** Who must approve the change, and because of which sections: nobody where the list is empty. */
export function approvalsOf(sections: Sections) {
  return (Object.keys(approvers) as Approver[]).flatMap((approver) => {
    const reasons = sectionIds.flatMap((section) => {
      const { length } = sections[section].filter((change) => change.approver === approver);
      return length ? [{ section, count: length }] : [];
    });
    return reasons.length ? [{ approver, reasons }] : [];
  });
}

/** "Legal must approve this: Figures and facts (2 changes)". */
export function approvalLine({ approver, reasons }: ReturnType<typeof approvalsOf>[number]): string {
  const why = reasons.map(({ section, count }) => `${titles[section].title} (${plural(count, "change")})`);
  const name = approvers[approver];
  return `${name[0]!.toUpperCase()}${name.slice(1)} must approve this, because of: ${why.join("; ")}.`;
}
