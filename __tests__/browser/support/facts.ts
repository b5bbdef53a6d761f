import { join } from "node:path";
import { loadFacts } from "../../../src/content/read/load-content";
import { host } from "../../site/routes/url-table";

const origins = { host, rateCalculator: "https://rates.wrenfield.example" };
const { data, facts } = loadFacts(join(__dirname, "../../.."), origins);

/** The company, from content/facts/company.yaml. */
export const { company } = data.company!;

/** Returns the address of a link in content/facts/links.yaml; __tests__/published/links.test.ts verifies the addresses. */
export function hrefOf(name: string): string {
  const href = facts.get(name)?.href;
  if (!href) throw new Error(`content/facts/links.yaml has no "${name}"`);
  return href;
}
