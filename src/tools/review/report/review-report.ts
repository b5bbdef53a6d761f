import type { SectionId, Sections } from "../change";
import { plural, sectionIds } from "../change";
import { titles } from "./titles";

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
