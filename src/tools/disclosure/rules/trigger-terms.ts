import { amounts, duration, number, pattern, percents } from "./words";
import { additionalDisclosures, rateNamed } from "./requirements";
import type { Citation, TriggerRule } from "./rule";

const read = "2026-11-21";
const needs = additionalDisclosures;
const full = "Example: $18,000 over 60 months at 9.74% APR, fixed rate, is 60 payments of $380.15.";
const only =
  "(?:as|low|little|just|only|about|around|under|is|are|was|of|from|at|start|starts|starting|total|totals|come|comes|to|each|per|month|the)";

/** Money by the month that is no payment of a loan: what somebody earns, or what is bought month by month. */
const boughtOrEarned =
  /\b(?:storage|stor(?:e|ed|ing)|salar(?:y|ies)|wages?|stipends?|rent|membership|premiums?|subscription|medications?|fees?)\b/i;

/** 12 CFR 1026.24(d)(1)(iii). */
export const paymentAmount: TriggerRule = {
  id: "payment-amount",
  name: "amount of a payment",
  law: "12 CFR 1026.24(d)(1)(iii) and its comment",
  says: 'The amount of any payment, also as "$25 weekly", a range or a starting price. "Pay monthly" and "easy monthly payments" are none.',
  read,
  patterns: [
    pattern(
      `${amounts}(?:\\s*\\/\\s*|,? (?:per |an? |each |every ))(?:month|mo\\b|week|wk\\b|fortnight|paycheck)`,
    ),
    pattern(`${amounts} (?:monthly|weekly|biweekly)\\b`),
    pattern(`\\b(?:(?<!down )(?<!down)payments?|installments?)(?: ${only})*:? ${amounts}`),
    pattern(`${amounts} (?:\\w+ )?(?:payments?|installments?)\\b`),
    // With its label: "Monthly payment of the first example: Value: $380.15".
    pattern(
      `\\b(?:(?<!down )payments?|per month|monthly price)\\b[^.$:]{0,40}(?:: [^.$:]{0,20})?: ${amounts}`,
    ),
    pattern(
      `\\b(?:plans?|financing|payments?)\\b(?: \\w+){0,3} (?:start(?:s|ing)?|from|as low as)(?: at| from)? ${amounts}`,
    ),
  ],
  onlyAboutCredit: false,
  otherSubjects: boughtOrEarned,
  needs,
  reach: "near",
  examples: {
    pass: [full, `Plans start at $150 per month. ${full}`, `$25 weekly. ${full}`],
    fail: [
      "Plans start at $150 per month.",
      "$300 - $475* per month, 9.74% to 23.74% APR, fixed rate",
      "Example monthly payment: $380.15",
      "Only $99/mo",
      "Payments as low as $150",
      "$250 a month for 60 months, fixed rate",
      "Plans from $150",
    ],
    silent: [
      "You make one monthly payment to us.",
      "An average IVF cycle costs $15,000.",
      "Loans of $5,000 to $50,000",
      "Storage is often $50 to $100 a month at a clinic.",
      "The base salary is $150,000 to $190,000 a year.",
      "the greater of $100 or the amounts that you have paid to us",
    ],
  },
};

/** 12 CFR 1026.24(d)(1)(ii), first half. */
export const paymentCount: TriggerRule = {
  id: "payment-count",
  name: "number of payments",
  law: "12 CFR 1026.24(d)(1)(ii) and its comment",
  says: "The number of payments.",
  read,
  patterns: [
    pattern(
      `\\b${number} (?:(?:equal|level|fixed|easy|monthly|weekly|consecutive|scheduled) )*(?:payments|installments)\\b`,
    ),
    pattern(`\\b(?:number of )?(?:monthly )?(?:payments|installments): ${number}\\b`),
  ],
  onlyAboutCredit: false,
  needs,
  reach: "near",
  examples: {
    pass: [full, `60 payments total. ${full}`],
    fail: [
      "Repay in as many as 60 monthly installments.",
      "Twelve easy payments and you are done, at 9.74% APR.",
      "Number of payments: 60",
    ],
    silent: [
      "One monthly payment, on one date.",
      "payments made in the 3 months before",
      "a record of payments by patient",
    ],
  },
};

/** Months and years that people try, wait, store, keep or work: not the period in which a loan is repaid. */
const otherPeriods =
  /\b(?:try(?:ing)?|tried|wait\w*|stor(?:e|ed|age|ing)|frozen|pregnan\w*|membership|coaching|enroll\w*|apply again|re-?apply|expires?|retain\w*|records?|reports?|preceding|previous|past|last|notice|employ\w*|cycles?|trial|experience|history|before|after|within|valid)\b/i;

/** 12 CFR 1026.24(d)(1)(ii), second half. */
export const repaymentPeriod: TriggerRule = {
  id: "repayment-period",
  name: "period of repayment",
  law: "12 CFR 1026.24(d)(1)(ii) and its comment",
  says: 'The period of repayment, such as "48-month payment terms". "Take years to repay" and "monthly payment terms arranged" are none.',
  read,
  patterns: [
    pattern(
      `\\b${duration} (?:fixed[- ]rate )?(?:loans?|terms?|repayment|financing|payment|installment|plans?)\\b`,
    ),
    pattern(`\\b(?:over|for|in|across|up to|through) (?:a |up to |as many as |as long as )*${duration}\\b`),
    pattern(`\\b(?:terms?|repayment period|length)\\b[^.$]{0,40} ${duration}\\b`),
  ],
  onlyAboutCredit: true,
  otherSubjects: otherPeriods,
  needs,
  reach: "near",
  examples: {
    pass: [full, `Borrow now, repay over 5 years. ${full}`],
    fail: [
      "48-month payment terms",
      "Repay your loan over 5 years.",
      "an $18,000 loan repaid over 60 months at 9.74% APR, fixed rate",
      "Loan term: 60 months",
      "Financing for up to 72 months",
    ],
    silent: [
      "Take years to repay your loan.",
      "A term lasts 3 months. It starts on the day you enroll.",
      "After 12 months of trying, see a doctor.",
      "You may apply for a loan again after 6 months.",
    ],
  },
};

/** 12 CFR 1026.24(d)(1)(iv). */
export const financeCharge: TriggerRule = {
  id: "finance-charge",
  name: "amount of a finance charge",
  law: "12 CFR 1026.24(d)(1)(iv) and its comment",
  says: "The amount of any finance charge, such as the interest in dollars, or all payments together, which show it.",
  read,
  patterns: [
    pattern(
      `\\b(?:finance charges?|interest|cost of (?:the|your|a|this) (?:loan|credit|financing)|cost of (?:credit|borrowing)|payments total|total of payments)\\b[^.$%]{0,25}${amounts}`,
    ),
    pattern(`${amounts} (?:in|of) (?:total )?(?:interest|finance charges?)\\b`),
  ],
  onlyAboutCredit: false,
  needs,
  reach: "near",
  examples: {
    pass: [`Cost of the loan: $4,809.00. ${full}`],
    fail: [
      "Cost of the loan: $4,809.00",
      "You pay $4,809 in interest.",
      "60 payments total: $22,809.00",
      "A finance charge of $500",
    ],
    silent: [
      "You pay interest, at the APR written in your agreement.",
      "Paying earlier generally means paying less interest in total.",
      "The total cost of a cycle is about $15,000.",
    ],
  },
};

/** 12 CFR 1026.24(d)(1)(i). */
export const downPayment: TriggerRule = {
  id: "down-payment",
  name: "amount of a down payment",
  law: "12 CFR 1026.24(d)(1)(i) and its comment",
  says: 'The amount or percentage of a down payment, for credit sales. "No down payment" is none. This company makes loans, so any such amount is a mistake that the rule makes visible.',
  read,
  patterns: [
    pattern(`(?:${percents}|${amounts}) (?:as a |in )?down(?: ?payment)?\\b(?! the)`),
    pattern(`\\bdown ?payments?(?: (?:of|is|from|only))*:? (?:${percents}|${amounts})`),
  ],
  onlyAboutCredit: false,
  needs,
  reach: "near",
  examples: {
    pass: [`$500 down. ${full}`],
    fail: ["10% down", "A down payment of $500, and you are set."],
    silent: ["No down payment, no prepayment penalty.", "there is no down payment;"],
  },
};

/** Rates that are not the price of our credit. */
const otherRates =
  /\b(?:success|surviv\w*|pregnan\w*|fertiliz\w*|birth|implant\w*|stress|thaw\w*|miscarr\w*|retention|stay|eggs?|embryos?|IUI|credit cards?)\b/i;

/** 12 CFR 1026.24(c). */
export const statedRate: TriggerRule = {
  id: "stated-rate",
  name: "a rate of finance charge",
  law: "12 CFR 1026.24(c)",
  says: "A rate of finance charge, which must be called an annual percentage rate where it stands.",
  read,
  patterns: [
    pattern(`\\binterest(?: rates?)?\\b[^.%]{0,30}${percents}`),
    pattern(`\\brates?(?: \\w+)? (?:from|of|as low as|between|at) ${percents}`),
    pattern(`${percents} (?:interest|fixed|rates?\\b|financing|loans?)`),
    pattern(`\\b(?:loans?|financing|borrow\\w*)(?: \\w+)? (?:at|from) ${percents}`),
  ],
  onlyAboutCredit: false,
  otherSubjects: otherRates,
  needs: [rateNamed],
  reach: "same words",
  examples: {
    pass: [
      "Our rates run from 9.74% to 23.74% APR.",
      "The APR is a fixed interest rate of 9.74%.",
      "Loans from 9.74% APR",
    ],
    fail: [
      "Our interest rate is 9.74%.",
      "Our rates run from 9.74%.",
      "9.74% fixed",
      "Loans from 9.74%",
      "Low-interest loans at 9.74%",
    ],
    silent: [
      "Our own figure is stress rates reduced by 80%.",
      "The pregnancy rate after a vasectomy reversal is 50%.",
      "a success rate of 40%",
      "The average credit card charges 19% interest.",
    ],
  },
};

/** What was read and does not apply, so that nobody has to wonder whether it was. */
export const notApplied: readonly Citation[] = [
  {
    law: "12 CFR 1026.24(f)",
    says: "Rates and payments in advertisements for credit secured by a dwelling: our loans are not secured.",
    read,
  },
  { law: "12 CFR 1026.24(g)", says: "Television and radio: a website is neither.", read },
  {
    law: "12 CFR 1026.24(i)",
    says: "Prohibited acts in advertisements for credit secured by a dwelling: our loans are not secured.",
    read,
  },
  { law: "12 CFR 1026.16", says: "Open-end credit: our loans are closed-end.", read },
];

/** Every rule, in the order of the regulation. */
export const triggerRules: readonly TriggerRule[] = [
  statedRate,
  downPayment,
  paymentCount,
  repaymentPeriod,
  paymentAmount,
  financeCharge,
];
