import { memoize } from "../../../content/read/memoize";
import type { Range } from "../../../content/read/yaml-source";
import { credit, isOtherPeriod, isOtherPrice, isOtherRate } from "./subject";
import { additionalDisclosures, rateNamed } from "./requirements";
import type { TriggerRule } from "./rule";

const read = "2026-11-21";
const near = { needs: additionalDisclosures, reach: "near", read } as const;
const full = "Example: $18,000 over 60 months at 9.74% APR, fixed rate, is 60 payments of $380.15.";
const only =
  "(?:as|low|little|just|only|about|around|under|over|below|than|less|more|roughly|is|are|was|were|be|would|could|can|of|from|at|start|starts|starting|begin|total|totals|come|comes|to|up|by|between|for|each|falls|drops|your|the|EVERY)";

/** Cached, because V8 compiles every new expression again. */
const expressionOf = memoize((pattern: string) => new RegExp(pattern, "g"), 200);

/** All ranges of a shape that match one of the patterns. */
const matches = (text: string, ...patterns: readonly string[]): Range[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(expressionOf(pattern))].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
  );

/** Words around a term, which can show that its subject is something else: "store your eggs for 10 years". */
const wordsAround = (text: string, start: number, end: number): string =>
  `${text.slice(Math.max(0, start - 50), start)} ${text.slice(end, end + 30)}`;

const paymentAmount: TriggerRule = {
  id: "payment-amount",
  name: "amount of a payment",
  law: "12 CFR 1026.24(d)(1)(iii) and its comment",
  summary:
    'The amount of any payment, also as "$25 weekly", a range or a starting price. "Pay monthly" and "easy monthly payments" are none.',
  find: ({ text, aboutCredit }) =>
    isOtherPrice(text) && !aboutCredit
      ? []
      : matches(
          text,
          `MONEY,? \\(?(?:(?:leaves?|due|paid|billed|charged|on|a|your|account|later|back|in|interest|or|more|less|automatically) ){0,3}EVERY`,
          `EVERY,? MONEY (?:leaves|is|goes|comes)`,
          `MONEY from your [a-z]+ EVERY`,
          // A table or a list: "Per month: $380.15".
          `(?<!\\w )EVERY: (?:[a-z ]{0,20}: )?MONEY`,
          `MONEY for each of`,
          `(?<!down )\\b(?:payments?|installments?)(?: ${only})*:? MONEY`,
          `MONEY (?:EVERY |(?!down)[a-z]+ )?(?:payments?|installments?)\\b`,
          // With its label: "Monthly payment of the first example: Value: $380.15".
          `(?<!down )\\b(?:payments?|EVERY (?:price|cost|bill|budget))\\b[^.$:]{0,40}(?:: [^.$:]{0,20})?: MONEY`,
          `\\b(?:plans?|financing)\\b(?: [a-z]+){0,3} (?:start(?:s|ing)?|from|as low as)(?: at| from)? MONEY`,
          `EVERY (?:bill|budget|price|cost)(?: ${only})* MONEY`,
          `\\bbill of MONEY (?:arrives|is due)`,
          `COUNT (?:x|×|times) MONEY|MONEY(?: EVERY)? (?:x|×) COUNT`,
          `\\bautopay (?:for|of|at) MONEY`,
          `PERIOD at MONEY`,
        ),
  ...near,
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
      "Per month: $380.15",
      "We take $380 from your account each month.",
      "Egg freezing with a year of storage starts at $150 a month.",
      "Your IVF cycle, medication included, for $380 a month.",
      "IVF for less than your gym membership: $99 a month.",
      "Get IVF for $380 a month.",
    ],
    silent: [
      "You make one monthly payment to us.",
      "An average IVF cycle costs $15,000.",
      "Loans of $5,000 to $50,000",
      "Storage is often $50 to $100 a month at a clinic.",
      "Storage, per month: $50",
      "Medication for an IVF cycle costs $500 a month.",
      "Put away $200 a month for IVF.",
      "The base salary is $150,000 to $190,000 a year.",
      "the greater of $100 or the amounts that you have paid to us",
    ],
  },
};

const paymentCount: TriggerRule = {
  id: "payment-count",
  name: "number of payments",
  law: "12 CFR 1026.24(d)(1)(ii) and its comment",
  summary: "The number of payments.",
  find: ({ text }) =>
    matches(
      text,
      `COUNT (?:(?:equal|level|fixed|easy|small|low|interest-free|consecutive|scheduled|affordable|more|EVERY),? )*(?:payments|installments)\\b`,
      `\\b(?:payments|installments): COUNT`,
      `\\b(?:split|spread|divid\\w+|break|broken|pa(?:y|id)\\w*|repa(?:y|id)\\w*)\\b[^.]{0,50} (?:in|into|over|across) COUNT (?:EVERY |equal |small )*(?:parts?|pieces|shares)\\b`,
      `\\bpay in COUNT(?=[.!,]|$)`,
      `COUNT (?:x|×|times) MONEY|MONEY(?: EVERY)? (?:x|×) COUNT`,
      `\\bpayments?, COUNT times`,
    ),
  ...near,
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

const repaymentPeriod: TriggerRule = {
  id: "repayment-period",
  name: "period of repayment",
  law: "12 CFR 1026.24(d)(1)(ii) and its comment",
  summary:
    'The period of repayment, such as "48-month payment terms". "Take years to repay" and "monthly payment terms arranged" are none.',
  find: ({ text, aboutCredit }) =>
    [
      ...(aboutCredit || credit.test(text) || /MONEY EVERY|at PERCENT/.test(text)
        ? matches(
            text,
            `(?:PERIOD|DAYS) (?:(?:fixed(?:[- ]rate)?|flexible|EVERY|interest-only) )*(?:loans?|terms?|repayment|financing|payment|payments|installments?|plans?)\\b`,
            `\\b(?:over|for|in|across|up to|through|to|within|after|around|about)(?: (?:a|up to|as many as|as long as|about|around|just|only|the first|the|your))* PERIOD`,
            `\\b(?:spread|split|finance|pay)\\b[^.]{0,40} over PERIOD`,
          )
        : []),
      ...matches(
        text,
        `PERIOD (?:loans?|financing|plan|terms?)\\b`,
        `PERIOD of (?:[a-z]+,? ){0,3}(?:payments|repayment|rates)\\b`,
        `\\b(?:terms?(?! lasts)|repayment(?: periods?| time)?|payback(?: time)?|length)\\b(?:(?!MONEY)[^.]){0,40} PERIOD`,
        `\\bchoose (?:between |from )?PERIOD|\\b(?:spread|split)\\b[^.]{0,40} over PERIOD|\\bpay over time: PERIOD`,
        `PERIOD to (?:re)?pay\\b|\\bextend\\b[^.]{0,20} PERIOD`,
        `\\b(?:debt-free|own your [a-z]+|done paying|finish\\w* paying|last (?:payment|installment)|final (?:payment|installment))\\b[^.]{0,30} (?:PERIOD|DATE)`,
        `\\b(?:first|1st) (?:payment|installment)\\b[^.]{0,30} (?:PERIOD|DAYS)|\\bstart paying (?:PERIOD|DAYS)`,
        `\\b(?:no|pay no|make no|defer\\w*|skip) (?:your )?payments? (?:for|until|before)(?: the first| your)? (?:PERIOD|DAYS|DATE)`,
        `\\b(?:nothing to pay|pay nothing)\\b[^.]{0,30} (?:PERIOD|DAYS|DATE)`,
      ),
    ].filter(({ start, end }) => !isOtherPeriod(text, wordsAround(text, start, end))),
  ...near,
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

const financeCharge: TriggerRule = {
  id: "finance-charge",
  name: "amount of a finance charge",
  law: "12 CFR 1026.24(d)(1)(iv) and its comment",
  summary:
    "The amount of any finance charge, such as the interest in dollars, or all payments together, which show it.",
  find: ({ text }) =>
    matches(
      text,
      `\\b(?:finance charges?|(?<!credit card )interest|cost of (?:the|your|a|this) (?:loan|credit|financing)|cost of (?:credit|borrowing)|financing costs?|payments total|total of payments)\\b(?:(?!PERCENT)[^.$]){0,25}MONEY`,
      `MONEY (?:in|of) (?:total )?(?:interest|finance charges?)\\b`,
      `\\b(?:pay|pays|paid|paying|repay|repaid|repays)(?: back)? (?:[a-z]+ ){0,5}MONEY (?:in total|altogether|in all)\\b`,
      `\\b(?:pay\\w*|paid) back (?:[a-z]+ ){0,4}MONEY(?! EVERY)|\\brepay (?:[a-z]+ ){0,4}MONEY(?! EVERY)`,
      `\\b(?:loan|borrowing(?: MONEY)?) (?:would |will )?(?:costs?|comes? to|totals?|adds? up to)(?: [a-z]+){0,3} MONEY`,
      `\\b(?:origination|arrangement|processing|documentation|administration|loan) fees? (?:[a-z]+ ){0,3}(?:MONEY|PERCENT)`,
      `(?:MONEY|PERCENT) (?:origination|arrangement|processing|documentation|administration|loan) fees?\\b`,
      `\\bfees? (?:[a-z]+ ){0,3}(?:MONEY|PERCENT)[^.]{0,40}\\b(?:loan|borrow)`,
      `\\b(?:no|zero|PERCENT) (?:interest|financing) (?:if|for|during|until|in)\\b[^.]{0,30}?(?:PERIOD|DAYS|DATE)`,
      `\\binterest[- ]free (?:for |until |during )?[^.]{0,20}?(?:PERIOD|DAYS|DATE|next [a-z]+)`,
      `PERIOD (?:interest[- ]free|same as cash)`,
    ),
  ...near,
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
      "Credit card interest: $886.74",
    ],
  },
};

const downPayment: TriggerRule = {
  id: "down-payment",
  name: "amount of a down payment",
  law: "12 CFR 1026.24(d)(1)(i) and its comment",
  summary:
    'The amount or percentage of a down payment, for credit sales. "No down payment" is none. This company makes loans, so any such amount is a mistake that the rule makes visible.',
  find: ({ text }) =>
    matches(
      text,
      `(?:PERCENT|MONEY)(?: of the (?:price|cost|bill))? (?:as a |in )?(?:down(?: ?payment)?|up ?-?front)\\b(?! the)`,
      `\\bdown ?payments?(?: (?:of|is|from|only|as low as))*:? (?:PERCENT|MONEY)`,
      `\\bdeposit (?:of )?MONEY\\b[^.]{0,30}\\b(?:financ\\w+|rest|remainder|balance|installments)`,
    ),
  ...near,
  examples: {
    pass: [`$500 down. ${full}`],
    fail: ["10% down", "A down payment of $500, and you are set."],
    silent: ["No down payment, no prepayment penalty.", "there is no down payment;"],
  },
};

export const statedRate: TriggerRule = {
  id: "stated-rate",
  name: "a rate of finance charge",
  law: "12 CFR 1026.24(c)",
  summary: "A rate of finance charge, which must be called an annual percentage rate in the same words.",
  read,
  find: ({ text }) =>
    isOtherRate(text)
      ? []
      : matches(
          text,
          `\\binterest(?: rates?)?\\b(?:(?!MONEY)[^.]){0,40} PERCENT`,
          // The required name is not part of the term.
          `(?<=\\b(?:aprs?|annual percentage rates?)\\b(?:(?!MONEY)[^.]){0,40} )PERCENT`,
          `PERCENT(?= (?:[a-z]+ )?(?:aprs?\\b|annual percentage))`,
          `(?:^|[.,:;"(] ?|\\b(?:our|your|my|a|the|fixed|low|lower|lowest|starting|current|these|of) )rates? (?!of [a-z]+ [a-z]+ )(?:[a-z]+ ){0,5}PERCENT`,
          `\\brates (?:from|as low as|starting at) PERCENT`,
          `PERCENT (?:(?!apr)[a-z]+ )?(?:interest|fixed|rates?\\b|financing|loans?\\b)`,
          `\\b(?:loans?|financing|finance|refinance|borrow\\w*|lend)\\b(?: [a-z]+){0,4}(?: at| from) (?:[a-z]+ [a-z]+: )?PERCENT`,
          `\\bprime plus PERCENT`,
          `PERCENT (?:discount |reduction )?(?:off|on) (?:your|our|the) rate`,
          `MONEY(?: over PERIOD)? at PERCENT|PERCENT(?= with autopay)`,
        ),
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

/** Every rule, in the order of the regulation. */
export const triggerRules: readonly TriggerRule[] = [
  statedRate,
  downPayment,
  paymentCount,
  repaymentPeriod,
  paymentAmount,
  financeCharge,
];
