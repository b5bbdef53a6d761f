import type { Figures } from "../../content/facts/figures";
import type { FindSource } from "./content-sources";
import type { Trigger } from "./find-triggers";
import { locate } from "./page/locate";
import type { Page } from "./page/statement";
import { byTrigger, prove, type Proof } from "./prove";
import { recompute, type Discrepancy } from "./recompute";
import { mustDiscloseItself } from "./satisfy";
import { statedLoans, type FoundLoan } from "./stated-loans";

/** A loan found on a page, and its recomputation. */
export interface LoanProof {
  readonly page: Page;
  readonly found: FoundLoan;
  readonly recomputed: ReturnType<typeof recompute> | undefined;
}

/** The result of applying the rules to a built site. */
export interface Report {
  readonly pages: number;
  readonly proofs: readonly Proof[];
  readonly loans: readonly LoanProof[];
  /** One line per fault, with its fix. */
  readonly faults: readonly string[];
  /** The content line of a trigger term, if it is known. */
  readonly sourceOf: (page: Page, trigger: Trigger) => string | undefined;
}

/** Published payments that differ from the computed ones: `discrepancy` in content/facts/figures.yaml. */
const knownDiscrepancies = (figures: Figures): Discrepancy[] =>
  Object.values(figures).flatMap(({ value, discrepancy }) =>
    discrepancy && typeof value === "number" ? [{ published: value, ...discrepancy }] : [],
  );

/** One line for all disclosures that a term lacks. */
function missing(proofs: readonly Proof[], source: string | undefined): string {
  const [{ page, trigger }] = proofs as readonly [Proof];
  const requirements = proofs.map(({ requirement }) => requirement);
  const { statement, term, rule } = trigger;
  const alone = mustDiscloseItself(trigger);
  const place = alone ? "in the same words" : "in the same card, answer or section";
  return (
    `${source ? `${source}: ` : ""}${page.path}, ${locate(statement)}: "${term}" (${rule.name}, ${rule.law}) has no disclosure of ${requirements.map(({ name }) => name).join(", ")}; ` +
    `expected ${place}, such as ${requirements.map(({ examples, law }) => `"${examples.pass[0]}" (${law})`).join(", ")}; ` +
    `fix: ${alone ? "write it there, or take the figure out" : "put <AprDisclosure /> beside it, or link to the note of a plan card"}`
  );
}

function wrongLoan({ page, found, recomputed }: LoanProof): string[] {
  const place = `${page.path}, ${locate(found.statement)}: "${found.words}"`;
  if (!recomputed)
    return [
      `${place} states payments without the loan and the APR that they belong to; expected "$18,000 over 60 months at 9.74% APR is 60 payments of $380.15"; fix: state both in the same sentence`,
    ];
  return recomputed.faults.map(
    (fault) =>
      `${place}: ${fault}; expected figures that agree; fix: correct content/facts/figures.yaml, or record the discrepancy there for legal review`,
  );
}

/**
 * Proves every trigger term of a built site and recomputes every stated loan.
 * @param figures content/facts/figures.yaml
 */
export function report(pages: readonly Page[], figures: Figures, findSource?: FindSource): Report {
  const sourceOf: Report["sourceOf"] = ({ path }, { term, statement }) =>
    findSource?.(path, term, statement.text);
  const known = knownDiscrepancies(figures);
  const proofs = pages.flatMap(prove);
  const unmet = proofs.filter(({ found }) => !found);
  const loans = pages.flatMap((page) =>
    statedLoans(page).map((found) => ({
      page,
      found,
      recomputed: found.stated && recompute(found.stated, known),
    })),
  );
  const published = new Set(loans.map(({ found }) => found.stated?.payment));
  const stale = known.filter((discrepancy) => !published.has(discrepancy.published));
  return {
    pages: pages.length,
    proofs,
    loans,
    sourceOf,
    faults: [
      ...byTrigger(unmet).map((own) => missing(own, sourceOf(own[0]!.page, own[0]!.trigger))),
      ...loans.flatMap(wrongLoan),
      ...stale.map(
        ({ published: amount, reference }) =>
          `content/facts/figures.yaml: the discrepancy of $${amount} (${reference}) is recorded, but no page states that payment; expected none; fix: delete \`discrepancy\``,
      ),
    ],
  };
}
