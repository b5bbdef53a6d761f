import { levelPayment, repay, repaymentOf } from "../../../src/content/facts/repayment";
import { sample } from "../../support/exhaustive";
import { readData } from "../../support/facts";

const figures = readData("figures");
const figure = (name: string) => figures[name]!.value as number;
const hundredths = (name: string) => Math.round(figure(name) * 100);
const term = figure("plan.ivf.term");

/**
 * An independent oracle for loans at one rate: big integers only, and no formula for the payment.
 * With A = (1 + r)^n and S = 1 + (1 + r) + ... + (1 + r)^(n-1), a payment p leaves a balance of P A - p S after the term. The
 * balance falls as p grows, so p is the exact payment rounded half up if the balance is >= 0 for p - 1/2 and < 0 for p + 1/2.
 */
function loansAt(rate: bigint, months: number) {
  // The divisor from hundredths of a percent a year to a monthly rate. A and S are times parts^n.
  const parts = 100n * 100n * 12n;
  let [a, s, one] = [1n, 0n, 1n];
  for (let month = 0; month < months; month += 1) {
    s = s * (parts + rate) + one * parts;
    a *= parts + rate;
    one *= parts;
  }
  return {
    isPayment(principal: bigint, payment: bigint): boolean {
      const owed = 2n * principal * a;
      return owed >= (2n * payment - 1n) * s && owed < (2n * payment + 1n) * s;
    },
    /** The sum of all payments. Interest is rounded half up each month; the last payment settles the rest. */
    totalOf(principal: bigint, payment: bigint): bigint {
      let balance = principal;
      const addInterest = () => (balance += (2n * rate * balance + parts) / (2n * parts));
      for (let month = 1; month < months; month += 1) balance = addInterest() - payment;
      return payment * BigInt(months - 1) + addInterest();
    },
  };
}

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
    const [lowest, highest] = [hundredths("apr.min"), hundredths("apr.max")];
    const all = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
    const rates = sample(all, 101);
    let compared = 0;
    for (const rate of rates) {
      const loans = amounts.map((principal) => repaymentOf(principal, rate, term));
      const exact = loansAt(BigInt(rate), term);
      const wrong = loans.filter(({ payment, count, lastPayment, total, cost }, at) => {
        const terms = [BigInt(amounts[at]!), BigInt(payment)] as const;
        return (
          !exact.isPayment(...terms) ||
          BigInt(total) !== exact.totalOf(...terms) ||
          count !== term ||
          lastPayment !== total - payment * (term - 1) ||
          cost !== total - amounts[at]!
        );
      });
      // The first few show the mistake: there may be hundreds.
      if (wrong.length) expect({ rate, wrong: wrong.slice(0, 3) }).toEqual({ rate, wrong: [] });
      compared += loans.length;
    }
    expect([all.length, compared]).toEqual([1_401, 451 * rates.length]);
  }, 60_000);

  it("computes the published low example from its own loan, rate and term", () => {
    expect(
      levelPayment(figure("example.loan") * 100, hundredths("example.lowApr"), figure("example.term")),
    ).toBe(hundredths("example.lowPayment"));
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

  it("charges a month's interest on a loan of one month", () => {
    expect(levelPayment(1_200_00, 1200, 1)).toBe(1_212_00);
  });

  it("rounds half a cent up", () => {
    expect(levelPayment(1, 0, 2)).toBe(1);
    expect(repay(1_000, 60, 1_001)).toMatchObject({ count: 1, total: 1_001 });
  });

  it.each([
    ["no loan", 0, 974, 60],
    ["a fraction of a cent", 0.5, 974, 60],
    ["a fraction of a month", 100, 974, 2.5],
    ["a negative rate", 100, -1, 60],
    ["a rate that is not a number", 100, Number.NaN, 60],
    ["no months", 100, 974, 0],
    ["a loan that no payment in whole cents repays", 1, 974, 60],
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
