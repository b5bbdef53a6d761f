import { pagePairs } from "./page-pairs";
import type { Sections } from "./section-titles";
import { accessibilityChanges } from "./sections/accessibility";
import { addressChanges } from "./sections/addresses";
import { deliveryChanges } from "./sections/delivery";
import { disclosureChanges } from "./sections/disclosures";
import { factChanges } from "./sections/facts";
import { launchChanges } from "./sections/launch";
import { legalChanges } from "./sections/legal";
import { searchChanges } from "./sections/search";
import { securityChanges } from "./sections/security";
import { wordChanges } from "./sections/words";
import type { Site } from "./site";

/** Compares two built sites in everything but pictures, which need a browser. */
export function reviewSites(before: Site, after: Site): Sections {
  const pairs = pagePairs(before, after);
  const { disclosures, problems } = disclosureChanges(before, after, pairs);
  const accessibility = accessibilityChanges(pairs);
  const legal = legalChanges(before, after);
  const search = searchChanges(before, after, pairs);
  return {
    problems: [...problems, ...[...legal, ...search, ...accessibility].filter(({ isProblem }) => isProblem)],
    legal,
    disclosures,
    facts: factChanges(before, after, pairs),
    addresses: addressChanges(before, after, pairs),
    words: wordChanges(pairs),
    search,
    pictures: [],
    accessibility,
    security: securityChanges(before, after, pairs),
    delivery: deliveryChanges(before, after, pairs),
    launch: launchChanges(before, after),
  };
}
