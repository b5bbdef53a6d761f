import type { Page } from "./page/statement";
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

function needsOf({ rule, statement }: Trigger, page: Page): readonly Requirement[] {
  const past = pastPlaces.find(
    ({ path, within }) => path === page.path && statement.regions.some((region) => region.tagName === within || `#${attribute(region, "id")}` === within),
  );
  return past?.needs ?? rule.needs;
}

/** Every trigger term of a page with what it needs, in reading order. */
export function prove(page: Page): Proof[] {
  return page.statements.flatMap((statement) =>
    triggersIn(statement).flatMap((trigger) =>
      needsOf(trigger, page).map((requirement) => ({ page, trigger, requirement, found: satisfy(trigger, requirement, page) })),
    ),
  );
}
