import { expect, test } from "@playwright/test";
import { mainTextOf } from "./support/routes";
import { plain } from "./support/text";

/** Requirements, and the words or patterns that prove them. */
type Quote = readonly [proves: string, ...states: (string | RegExp)[]];

/** Quotes that the main text of each page must contain, by subject. */
const required: Readonly<Record<string, Readonly<Record<string, readonly Quote[]>>>> = {
  financing: {
    "/terms/loans": [
      ["R462 R463 R464", "9.74%", "23.74%", /\$18,000 .*60 months .*\$380\.15/, /14\.99% APR .*\$428\.22/],
      [
        "R014 R019 R465",
        /no down payment/i,
        /no prepayment penalty/i,
        /no upfront loan fees/i,
        /directly to/i,
      ],
      ["R466", /membership and concierge fees/i],
      ["R469", /adverse action notice within 30 days of your application/],
      ["R470", "Disbursements must start within 45 days of signing."],
      ["R471", /After the first Disbursement, you have a further 120 days for any remaining funds/],
      ["R472", "The direct-to-borrower window is 30 days from the first Direct Disbursement."],
      ["R473", "As of March 2024, late fees apply to payments that are late."],
      ["R474", /ACH transfer/, /autopay/, /paper check/, "We do not accept credit cards."],
    ],
    "/faq/financing": [
      ["R467 R013", /about 2 minutes/, /no effect on your credit score|does not affect your credit score/],
      ["R016 R468", /24 hours after/],
      ["R470 R471 R472", /45 days/, /120 (more )?days/, /30 days/],
      ["R474", /ACH/, /Online autopay/, /Paper check/, "We do not accept credit cards."],
    ],
  },
  // Who may use, apply, join and provide.
  eligibility: {
    "/terms/tou": [
      ["R024 R479", /at least 13/],
      ["R028", /Office of Foreign Assets Control/],
      ["R340", /accurate, true, current and complete/],
    ],
    "/terms/loans": [
      ["R025", /must be at least 18 years old/],
      ["R030", /jointly (and severally )?liable/],
      ["R337", /recommend .*FICO score of 680 or higher/],
      [
        "R338",
        "An additional applicant must have a FICO score of 680 or above and sufficient annual income.",
      ],
      ["R339", /not pre-approved, you may apply again after 30 days/],
      ["R340", /accurate, true, current and complete/],
    ],
    "/terms/membership": [
      ["R025 R479", /must be at least 18 years old/],
      ["R026", /resident of the United States|residents of the United States|US resident/],
      ["R028", /Office of Foreign Assets Control/],
      ["R340", /accurate, true, current and complete/],
    ],
    "/terms/tech-services-agreement": [
      ["R027", /healthcare business|health care business/i, /United States/],
      [
        "R028",
        /may not be used from a country or territory that is subject to sanctions administered by OFAC/,
      ],
      [
        "R031 R033",
        /style of single sign-on/,
        /Portal access/,
        /Fund requests/,
        /Tracking and payment records/,
        /record of payments by patient/,
        /Prescreen tools/,
        /Clinic locator/,
      ],
    ],
    "/faq/financing": [
      ["R028", /OFAC/],
      ["R337", /680 or higher/],
      ["R339", /after 30 days/],
    ],
    "/faq/basics": [
      [
        "R029 R030",
        "Applicant",
        "Additional applicant",
        "Co-borrower",
        "Patient or member",
        "Clinic partner",
        "Provider representative",
        "Account Manager",
        "Financial Specialist",
        "Fertility Coach",
        /jointly liable/,
      ],
    ],
  },
  // Both membership texts and the Terms of Use.
  membership: {
    "/terms/membership": [
      ["R475", /3 months/],
      ["R476", /one \(1\) year/],
      ["R477", /up to 2\.5 hours of coaching/],
      ["R478", /one-time doctor matching/, /one-time pricing plan/],
      ["R322", /Enrollment Date/, /in advance|up front|upfront/],
      [
        "R323 R324 R325 R479 C05",
        /If you cancel, you keep the Services until the end of the Term and receive no prorated refund, but if we end .* other than your breach, we refund the Fee pro rata/,
      ],
      ["R245 R246", /greater of .*\$100/, /courts .*San Francisco/],
    ],
    "/terms/tou": [["R245 R246", /greater of .*\$100/, /courts .*San Francisco/]],
  },
  "the provider agreement": {
    "/terms/tech-services-agreement": [
      [
        "R480",
        /Loan Funding within 3 business days/,
        /extend that time to 5 business days, up to five \(5\) times in each Agreement Year/,
      ],
      [
        "R326 R481",
        /The Provider may terminate .* at least 90 days' written notice/,
        /We may terminate this Agreement at any time/,
      ],
      ["R482", /not been cured within 10 days/],
      [
        "R327 R328 R483 C25",
        /We may suspend the Provider's access/,
        /30 days from the Suspension Date to be reinstated/,
        /not been lifted within 30 days .* terminated automatically/,
      ],
      ["R484", /within 30 days after we make the Update available/],
      [
        "R485",
        /at least 45 days before the change takes effect/,
        /Until 1 October 2025, we will not increase a Fee above the amount that we initially invoiced/,
        /invoiced? .*month/i,
      ],
      ["R486", /greater of the Fees that the Provider paid to us in the 3 months before .*, and \$500/],
      [
        "R487 C30",
        /place of arbitration is San Francisco, California/,
        /\$75,000 or less, the expedited procedures/,
        /\$25,000 or less/,
      ],
      ["R488", /at least 30 days' written notice, which must describe the dispute/],
      [
        "R489",
        /terminate this Agreement, or the right to use the affected Service, on 30 days' written notice/,
        /laws? of the State of California/,
      ],
    ],
  },
  // Topics and facts.
  "the FAQ": {
    "/faq/financing": [
      [
        "R082",
        "How do payment plans work?",
        "Where do I need to live?",
        "Does my clinic need to work with you?",
        "How does a plan work with my health insurance?",
      ],
      ["R321", /Apply.*Pre-approv.*Account Manager.*sign.*[Ff]unding.*[Dd]isbursement/],
    ],
    "/faq/basics": [["R082 C11", "How do I get started?"]],
    "/faq/egg-freezing": [
      [
        "R083",
        "Why do people freeze their eggs?",
        "How many eggs survive freezing?",
        "What is the best age to freeze eggs?",
        "How many eggs should I freeze?",
        /step by step/,
      ],
      ["R501", "90%", "75%", "30 to 60%"],
      ["R502", /before (age|the age of|you are) 38|before 38/],
      ["R503", "10-12 days", /every 2-3 days/],
      ["R504", "34-36 hours", "15-30 minutes"],
    ],
    "/faq/fertility": [
      [
        "R084",
        "tubes tied",
        "vasectomy",
        "What is the difference between IUI and IVF?",
        "When should I get a fertility evaluation?",
        "over 40",
      ],
      ["R505", "8-15%", "2-5%"],
      ["R507", /1 year/, /6 months/],
      ["R508", /50%/],
    ],
    "/faq/ivf": [["R506", "40-45%", "15% or less"]],
  },
};

for (const [subject, pages] of Object.entries(required)) {
  for (const [path, quotes] of Object.entries(pages)) {
    const ids = [...new Set(quotes.flatMap(([proves]) => proves.split(" ")))].join(", ");
    test(`${path} states what is required about ${subject} (${ids})`, () => {
      const text = plain(mainTextOf(path));
      for (const [proves, ...states] of quotes) {
        for (const words of states) {
          const isStated = typeof words === "string" ? text.includes(words) : words.test(text);
          expect.soft(isStated, `${proves}: ${path} states ${String(words)}`).toBe(true);
        }
      }
    });
  }
}
