import {
  annualPercentageRate,
  financeCharge,
  monthlyPayment,
  totalOfPayments,
} from "../../../src/content/facts/amortization";
import { content } from "../../support/jest/real-content";

describe("a level-payment loan", () => {
  // The published disclosure states $428.22 at 14.99% (C01 in docs/requirements.md). $428.22 is the payment at 15.00%;
  // at 14.99% it is $428.12, which all computed figures of the site use.
  it.each([
    [9.74, 380.15],
    [14.99, 428.12],
    [15, 428.22],
  ])("$18,000 over 60 months at %d%% is $%d a month", (apr, payment) => {
    expect(monthlyPayment(18_000, apr, 60)).toBe(payment);
  });

  it("computes the published low example from its own loan, rate and term", () => {
    const value = (name: string) => content.facts.get(name)!.value!;
    expect(monthlyPayment(value("example.loan"), value("example.lowApr"), value("example.term"))).toBe(
      value("example.lowPayment"),
    );
  });

  it("totals are exact to the cent: 60 payments of $380.15 are $22,809.00 and cost $4,809.00", () => {
    expect(totalOfPayments(380.15, 60)).toBe(22_809);
    expect(financeCharge(18_000, 380.15, 60)).toBe(4_809);
    expect(totalOfPayments(0.1, 3)).toBe(0.3);
  });

  it("splits an interest-free loan evenly, to the cent", () => {
    expect(monthlyPayment(1_000, 0, 3)).toBe(333.33);
    expect(financeCharge(1_200, 100, 12)).toBe(0);
  });

  it("charges a month's interest on a loan of one month", () => {
    expect(monthlyPayment(1_200, 12, 1)).toBe(1_212);
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
    for (const principal of [5_000, 18_000, 50_000]) {
      for (const apr of [0.5, 9.74, 23.74, 36]) {
        for (const months of [12, 60, 84]) {
          expect(annualPercentageRate(principal, monthlyPayment(principal, apr, months), months)).toBeCloseTo(
            apr,
            1,
          );
        }
      }
    }
  });

  it("finds 0% if the payments only repay the loan", () => {
    expect(annualPercentageRate(1_200, 100, 12)).toBeCloseTo(0, 6);
  });

  it.each([
    ["no loan", () => monthlyPayment(0, 9.74, 60)],
    ["a negative rate", () => monthlyPayment(18_000, -1, 60)],
    ["a rate that is not a number", () => monthlyPayment(18_000, Number.NaN, 60)],
    ["a fraction of a month", () => monthlyPayment(18_000, 9.74, 2.5)],
    ["no months", () => annualPercentageRate(18_000, 380.15, 0)],
    ["payments that do not repay the loan", () => annualPercentageRate(18_000, 299.99, 60)],
    ["payments that imply a rate above 1000%", () => annualPercentageRate(1_000, 5_000, 12)],
  ])("rejects %s", (_, compute) => {
    expect(compute).toThrow(RangeError);
  });
});
