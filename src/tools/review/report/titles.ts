import type { Approver, SectionId, Sections } from "../change";
import { plural, sectionIds } from "../change";

/** A section's heading, and what it is about in a sentence. */
export const titles: Readonly<Record<SectionId, { title: string; about: string }>> = {
  problems: {
    title: "Must be fixed first",
    about: "These should not go public as they are.",
  },
  legal: {
    title: "Legal texts and disclosure sentences",
    about: "Every changed word of a contract, policy or disclosure, clause by clause.",
  },
  disclosures: {
    title: "Disclosures on pages",
    about: "Credit terms (12 CFR 1026.24) and the disclosures beside them, and loans that pages state.",
  },
  facts: {
    title: "Figures and facts",
    about: "Rates, prices, dates, addresses and names, with every place that shows them.",
  },
  addresses: {
    title: "Pages, addresses and links",
    about: "Pages that are new or gone, redirects, and links that lead elsewhere.",
  },
  words: { title: "Words on pages", about: "Every changed word, whatever page it is on." },
  search: {
    title: "Search results and shared links",
    about: "What search engines, and other sites that show a link, get instead of the page itself.",
  },
  pictures: {
    title: "What pages look like",
    about:
      "Pictures before and after, of the part that differs, on a phone (390 px) and a desktop (1440 px).",
  },
  accessibility: {
    title: "Structure and accessibility",
    about: "What a screen reader announces: headings, landmarks, names of pictures and controls.",
  },
  security: { title: "Headers and policies", about: "What the server tells browsers about security." },
  delivery: { title: "Bytes and scripts", about: "What visitors download (compressed sizes)." },
  launch: { title: "Launch blockers", about: "What must be resolved before the site goes public." },
};

/** Teams as people call them, and what their approval is about. */
export const approvers: Readonly<Record<Approver, string>> = {
  legal: "Legal",
  medical: "the medical reviewer",
  security: "Security",
};

/** A team that must approve, and why. */
export interface Approval {
  approver: Approver;
  reasons: { section: SectionId; count: number }[];
}

/** Who must approve the change: nobody where the list is empty. */
export function approvalsOf(sections: Sections): Approval[] {
  return (Object.keys(approvers) as Approver[]).flatMap((approver) => {
    const reasons = sectionIds.flatMap((section) => {
      const { length } = sections[section].filter((change) => change.approver === approver);
      return length ? [{ section, count: length }] : [];
    });
    return reasons.length ? [{ approver, reasons }] : [];
  });
}

/** "Legal must approve this: Figures and facts (2 changes)". */
export function approvalLine({ approver, reasons }: Approval): string {
  const why = reasons.map(({ section, count }) => `${titles[section].title} (${plural(count, "change")})`);
  const name = approvers[approver];
  return `${name[0]!.toUpperCase()}${name.slice(1)} must approve this, because of: ${why.join("; ")}.`;
}
