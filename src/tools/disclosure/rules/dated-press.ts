import type { Requirement } from "./rule";

const read = "2026-11-21";

/**
 * A place with prices of earlier years, such as the articles on /press. An article is the news medium's and not an
 * advertisement (comment 2(a)(2)-1.ii.D), but the summary that we publish is ours. An old price is not a term "actually
 * available" now (12 CFR 1026.24(a)), so the disclosures of (d)(2), which describe an offer, would mislead. Instead, the
 * summary needs its date and a note that the price is no longer offered, both visible in the same article. See Press in
 * docs/requirements.md: some mention a $200 coaching membership and a $175 per month egg freezing plan over 5 years.
 */
interface PastPlace {
  readonly path: string;
  /** The element with the price and its required words: a tag, or an id with `#`. */
  readonly within: string;
  readonly needs: readonly Requirement[];
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December";

const articleDate: Requirement = {
  id: "article-date",
  name: "the article's date",
  law: "12 CFR 1026.24(a)",
  summary: "A price of an earlier year is beside the date of the article that reports it.",
  read,
  patterns: [new RegExp(`^\\d{1,2} (?:${months}) \\d{4}$`, "gi")],
  examples: {
    pass: ["14 March 2017"],
    fail: ["2017", "The plan carried that price in 2017 and is no longer offered.", "in March 2017"],
  },
};

const noLongerOffered: Requirement = {
  id: "no-longer-offered",
  name: "that the price is no longer offered",
  law: "12 CFR 1026.24(a)",
  summary: "An advertisement states only terms that are offered, so a price that is not is marked as such.",
  read,
  patterns: [/^Prices in this article are from \d{4} and are no longer offered\.$/gi],
  examples: {
    pass: ["Prices in this article are from 2017 and are no longer offered."],
    fail: ["The plan is described.", "Prices in this article are from 2017.", "no longer offered"],
  },
};

/** The same for the list of those prices on /our-numbers, where one sentence covers all of them. */
const theseNoLongerOffered: Requirement = {
  ...noLongerOffered,
  id: "these-no-longer-offered",
  patterns: [/^These prices are no longer offered\./gi],
  examples: {
    pass: ["These prices are no longer offered. Only dated press articles mention them."],
    fail: ["These prices are from 2017."],
  },
};

export const pastPlaces: readonly PastPlace[] = [
  { path: "/press", within: "article", needs: [articleDate, noLongerOffered] },
  { path: "/our-numbers", within: "#earlier-years", needs: [theseNoLongerOffered] },
];
export const pastRequirements: readonly Requirement[] = [articleDate, noLongerOffered, theseNoLongerOffered];
