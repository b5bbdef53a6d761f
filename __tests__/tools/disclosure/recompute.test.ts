import { recompute, type StatedLoan } from "../../../src/tools/disclosure/recompute";
import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { statedLoans } from "../../../src/tools/disclosure/stated-loans";
import { levelPayment } from "../../../src/content/facts/repayment";

const first: StatedLoan = { loan: 18000, apr: 9.74, payments: 60, payment: 380.15 };
const second: StatedLoan = { loan: 18000, apr: 14.99, payments: 60, payment: 428.22 };
const recorded = [{ published: 428.22, computed: 428.12, reference: "C01" }];

describe("recompute", () => {
  it("$18,000 over 60 months at 9.74% is 60 payments of $380.15 (R463)", () => {
    const { apr, payment, faults } = recompute(first, []);
    expect([apr.toFixed(3), payment, faults]).toEqual(["9.740", 380.15, []]);
  });

  // C01: the supplied $428.22 is the payment at 15.00%; at 14.99% it would be $428.12. The APR is within the tolerance
  // of 12 CFR 1026.22(a)(2); the payment is a fault unless the difference is recorded for Legal.
  it("$428.22 passes only as a recorded discrepancy (R464, C01)", () => {
    expect(recompute(second, []).faults).toEqual(["the payment $428.22 is not the computed one, $428.12"]);
    const { apr, payment, faults, discrepancy } = recompute(second, recorded);
    expect([apr.toFixed(2), payment, faults, discrepancy?.reference]).toEqual(["15.00", 428.12, [], "C01"]);
  });

  it("a recorded discrepancy of another amount, or one that no longer exists, is a fault", () => {
    expect(recompute(second, [{ ...recorded[0]!, computed: 428 }]).faults).toHaveLength(1);
    expect(
      recompute({ ...second, payment: 428.12 }, [{ published: 428.12, computed: 428.12, reference: "C01" }])
        .faults,
    ).toEqual(["the recorded discrepancy of $428.12 (C01) no longer applies"]);
  });

  it("12 CFR 1026.22(a)(2): an eighth of a point is within the tolerance, more is not", () => {
    const off = (points: number) => ({
      ...first,
      payment: levelPayment(first.loan * 100, Math.round((first.apr + points) * 100), first.payments) / 100,
    });
    const aprFaults = (loan: StatedLoan) =>
      recompute(loan, []).faults.filter((fault) => fault.includes("% APR, not"));
    expect([aprFaults(off(0.12)), aprFaults(off(-0.12))]).toEqual([[], []]);
    expect([aprFaults(off(0.13)).length, aprFaults(off(-0.13)).length]).toEqual([1, 1]);
  });

  it("sums are checked to the cent", () => {
    expect(recompute({ ...first, total: 22809, financeCharge: 4809 }, []).faults).toEqual([]);
    expect(recompute({ ...first, total: 22809.01, financeCharge: 4808.99 }, []).faults).toHaveLength(2);
  });

  it("the last payment must settle the loan, and counts once in the total", () => {
    const settled = {
      ...second,
      payment: 428.12,
      lastPayment: 428.51,
      total: 25_687.59,
      financeCharge: 7_687.59,
    };
    expect(recompute(settled, []).faults).toEqual([]);
    expect(recompute({ ...settled, total: 25_687.2 }, []).faults).toHaveLength(1);
    expect(
      recompute({ ...settled, lastPayment: 428.12, total: undefined, financeCharge: undefined }, []).faults,
    ).toEqual(["the last payment $428.12 does not settle the loan; $428.51 would"]);
  });

  it("payments that never repay the loan are a fault, not a crash", () => {
    expect(recompute({ ...first, payment: 3 }, []).faults).toEqual(
      expect.arrayContaining(["The payments do not repay the loan"]),
    );
  });

  const known = [{ published: first.payment, computed: 380, reference: "a note" }];
  it.each([
    [{ ...first, payments: 0 }, "A term in months must be a whole number, at least 1; found 0"],
    [{ ...first, payments: 30.5 }, "A term in months must be a whole number, at least 1; found 30.5"],
    [{ ...first, loan: 0, lastPayment: 1 }, "An amount in cents must be a whole number, at least 1; found 0"],
  ])("a loan that cannot be computed is a fault, not a crash: %o", (stated, fault) =>
    expect(recompute(stated, known)).toMatchObject({ apr: NaN, payment: NaN, faults: [fault] }),
  );
});

describe("statedLoans", () => {
  const settled = { loan: 18000, apr: 14.99, payments: 60, payment: 428.12, lastPayment: 428.51 };
  const words = "59 payments of $428.12 and a last one of $428.51";
  const example = "$18,000 over 60 months at 9.74% APR is 60 payments of $380.15.";

  it.each([
    ["a sentence", `<p>Example: ${example}</p>`, [first]],
    [
      "a sentence about 'the same loan', which keeps the amount",
      "<p>For example, an $18,000 loan repaid over 60 months at 9.74% APR has 60 monthly payments of $380.15. The same loan at 14.99% APR has 60 monthly payments of $428.22.</p>",
      [first, second],
    ],
    [
      "a payment by the month, but not the price of a plan",
      "<p>An $18,000 loan at 9.74% APR is $380.15 a month for 5 years, fixed rate. A plan is $150 a month for 60 months.</p>",
      [first],
    ],
    ["a number in words", `<p>${example.replace("60 payments", "sixty payments")}</p>`, [first]],
    ["metadata", `<meta name="description" content="${example}">`, [first]],
    [
      "a card",
      '<div data-credit="example"><p>Example monthly payment</p><p>$380.15</p><p>at 9.74% APR</p><dl><dt>You borrow</dt><dd>$18,000.00</dd><dt>60 payments total</dt><dd>$22,809.00</dd><dt>Cost of the loan</dt><dd>$4,809.00</dd></dl></div>',
      [{ ...first, total: 22809, financeCharge: 4809 }],
    ],
    [
      "a table",
      "<table><tr><th>Loan amount</th><th>APR</th><th>Number of payments</th><th>Monthly payment</th></tr><tr><td>$18,000</td><td>9.74%</td><td>60</td><td>$380.15</td></tr></table>",
      [first],
    ],
    [
      "a card with a term in years",
      "<dl><dt>Monthly payment</dt><dd>$380.15</dd><dt>You borrow</dt><dd>$18,000</dd><dt>Loan term</dt><dd>5 years, 9.74% APR</dd></dl>",
      [first],
    ],
    [
      "a sentence with a different last payment",
      `<p>$18,000 at 14.99% APR, fixed rate: ${words}.</p>`,
      [settled],
    ],
    [
      "a cell with a different last payment",
      `<table><tr><th>Loan</th><th>14.99% APR</th></tr><tr><th>$18,000 loan</th><td>${words}, $25,687.59 in all</td></tr></table>`,
      [{ ...settled, total: 25687.59 }],
    ],
    [
      "a card whose sentence has a different last payment",
      `<div data-credit="rate"><dl><dt>APR</dt><dd>14.99%</dd><dt>Monthly payment</dt><dd>$428.12</dd><dt>Number of payments</dt><dd>60</dd><dt>Total of payments</dt><dd>$25,687.59</dd></dl><p>$18,000 at 14.99% APR: ${words}.</p></div>`,
      [settled, { ...settled, total: 25687.59 }],
    ],
    ["payments whose loan cannot be identified", "<p>Just 60 payments of $380.15.</p>", [undefined]],
    [
      "no loan",
      '<p>$250 per month for 60 months</p><div data-credit="plan"><p>$250 per month</p><p>9.74% APR</p></div>',
      [],
    ],
  ])("are found in %s", (_where, html, loans) =>
    expect(statedLoans(readPage("/a-page", html)).map(({ stated }) => stated)).toEqual(loans),
  );
});
