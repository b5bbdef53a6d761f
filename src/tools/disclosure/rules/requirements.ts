import { fromTwoUp } from "../../../content/facts/number-words";
import type { Citation, Requirement } from "./rule";

const read = "2026-11-21";

// Parts of the rules' patterns. Text is normalized first: single spaces, plain hyphens, straight quotes (page/tree.ts).

/** "$380.15". */
const amount = String.raw`\$\s?\d[\d,]*(?:\.\d{1,2})?`;
/** "$380.15", "$300 - $475", "$300 to $475", each with an optional asterisk. */
const amounts = String.raw`${amount}\*?(?:\s*(?:-|to|and|or)\s*${amount}\*?)?`;
/** "9.74%", "9.74 percent". */
const percent = String.raw`\d+(?:\.\d+)?(?:\s?%| percent)`;
/** "9.74%", "9.74% to 23.74%", "9.74%-23.74%". */
const percents = String.raw`${percent}(?:\s*(?:-|to|and|or)\s*${percent})?`;

/** A number of payments or months from two up: "one monthly payment" does not state how many payments there are. */
const number = String.raw`(?:(?:[2-9]|[1-9]\d{1,2})(?![\d.,]*%)|${fromTwoUp})`;

/** A global, case-insensitive pattern. */
const pattern = (source: string): RegExp => new RegExp(source, "gi");

const termsOfRepayment: Requirement = {
  id: "terms-of-repayment",
  name: "the terms of repayment",
  law: "12 CFR 1026.24(d)(2)(ii); comment 24(d)(2)-5 allows typical examples",
  summary:
    "The terms of repayment over the full term of the loan: how many payments of how much. An example of a typical loan may state them.",
  read,
  patterns: [
    pattern(`${number} (?:equal |level |monthly |fixed )*(?:payments|installments) of ${amounts}`),
    pattern(`${amounts} ?(?:(?:per|a|each|/) ?month|monthly) (?:for|over) ${number} (?:months|years)`),
  ],
  examples: {
    pass: [
      "60 monthly payments of $380.15",
      "$250 per month for 60 months",
      "$380.15/month for 60 months",
      "$380.15 monthly for 60 months",
      "$300 - $475* per month for 60 months",
      "60 payments of $428.22.",
    ],
    fail: [
      "equal monthly payments over the term",
      "$250 per month",
      "over 60 months",
      "one monthly payment of $250",
    ],
  },
};

/** 12 CFR 1026.24(d)(2)(iii), first half. */
const annualPercentageRate: Requirement = {
  id: "apr",
  name: "the APR",
  law: '12 CFR 1026.24(d)(2)(iii); comment 24(d)(2)-4 allows "APR"',
  summary: 'The annual percentage rate, under that name or as "APR".',
  read,
  patterns: [
    pattern(`${percents} (?:APR\\b|annual percentage rate)`),
    pattern(
      `(?:\\bAPR\\b|annual percentage rates?)\\)?(?: \\(APR\\))?(?: of our loans)?:?(?: (?:ranges?|runs?|is|of|from|starts?|at|between|up to))* ?${percents}`,
    ),
  ],
  examples: {
    pass: [
      "9.74% APR",
      "9.74 percent APR",
      "APR up to 9.74%",
      "9.74% to 23.74% APR, fixed rate",
      "APR 9.74%-23.74%",
      "Annual percentage rates (APR) range from 9.74% to 23.74%",
      "The APR of our loans ranges from 9.74% to 23.74%",
    ],
    fail: [
      "9.74% interest",
      "rates from 9.74%",
      "APR on request",
      "the APR written in your agreement",
      "19% average",
    ],
  },
};

/** 12 CFR 1026.24(d)(2)(iii), second half, as this company words it. */
const whetherItRises: Requirement = {
  id: "whether-the-rate-may-rise",
  name: "whether the rate may rise",
  law: "12 CFR 1026.24(d)(2)(iii)",
  summary:
    "If the rate may be increased after consummation, that fact. Our rates are fixed, where the rule requires nothing; we state it nevertheless, beside every trigger term.",
  read,
  patterns: [
    pattern(
      "(?<!\\b(?:no|not|never|without) (?:have )?(?:a )?)\\bfixed[- ]rates?\\b|\\brates? (?:is|are|stays?|remains?) fixed\\b|\\byours is fixed\\b",
    ),
    pattern(
      "\\b(?:rates?|payments?)\\b[^.]{0,40}\\b(?:do(?:es)? not|never|cannot|will not) (?:rise|increase|go up|change)\\b",
    ),
    pattern("\\b(?:rate|APR) (?:may|can) (?:rise|increase|go up|change)\\b"),
  ],
  examples: {
    pass: [
      "9.74% APR, fixed rate",
      "your rate and your payment do not rise",
      "Rates are fixed: once you sign",
      "The APR may increase after you sign.",
    ],
    fail: [
      "one amount on a fixed date",
      "rates from 9.74% APR",
      "rates can be low",
      "There is no fixed rate.",
    ],
  },
};

export const rateNamed: Requirement = {
  id: "rate-named",
  name: 'the name "annual percentage rate"',
  law: "12 CFR 1026.24(c)",
  summary:
    'A stated rate of finance charge is stated as an "annual percentage rate" (or "APR"), using that term.',
  read,
  patterns: [/\bAPR\b|annual percentage rate/gi],
  examples: {
    pass: ["9.74% APR", "Annual percentage rate: 9.74%"],
    fail: ["9.74% interest", "a rate of 9.74%", "rates from 9.74%"],
  },
};

/** 12 CFR 1026.24(d)(2). The down payment, (i), is for credit sales; this company makes loans. */
export const additionalDisclosures = [termsOfRepayment, annualPercentageRate, whetherItRises];
export const requirements = [...additionalDisclosures, rateNamed];

/** Provisions that do not apply, listed so that nobody has to check them again. */
export const notApplied: readonly Citation[] = [
  {
    law: "12 CFR 1026.24(f)",
    summary:
      "Rates and payments in advertisements for credit secured by a dwelling: our loans are not secured.",
    read,
  },
  { law: "12 CFR 1026.24(g)", summary: "Television and radio: a website is neither.", read },
  {
    law: "12 CFR 1026.24(i)",
    summary: "Prohibited acts in advertisements for credit secured by a dwelling: our loans are not secured.",
    read,
  },
  { law: "12 CFR 1026.16", summary: "Open-end credit: our loans are closed-end.", read },
];
