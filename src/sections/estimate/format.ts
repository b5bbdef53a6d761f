import type { Choice } from "./figures";
import { exactDollars, wholeDollars } from "../../content/facts/money";
import type { Repayment } from "../../content/facts/repayment";

/** "$25,687.59". @param amount cents */
export const cents = (amount: number): string => exactDollars(amount / 100);
/** "$18,000". @param amount cents */
export const dollars = (amount: number): string => wholeDollars(amount / 100);
/** "14.99%". @param rate hundredths of a percent */
export const percent = (rate: number): string => `${(rate / 100).toFixed(2)}%`;

/** "59 payments of $428.12 and a last one of $428.51". */
export const payments = ({ count, payment, lastPayment }: Repayment): string =>
  `${count - 1} payments of ${cents(payment)} and a last one of ${cents(lastPayment)}`;

/** The terms of a loan in words: the terms of repayment, the APR, and that it is fixed (12 CFR 1026.24(d)(2)). */
export const terms = ({ amount, rate }: Choice, loan: Repayment): string =>
  `${dollars(amount)} at ${percent(rate)} APR, fixed rate: ${payments(loan)}`;
