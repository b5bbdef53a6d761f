import { monthlyPayment } from "../../../src/content/facts/amortization";
import { levelPayment, repay, repaymentOf } from "../../../src/content/facts/repayment";
import { sample } from "../../support/exhaustive";
import { content } from "../../support/jest/real-content";
import { arePayments, totals } from "./repayment-oracle";

const figure = (name: string) => content.facts.get(name)!.value!;
const hundredths = (name: string) => Math.round(figure(name) * 100);
const term = figure("plan.ivf.term");

describe("a loan repaid month by month", () => {
  it("$18,000 at 14.99% is 59 payments of $428.12 and a last one of $428.51: $25,687.59, not 60 times the payment", () => {
    expect(repaymentOf(18_000_00, 1499, 60)).toMatchObject({
      payment: 428_12,
      count: 60,
      lastPayment: 428_51,
      total: 25_687_59,
      cost: 7_687_59,
    });
  });

  it("matches exact fractions to the cent for every amount of the estimate, at rates across the whole range", () => {
    const [least, most] = [figure("loan.min"), figure("loan.max")];
    const amounts = Array.from(
      { length: (most - least) / 100 + 1 },
      (_, index) => (least + index * 100) * 100,
    );
    const principals = amounts.map(BigInt);
    const [lowest, highest] = [hundredths("apr.min"), hundredths("apr.max")];
    const all = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
    const rates = sample(all, 101);
    let compared = 0;
    for (const rate of rates) {
      const loans = amounts.map((principal) => repaymentOf(principal, rate, term));
      const payments = loans.map(({ payment }) => BigInt(payment));
      const right = arePayments(principals, payments, BigInt(rate), term);
      const exact = totals(principals, payments, BigInt(rate), term);
      const wrong = loans.filter(
        ({ payment, count, lastPayment, total, cost }, at) =>
          !right[at] ||
          BigInt(total) !== exact[at] ||
          count !== term ||
          lastPayment !== total - payment * (term - 1) ||
          cost !== total - amounts[at]!,
      );
      if (wrong.length) expect({ rate, wrong }).toEqual({ rate, wrong: [] });
      compared += loans.length;
    }
    expect([all.length, compared]).toEqual([1_401, 451 * rates.length]);
  }, 60_000);

  it("matches the rounded payment that the disclosure proof computes", () => {
    for (const [dollars, apr] of [
      [5_000, 9.74],
      [18_000, 14.99],
      [50_000, 23.74],
    ] as const)
      expect(levelPayment(dollars * 100, Math.round(apr * 100), 60) / 100).toBe(
        monthlyPayment(dollars, apr, 60),
      );
  });

  it("the sums of its years are the loan and its cost", () => {
    const { years, cost } = repaymentOf(22_000_00, 2374, 60);
    expect(years).toHaveLength(5);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(22_000_00);
    expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(cost);
  });

  it("splits an interest-free loan evenly", () => {
    expect(repaymentOf(1_000_00, 0, 3)).toMatchObject({ payment: 333_33, lastPayment: 333_34, cost: 0 });
  });

  it("rounds half a cent up", () => {
    expect(levelPayment(1, 0, 2)).toBe(1);
    expect(repay(1_000, 60, 1_001)).toMatchObject({ count: 1, total: 1_001 });
  });

  it.each([
    ["no loan", 0, 974, 60],
    ["a fraction of a cent", 0.5, 974, 60],
    ["a negative rate", 100, -1, 60],
    ["a rate that is not a number", 100, Number.NaN, 60],
    ["no months", 100, 974, 0],
  ])("rejects %s", (_, principal, rate, months) => {
    expect(() => repaymentOf(principal, rate, months)).toThrow(RangeError);
  });
});

describe("an amount repaid with a given payment", () => {
  it("takes as many months as the payment requires, with a last payment that is no larger", () => {
    const card = repay(18_000_00, 1900, 428_12)!;
    expect(card).toMatchObject({ count: 70, payment: 428_12 });
    expect(card.lastPayment).toBeLessThanOrEqual(428_12);
    expect(card.total).toBe(69 * 428_12 + card.lastPayment);
    expect(card.years).toHaveLength(6);
  });

  it("is never repaid if the payment does not exceed the month's interest", () => {
    expect(repay(18_000_00, 2400, 360_00)).toBeUndefined();
    expect(repay(18_000_00, 2400, 360_01)).toBeDefined();
  });
});
