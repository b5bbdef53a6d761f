import { firstPublished, legalFields } from "../support/jest/real-content";

it.each([
  ["terms-of-use", "Last revised 2019-05-21", "terms/tou 1, current", "R237"],
  ["membership-terms", "Effective 2019-07-02", "terms/membership 2, earlier", "R238 C04"],
  ["premium-membership", "Dated 2022-08-01", "terms/membership 1, current", "R239 C04"],
  ["loan-terms", "Effective 2024-09-23", "terms/loans 1, current", "R240"],
  [
    "technology-services-agreement",
    "Effective 2024-10-01",
    "terms/tech-services-agreement 1, current",
    "R242",
  ],
  ["privacy-policy", "Dated 2023-10", "privacy 1, current", "R041 R226"],
  ["privacy-notice", "Dated 2019-05-23", "privacy 2, current", "R041 R228"],
])("%s was first published as %s, and its page and place there are %s (%s)", (name, dated, place) => {
  const { dateKind, date } = firstPublished(name);
  const { page, order, standing } = legalFields(name);
  expect([`${dateKind} ${date}`, `${page} ${order}, ${standing}`]).toEqual([dated, place]);
});
