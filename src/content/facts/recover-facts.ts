import { z } from "zod";
import { company } from "./company";
import { derivedNames } from "./derived-facts";
import { figure, type Figure } from "./figures";
import { link, type Link } from "./links";
import type { FactSources } from "./resolve";
import type { Fact, Facts } from "./substitute";

/** The parsed YAML of the four files that define facts; undefined for a file that is missing or cannot be parsed. */
type RawSources = Record<keyof FactSources, unknown>;

/** A fact whose name is known, or may be, but not its value. */
const placeholderFact = (name: string): Fact => ({ name, text: "", href: "https://unknown.example/" });

/** Facts of which a whole file is unreadable: that file may define any name. */
class OpenFacts extends Map<string, Fact> {
  override has(): boolean {
    return true;
  }
  override get(name: string): Fact {
    return super.get(name) ?? placeholderFact(name);
  }
}

const entriesOf = (raw: unknown): [string, unknown][] =>
  raw && typeof raw === "object" ? Object.entries(raw) : [];

function valid<Value>(raw: unknown, schema: z.ZodType<Value>): Record<string, Value> {
  return Object.fromEntries(
    entriesOf(raw).flatMap(([name, value]) => {
      const { data, success } = schema.safeParse(value);
      return success ? [[name, data] as const] : [];
    }),
  );
}

/** The names of all facts that a schema of nested objects defines. */
function leaves(schema: z.ZodType, path: string): string[] {
  if (!(schema instanceof z.ZodObject)) return [path];
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    leaves(inner as z.ZodType, path ? `${path}.${key}` : key),
  );
}

/**
 * Recovers the valid entries of data files that have errors, so that an error in one figure is not reported again
 * wherever a text names that figure.
 * @returns the valid entries, and a function that adds the names of the invalid ones to the facts
 */
export function recoverFacts(raw: RawSources): { sources: FactSources; addInvalid(facts: Facts): Facts } {
  const figures = valid<Figure>(raw.figures, figure);
  const links = valid<Link>(raw.links, link);
  const disclosures = valid<string>(raw.disclosures, z.string());
  const names = new Set(
    [...entriesOf(raw.figures), ...entriesOf(raw.links), ...entriesOf(raw.disclosures)].map(([name]) => name),
  );
  const whole = company.schema.safeParse(raw.company);
  return {
    sources: { figures, links, disclosures, company: whole.data ?? ({ company: {} } as never) },
    addInvalid(facts) {
      const unreadable = Object.values(raw).some(
        (value) => !value || typeof value !== "object" || Array.isArray(value),
      );
      const all = unreadable ? new OpenFacts(facts) : new Map(facts);
      for (const name of [...names, ...derivedNames([...names]), ...leaves(company.schema, "")]) {
        if (!facts.has(name)) all.set(name, placeholderFact(name));
      }
      return all;
    },
  };
}
