import { host } from "../../site/routes/url-table";
import { readData, readFacts } from "../../support/facts";

const facts = readFacts({ host, rateCalculator: "https://rates.wrenfield.example" });

/** The company, from content/facts/company.yaml. */
export const { company } = readData("company");

/** Returns the address of a link in content/facts/links.yaml; __tests__/published/links.test.ts verifies the addresses. */
export function hrefOf(name: string): string {
  const href = facts.get(name)?.href;
  if (!href) throw new Error(`content/facts/links.yaml has no "${name}"`);
  return href;
}
