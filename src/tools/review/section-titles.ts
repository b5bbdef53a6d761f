import type { Change } from "./change";

/** The sections of a report, most consequential first, each with a heading and a description. */
export const titles = {
  problems: {
    title: "Must be fixed first",
    about: "These must be fixed before the change goes public.",
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
    about: "New and removed pages, redirects, and links with new targets.",
  },
  words: { title: "Words on pages", about: "Every changed word on any page." },
  search: {
    title: "Search results and shared links",
    about: "What search engines, and other sites that show a link, read about a page.",
  },
  pictures: {
    title: "What pages look like",
    about:
      "Pictures of the parts that differ, before and after, on a phone (390 px) and a desktop (1440 px).",
  },
  accessibility: {
    title: "Structure and accessibility",
    about: "What a screen reader announces: headings, landmarks, names of pictures and controls.",
  },
  security: {
    title: "Headers and policies",
    about:
      "Security headers and policies that the server sends; what pages run, load from elsewhere, or send.",
  },
  delivery: { title: "Bytes and scripts", about: "What visitors download (compressed sizes)." },
  launch: { title: "Launch blockers", about: "What must be resolved before the site goes public." },
} as const;

export type SectionId = keyof typeof titles;
export const sectionIds = Object.keys(titles) as SectionId[];

/** Changes by section, which may be empty. */
export type Sections = Record<SectionId, readonly Change[]>;
