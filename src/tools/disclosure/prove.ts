import type { Page, Region, Statement } from "./page/statement";
import { triggersIn, type Trigger } from "./find-triggers";
import { attribute } from "./page/tree";
import { pastPlaces } from "./rules/dated-press";
import type { Requirement } from "./rules/rule";
import { satisfy, type Found } from "./satisfy";

/** One trigger term and one thing it needs. */
export interface Proof {
  readonly page: Page;
  readonly trigger: Trigger;
  readonly requirement: Requirement;
  /** undefined where the disclosure is missing. */
  readonly found: Found | undefined;
}

interface Needs {
  readonly requirements: readonly Requirement[];
  /** The element in which one sentence speaks for every term. */
  readonly place?: Region | undefined;
}

function needsOf({ rule, statement }: Trigger, page: Page): Needs {
  for (const { path, within, needs } of pastPlaces) {
    const place =
      path === page.path
        ? statement.regions.find(
            (region) => region.tagName === within || `#${attribute(region, "id")}` === within,
          )
        : undefined;
    if (place) return { requirements: needs, place };
  }
  return { requirements: rule.needs };
}

/** The trigger terms of one statement of a page, with what they need. */
export function proveStatement(statement: Statement, page: Page): Proof[] {
  return triggersIn(statement).flatMap((trigger) => {
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
