import type { Figure } from "../../content/facts/figures";
import { locate } from "./page/locate";
import type { Page } from "./page/statement";
import { prove, type Proof } from "./prove";
import { recompute, type Discrepancy, type Recomputed } from "./recompute";
import { statedLoans, type FoundLoan } from "./stated-loans";

/** A loan found on a page and computed again. */
export interface LoanProof {
  readonly page: Page;
  readonly found: FoundLoan;
  readonly recomputed: Recomputed | undefined;
}

/** All that the rules say about a built site. */
export interface Report {
  readonly pages: number;
  readonly proofs: readonly Proof[];
  readonly loans: readonly LoanProof[];
  /** What is wrong, one line each, with what to do. */
  readonly faults: readonly string[];
}

/** Payments that are published although they are not the computed ones: `discrepancy` in content/facts/figures.yaml. */
export function knownDiscrepancies(figures: Readonly<Record<string, Figure>>): Discrepancy[] {
  return Object.values(figures).flatMap(({ value, discrepancy }) =>
    discrepancy && typeof value === "number" ? [{ published: value, ...discrepancy }] : [],
  );
}

function missing({ page, trigger, requirement }: Proof): string {
  const { statement, term, rule } = trigger;
  const apart =
    statement.surface === "metadata" ||
    statement.surface === "structured data" ||
    rule.reach === "same words";
  const place = apart ? "in the same words" : "in the same card, answer or section";
  return (
    `${page.path}, ${locate(statement)}: "${term}" (${rule.name}, ${rule.law}) stands without ${requirement.name}; ` +
    `expected ${place}, such as "${requirement.examples.pass[0]}" (${requirement.law}); ` +
    `fix: ${apart ? "write it there, or take the figure out" : "put <AprDisclosure /> beside it, or link to the note of a plan card"}`
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
 * Proves every trigger term of a built site and computes every stated loan again.
 * @param figures content/facts/figures.yaml
 */
export function report(pages: readonly Page[], figures: Readonly<Record<string, Figure>>): Report {
  const known = knownDiscrepancies(figures);
  const proofs = pages.flatMap(prove);
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
    faults: [
      ...proofs.filter(({ found }) => !found).map(missing),
      ...loans.flatMap(wrongLoan),
      ...stale.map(
        ({ published: amount, reference }) =>
          `content/facts/figures.yaml: the discrepancy of $${amount} (${reference}) is recorded, but no page states that payment; expected none; fix: delete \`discrepancy\``,
      ),
    ],
  };
}
