import {
  amountFinanced,
  annualPercentageRate,
  financeCharge,
  totalOfPayments,
} from "../../../src/content/facts/amortization";
import { levelPayment } from "../../../src/content/facts/repayment";

describe("a level-payment loan", () => {
  it("totals are exact to the cent: 60 payments of $380.15 are $22,809.00 and cost $4,809.00", () => {
    expect(totalOfPayments(380.15, 60)).toBe(22_809);
    expect(financeCharge(18_000, 380.15, 60)).toBe(4_809);
    expect(totalOfPayments(0.1, 3)).toBe(0.3);
    expect(financeCharge(1_200, 100, 12)).toBe(0);
    expect(amountFinanced(150, 9.74, 60)).toBe(7_102.49);
  });

  // 12 CFR 1026.22(a)(2) allows 0.125 of a point; the published examples agree to 0.005.
  it.each([
    [380.15, 9.74],
    [428.12, 14.99],
    [428.22, 15],
  ])("finds the rate of a loan repaid with $%d a month: %d%%", (payment, apr) => {
    expect(annualPercentageRate(18_000, payment, 60)).toBeCloseTo(apr, 2);
  });

  it("finds the rate from which a payment was computed", () => {
    for (const principal of [5_000, 18_000, 50_000])
      for (const apr of [0.5, 9.74, 23.74, 36])
        for (const months of [12, 60, 84]) {
          const payment = levelPayment(principal * 100, apr * 100, months) / 100;
          expect(annualPercentageRate(principal, payment, months)).toBeCloseTo(apr, 1);
        }
  });

  it("finds 0% if the payments only repay the loan", () => {
    expect(annualPercentageRate(1_200, 100, 12)).toBeCloseTo(0, 6);
    // 83.38 * 60 is exactly the loan, but 5002.8 / 60 is a little more than 83.38.
    expect(annualPercentageRate(5_002.8, 83.38, 60)).toBeCloseTo(0, 6);
  });

  it.each([
    ["no loan", () => amountFinanced(0, 9.74, 60)],
    ["a negative rate", () => amountFinanced(150, -1, 60)],
    ["a rate that is not a number", () => amountFinanced(150, Number.NaN, 60)],
    ["a fraction of a month", () => amountFinanced(150, 9.74, 2.5)],
    ["no months", () => amountFinanced(150, 9.74, 0)],
    ["payments that do not repay the loan", () => annualPercentageRate(18_000, 299.99, 60)],
    ["a payment that is not a number", () => annualPercentageRate(18_000, Number.NaN, 60)],
    ["payments that imply a rate above 1000%", () => annualPercentageRate(1_000, 5_000, 12)],
  ])("rejects %s", (_, compute) => expect(compute).toThrow(RangeError));
});
