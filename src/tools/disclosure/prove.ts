import type { Page, Statement } from "./page/statement";
import { triggersIn, type Trigger } from "./find-triggers";
import { attribute } from "../../content/html";
import { memoizeFor } from "../../content/read/memoize";
import { pastPlaces } from "./rules/dated-press";
import { rateNamed } from "./rules/requirements";
import type { Requirement } from "./rules/rule";
import { statedRate } from "./rules/trigger-terms";
import { satisfy, type Found } from "./satisfy";

/** A trigger term and one of its requirements. */
export interface Proof {
  readonly page: Page;
  readonly trigger: Trigger;
  readonly requirement: Requirement;
  /** Undefined if the disclosure is missing. */
  readonly found: Found | undefined;
}

/** A term's requirements, and the element in which one sentence discloses for every term, if there is one. */
function needsOf({ rule, statement }: Trigger, page: Page) {
  for (const { within, needs } of pastPlaces.filter(({ path }) => path === page.path)) {
    const place = statement.regions.find(
      (region) => region.tagName === within || `#${attribute(region, "id")}` === within,
    );
    if (place) return { requirements: needs, place };
  }
  return { requirements: rule.needs };
}

/** Whether a rate is recognized only by its required name ("9.74% APR"), so that there is nothing to prove. */
function isRateByName({ rule, statement, term }: Trigger): boolean {
  if (rule !== statedRate) return false;
  const text = statement.text.replace(rateNamed.patterns[0]!, "");
  const label = statement.label.replace(rateNamed.patterns[0]!, "");
  const figure = /\d.*%/.exec(term)?.[0] ?? "";
  return !triggersIn({ ...statement, text, label }, [rule]).some((other) => other.term.includes(figure));
}

/** The trigger terms of a statement that need a disclosure. */
const termsIn = memoizeFor((statement: Statement) =>
  triggersIn(statement).filter((trigger) => !isRateByName(trigger)),
);

/** Proves the trigger terms of one statement of a page. */
export function proveStatement(statement: Statement, page: Page): Proof[] {
  return termsIn(statement).flatMap((trigger) => {
    const { requirements, place } = needsOf(trigger, page);
    return requirements.map((requirement) => ({
      page,
      trigger,
      requirement,
      found: satisfy(trigger, requirement, page, place),
    }));
  });
}

/** Proves every trigger term of a page, in reading order. */
export function prove(page: Page): Proof[] {
  return page.statements.flatMap((statement) => proveStatement(statement, page));
}

/** Groups proofs by term, in their order. */
export function byTrigger(proofs: readonly Proof[]): Proof[][] {
  const groups = new Map<Trigger, Proof[]>();
  for (const proof of proofs) groups.set(proof.trigger, [...(groups.get(proof.trigger) ?? []), proof]);
  return [...groups.values()];
}
