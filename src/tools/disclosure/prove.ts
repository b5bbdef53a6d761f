import type { Page, Statement } from "./page/statement";
import { triggersIn, type Trigger } from "./find-triggers";
import { attribute } from "../../content/html";
import { pastPlaces } from "./rules/dated-press";
import { rateNamed } from "./rules/requirements";
import type { Requirement } from "./rules/rule";
import { statedRate } from "./rules/trigger-terms";
import { satisfy, type Found } from "./satisfy";

/** One trigger term and one thing it needs. */
export interface Proof {
  readonly page: Page;
  readonly trigger: Trigger;
  readonly requirement: Requirement;
  /** undefined where the disclosure is missing. */
  readonly found: Found | undefined;
}

/** What a term needs, and the element in which one sentence speaks for every term, where there is one. */
function needsOf({ rule, statement }: Trigger, page: Page) {
  for (const { within, needs } of pastPlaces.filter(({ path }) => path === page.path)) {
    const place = statement.regions.find(
      (region) => region.tagName === within || `#${attribute(region, "id")}` === within,
    );
    if (place) return { requirements: needs, place };
  }
  return { requirements: rule.needs };
}

/** Rates that are rates only by the name that they must have ("9.74% APR"): there is nothing to prove. */
function isRateByName({ rule, statement, term }: Trigger): boolean {
  if (rule !== statedRate) return false;
  const text = statement.text.replace(rateNamed.patterns[0]!, "");
  const label = statement.label.replace(rateNamed.patterns[0]!, "");
  const figure = /\d.*%/.exec(term)?.[0] ?? "";
  return !triggersIn({ ...statement, text, label }, [rule]).some((other) => other.term.includes(figure));
}

/** The trigger terms of one statement of a page, with what they need. */
export function proveStatement(statement: Statement, page: Page): Proof[] {
  const triggers = triggersIn(statement).filter((trigger) => !isRateByName(trigger));
  return triggers.flatMap((trigger) => {
    const { requirements, place } = needsOf(trigger, page);
    return requirements.map((requirement) => ({
      page,
      trigger,
      requirement,
      found: satisfy(trigger, requirement, page, place),
    }));
  });
}

/** Every trigger term of a page with what it needs, in reading order. */
export function prove(page: Page): Proof[] {
  return page.statements.flatMap((statement) => proveStatement(statement, page));
}

/** Proofs of the same term together, in their order. */
export function byTrigger(proofs: readonly Proof[]): Proof[][] {
  const groups = new Map<Trigger, Proof[]>();
  for (const proof of proofs) groups.set(proof.trigger, [...(groups.get(proof.trigger) ?? []), proof]);
  return [...groups.values()];
}
