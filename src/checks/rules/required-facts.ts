import type { Facts } from "../../content/facts/substitute";
import type { DataSources, SiteContext } from "./consistent-facts";

/** The facts that code names, besides those that components declare (`@shows`). */
export const factsInCode = (
  "claim.firstInsurance disclosure.exampleTitle disclosure.medicalReview disclosure.ourNumbers disclosure.planStar " +
  "disclosure.short mail.customerCare mail.security phone.crisis phone.support"
).split(" ");

/** The facts that pages show without naming them in their text. */
const requiredFacts = ({ components }: SiteContext) =>
  Object.values(components)
    .flatMap((vocabulary) => Object.values(vocabulary))
    .flatMap(({ shows = [] }) => shows.flatMap(({ facts }) => facts))
    .filter((name) => /^[a-z]/.test(name))
    .concat(factsInCode);

/** Reports facts that are declared nowhere, although pages show them without naming them. */
export function checkRequired(sources: DataSources, facts: Facts, site: SiteContext): void {
  for (const name of new Set(requiredFacts(site))) {
    if (facts.has(name)) continue;
    const isLegal = name.startsWith("disclosure.");
    const file = isLegal ? "disclosures" : /^(?:mail|phone)\./.test(name) ? "links" : "figures";
    sources.get(file)?.findings.add(0, {
      message: `\`${name}\` is missing, but pages show it`,
      missing: name,
      expected: isLegal
        ? "every disclosure that the law requires"
        : "every fact that pages show on their own",
      fix: `restore it from the previous version of the file${isLegal ? ", or ask Legal" : ""}`,
    });
  }
}
