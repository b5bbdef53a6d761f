import type { Data } from "../schema/index";
import { derivedFacts } from "./derived-facts";
import { formatFigure } from "./format-figure";
import { resolveOrigins, type Link, type LinkOrigins } from "./links";
import { factNamesIn, substitute, type Fact, type Facts } from "./substitute";

/** The validated data files that define facts. */
export type FactSources = Pick<Data, "figures" | "company" | "links" | "disclosures">;

function flatten(value: unknown, path: string): Fact[] {
  // A list is one fact and also a fact for each line: company.address.corporate, company.address.corporate.0 ...
  if (Array.isArray(value)) {
    return [
      { name: path, text: value.join(", ") },
      ...value.map((line, index) => ({ name: `${path}.${index}`, text: String(line) })),
    ];
  }
  if (value && typeof value === "object") {
    return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
  }
  return [{ name: path, text: String(value) }];
}

function linkFact(name: string, link: Link, origins: LinkOrigins): Fact {
  if ("mail" in link) {
    // `care+website@…` is shown as `care@…`.
    return { name, text: link.mail.replace(/\+[^@]*(?=@)/, ""), href: `mailto:${link.mail}` };
  }
  if ("phone" in link) return { name, text: link.shown, href: `tel:${link.phone}` };
  const href = resolveOrigins(link.url, origins);
  return { name, text: href.replace(/^https?:\/\//, "").replace(/\/$/, ""), href };
}

/**
 * Resolves every fact, by name, except a disclosure that names a fact that does not exist. All code that shows a figure, a
 * name or an address gets it from this map.
 */
export function resolveFacts(sources: FactSources, origins: LinkOrigins): Facts {
  const facts = new Map<string, Fact>();
  const add = (fact: Fact) => facts.set(fact.name, fact);
  for (const [name, figure] of Object.entries(sources.figures)) add({ name, text: formatFigure(figure) });
  derivedFacts(sources.figures).forEach(add);
  for (const fact of flatten(sources.company, "")) add(fact);
  for (const [name, link] of Object.entries(sources.links)) add(linkFact(name, link, origins));
  // In file order: a disclosure may name only those above it.
  for (const [name, text] of Object.entries(sources.disclosures))
    if (factNamesIn(text).every((inner) => facts.has(inner))) add({ name, text: substitute(text, facts) });
  return facts;
}
