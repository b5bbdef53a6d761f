// The exact repayment of a loan, month by month, in whole numbers: cents, hundredths of a percent a year, months.
// Every month counts as a twelfth of a year; the payment and each month's interest are rounded half up to the cent, and
// the last payment settles the rest. `amortization.ts` computes the inverse, the rate for a given payment.

/** The divisor from hundredths of a percent a year to a monthly rate: 100 * 100 * 12. */
const monthlyUnit = 120_000;

/** Totals of one year of payments, in cents. */
export interface YearOfPayments {
  readonly principal: number;
  readonly interest: number;
}

/** A repayment schedule: `count - 1` equal payments and a last one. Amounts in cents. */
export interface Repayment {
  readonly payment: number;
  readonly count: number;
  readonly lastPayment: number;
  readonly total: number;
  /** All payments minus the loan: the finance charge where there are no other charges (12 CFR 1026.4(a)). */
  readonly cost: number;
  readonly years: readonly YearOfPayments[];
}

function requireWhole(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`${name} must be a whole number, at least ${least}; found ${value}`);
}

/**
 * The equal monthly payment of a loan, computed with big integers, so that only the result is rounded.
 * @param principal cents
 * @param rate hundredths of a percent a year: 974 is 9.74%
 * @returns cents, rounded half up
 * @throws RangeError for an invalid amount, rate or term
 */
export function levelPayment(principal: number, rate: number, months: number): number {
  requireWhole("An amount in cents", principal, 1);
  requireWhole("A rate in hundredths of a percent", rate, 0);
  requireWhole("A term in months", months, 1);
  if (rate === 0) return Math.round(principal / months);
  // With r = rate / unit: principal * r (1 + r)^n / ((1 + r)^n - 1), numerator and denominator times unit^(n+1).
  const [unit, term] = [BigInt(monthlyUnit), BigInt(months)];
  const grown = (unit + BigInt(rate)) ** term;
  const above = BigInt(principal) * BigInt(rate) * grown;
  const below = unit * (grown - unit ** term);
  return Number((BigInt(2) * above + below) / (BigInt(2) * below));
}

/**
 * Repays an amount with equal monthly payments; the last one settles the rest.
 * @param principal cents
 * @param rate hundredths of a percent a year
 * @param payment cents a month
 * @param months the month of the last payment; by default the first in which one payment covers the rest
 * @returns undefined if a payment does not exceed the month's interest
 */
export function repay(
  principal: number,
  rate: number,
  payment: number,
  months = Infinity,
): Repayment | undefined {
  const years: { principal: number; interest: number }[] = [];
  let year = { principal: 0, interest: 0 };
  let [balance, total, lastPayment, count] = [principal, 0, 0, 0];
  while (balance > 0) {
    // Rounds half a cent up with whole numbers only: no division has a remainder.
    const parts = balance * rate + monthlyUnit / 2;
    const interest = (parts - (parts % monthlyUnit)) / monthlyUnit;
    const due = balance + interest;
    lastPayment = count + 1 >= months || due <= payment ? due : payment;
    if (lastPayment <= interest) return undefined;
    if (count % 12 === 0) years.push((year = { principal: 0, interest: 0 }));
    year.principal += lastPayment - interest;
    year.interest += interest;
    balance = due - lastPayment;
    total += lastPayment;
    count += 1;
  }
  return { payment, count, lastPayment, total, cost: total - principal, years };
}

/**
 * The repayment schedule of a loan over a fixed term.
 * @param principal cents
 * @param rate hundredths of a percent a year
 * @throws RangeError for an invalid amount, rate or term, or if the rounded payment of a very small loan is not above the
 *   interest
 */
export function repaymentOf(principal: number, rate: number, months: number): Repayment {
  const loan = repay(principal, rate, levelPayment(principal, rate, months), months);
  if (!loan) throw new RangeError(`No payment in whole cents repays ${principal} cents in ${months} months`);
  return loan;
}
