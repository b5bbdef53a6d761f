// The arithmetic of a level-payment loan: one advance and equal monthly payments, the first one a month later. repayment.ts
// computes the payment itself, and the last one.
// Source: Regulation Z, 12 CFR 1026.22(a)(1) and Appendix J, (b)(1) and (b)(8) (actuarial method). Money is in dollars,
// exact to the cent; rates are in percent a year; terms in months.

/** The upper bound of the search for a rate, percent a year. */
const highestRate = 1000;

/** Rounds dollars to the cent. */
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

function requireLoan(amount: number, months: number): void {
  if (!(amount > 0)) throw new RangeError(`A loan or payment must be more than $0; found ${amount}`);
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError(`A term must be a whole number of months, at least 1; found ${months}`);
}

/**
 * The payment before rounding. The unit-period is a month, so its rate is a twelfth of the annual rate.
 * expm1 and log1p keep 1 - (1 + rate)^-months exact for rates close to 0.
 */
function exactPayment(principal: number, aprPercent: number, months: number): number {
  const rate = aprPercent / 100 / 12;
  return rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/**
 * The loan amount that a monthly payment repays.
 * @param payment dollars a month
 * @param aprPercent 9.74 means 9.74%
 * @returns dollars, to the cent
 * @throws RangeError for an invalid payment, rate or term
 */
export function amountFinanced(payment: number, aprPercent: number, months: number): number {
  requireLoan(payment, months);
  if (!(aprPercent >= 0)) throw new RangeError(`A rate must be 0 percent or more; found ${aprPercent}`);
  // The payment of a loan of $1 is the share of the loan that is repaid each month.
  return toCents(payment / exactPayment(1, aprPercent, months));
}

/**
 * The sum of all payments. The actual last payment may differ by cents, because each payment is rounded.
 * @param payment dollars a month
 */
export function totalOfPayments(payment: number, count: number): number {
  return toCents(payment * count);
}

/** The finance charge in dollars: all payments minus the amount financed (12 CFR 1026.4(a), no other charges). */
export function financeCharge(principal: number, payment: number, count: number): number {
  return toCents(totalOfPayments(payment, count) - principal);
}

/**
 * The annual percentage rate of a loan: the rate at which the present value of its payments is the amount financed.
 * @param payment dollars a month
 * @returns percent a year, unrounded; a stated APR may differ by 1/8 of a point (12 CFR 1026.22(a)(2))
 * @throws RangeError for an invalid amount or term, or payments that do not repay the loan or need more than `highestRate`
 */
export function annualPercentageRate(principal: number, payment: number, months: number): number {
  requireLoan(principal, months);
  // In cents, because fractions of a dollar are not exact; negated, so that NaN is refused too.
  if (!(totalOfPayments(payment, months) >= toCents(principal)))
    throw new RangeError("The payments do not repay the loan");
  if (payment > exactPayment(principal, highestRate, months))
    throw new RangeError(`The rate would be above ${highestRate}%`);
  let [low, high] = [0, highestRate];
  // The payment increases with the rate, so bisection finds it; 60 steps exceed the precision of a number.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (exactPayment(principal, middle, months) < payment) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
