import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { host } from "../../site/routes/url-table";

interface LinkFact {
  url?: string;
  mail?: string;
  phone?: string;
}

const read = <T>(file: string) =>
  parse(readFileSync(join(__dirname, "../../../content/facts", file), "utf8")) as T;

const links = read<Record<string, LinkFact>>("links.yaml");

/** The company, from content/facts/company.yaml. */
export const { company } = read<{
  company: {
    name: string;
    legalName: string;
    tagline: string;
    about: string;
    address: Record<"corporate" | "checks", string[]>;
    hours: { closedOn: string[] };
  };
}>("company.yaml");

/** Returns the address of a link in content/facts/links.yaml. */
export function hrefOf(name: string): string {
  const link = links[name];
  if (link?.url)
    return link.url.replace("{host}", host).replace("{rateCalculator}", "https://rates.wrenfield.example");
  if (link?.mail) return `mailto:${link.mail}`;
  if (link?.phone) return `tel:${link.phone}`;
  throw new Error(`content/facts/links.yaml has no "${name}"`);
}
