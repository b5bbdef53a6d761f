import { annualPercentageRate, totalOfPayments } from "../../content/facts/amortization";
import { exactDollars } from "../../content/facts/money";
import { repaymentOf } from "../../content/facts/repayment";

/** A loan as a page states it: dollars, percent a year, months. */
export interface StatedLoan {
  readonly loan: number;
  readonly apr: number;
  readonly payments: number;
  readonly payment: number;
  /** Present if the last payment is stated; otherwise all are equal. */
  readonly lastPayment?: number | undefined;
  readonly total?: number | undefined;
  readonly financeCharge?: number | undefined;
}

/** A published payment that is known to differ from the computed one, and why it is published (figures.yaml). */
export interface Discrepancy {
  /** Dollars as published. */
  readonly published: number;
  /** Dollars as computed. */
  readonly computed: number;
  readonly reference: string;
}

/** Percentage points that a stated APR of a regular transaction may be off. 12 CFR 1026.22(a)(2). */
const tolerance = 1 / 8;

const differ = (a: number, b: number): boolean => Math.abs(a - b) >= 0.005;

/** @param settling the last payment that would settle the loan, dollars */
function sumFaults(stated: StatedLoan, settling: number): string[] {
  const { loan, payments, payment, lastPayment = payment, total, financeCharge } = stated;
  const sum = totalOfPayments(payment, payments - 1) + lastPayment;
  const faults: string[] = [];
  if (stated.lastPayment !== undefined && differ(lastPayment, settling))
    faults.push(
      `the last payment ${exactDollars(lastPayment)} does not settle the loan; ${exactDollars(settling)} would`,
    );
  const theLast = differ(lastPayment, payment) ? `, the last of ${exactDollars(lastPayment)}` : "";
  if (total !== undefined && differ(total, sum))
    faults.push(
      `the total ${exactDollars(total)} is not the sum of ${payments} payments of ${exactDollars(payment)}${theLast}: ${exactDollars(sum)}`,
    );
  if (financeCharge !== undefined && differ(financeCharge, sum - loan))
    faults.push(
      `the cost ${exactDollars(financeCharge)} is not the payments less the loan, ${exactDollars(sum - loan)}`,
    );
  return faults;
}

/**
 * Recomputes a stated loan: the APR from its payments, within the tolerance of 12 CFR 1026.22(a)(2) (equal monthly
 * payments from one advance are a regular transaction); the payment at the stated rate and all sums, to the cent.
 * @param known recorded discrepancies; one that no longer applies is also a fault
 * @returns the APR of the stated payments in percent a year and the payment at the stated rate in dollars, each NaN if it
 *   cannot be computed, and the faults in words
 */
export function recompute(stated: StatedLoan, known: readonly Discrepancy[]) {
  const { loan, apr, payments, payment } = stated;
  const faults: string[] = [];
  let [actual, computed] = [Number.NaN, Number.NaN];
  try {
    const repayment = repaymentOf(Math.round(loan * 100), Math.round(apr * 100), payments);
    computed = repayment.payment / 100;
    faults.push(...sumFaults(stated, repayment.lastPayment / 100));
    actual = annualPercentageRate(loan, payment, payments);
  } catch (error) {
    faults.push((error as Error).message);
  }
  if (Math.abs(actual - apr) > tolerance)
    faults.push(
      `${payments} payments of ${exactDollars(payment)} on ${exactDollars(loan)} are ${actual.toFixed(2)}% APR, not ${apr}%: more than ${tolerance} of a point off`,
    );
  const discrepancy = known.find(({ published }) => !differ(published, payment));
  const recorded = discrepancy && !differ(discrepancy.computed, computed);
  if (differ(payment, computed) && !recorded)
    faults.push(`the payment ${exactDollars(payment)} is not the computed one, ${exactDollars(computed)}`);
  if (discrepancy && computed && !differ(payment, computed))
    faults.push(
      `the recorded discrepancy of ${exactDollars(payment)} (${discrepancy.reference}) no longer applies`,
    );
  return { stated, apr: actual, payment: computed, discrepancy, faults };
}
