/** Words or patterns that the main text of a page must contain, with the requirements that they prove. */
export interface Quote {
  readonly proves: string;
  readonly path: string;
  readonly states: readonly (string | RegExp)[];
}

const loans = "/terms/loans";
const membership = "/terms/membership";
const tou = "/terms/tou";
const agreement = "/terms/tech-services-agreement";

/** Financing. */
export const financing: readonly Quote[] = [
  {
    proves: "R462 R463 R464",
    path: loans,
    states: ["9.74%", "23.74%", /\$18,000 .*60 months .*\$380\.15/, /14\.99% APR .*\$428\.22/],
  },
  {
    proves: "R014 R019 R465",
    path: loans,
    states: [/no down payment/i, /no prepayment penalty/i, /no upfront loan fees/i, /directly to/i],
  },
  { proves: "R466", path: loans, states: [/membership and concierge fees/i] },
  {
    proves: "R467 R013",
    path: "/faq/financing",
    states: [/about 2 minutes/, /no effect on your credit score|does not affect your credit score/],
  },
  { proves: "R016 R468", path: "/faq/financing", states: [/24 hours after/] },
  { proves: "R469", path: loans, states: [/adverse action notice within 30 days of your application/] },
  { proves: "R470", path: loans, states: ["Disbursements must start within 45 days of signing."] },
  {
    proves: "R471",
    path: loans,
    states: [/After the first Disbursement, you have a further 120 days for any remaining funds/],
  },
  {
    proves: "R472",
    path: loans,
    states: ["The direct-to-borrower window is 30 days from the first Direct Disbursement."],
  },
  { proves: "R470 R471 R472", path: "/faq/financing", states: [/45 days/, /120 (more )?days/, /30 days/] },
  { proves: "R473", path: loans, states: ["As of March 2024, late fees apply to payments that are late."] },
  {
    proves: "R474",
    path: loans,
    states: [/ACH transfer/, /autopay/, /paper check/, "We do not accept credit cards."],
  },
  {
    proves: "R474",
    path: "/faq/financing",
    states: [/ACH/, /Online autopay/, /Paper check/, "We do not accept credit cards."],
  },
];

/** Who may use, apply, join and provide. */
export const eligibility: readonly Quote[] = [
  { proves: "R024 R479", path: tou, states: [/at least 13/] },
  { proves: "R025", path: loans, states: [/must be at least 18 years old/] },
  { proves: "R025 R479", path: membership, states: [/must be at least 18 years old/] },
  {
    proves: "R026",
    path: membership,
    states: [/resident of the United States|residents of the United States|US resident/],
  },
  { proves: "R027", path: agreement, states: [/healthcare business|health care business/i, /United States/] },
  { proves: "R028", path: tou, states: [/Office of Foreign Assets Control/] },
  { proves: "R028", path: membership, states: [/Office of Foreign Assets Control/] },
  {
    proves: "R028",
    path: agreement,
    states: [/may not be used from a country or territory that is subject to sanctions administered by OFAC/],
  },
  { proves: "R028", path: "/faq/financing", states: [/OFAC/] },
  {
    proves: "R029 R030",
    path: "/faq/basics",
    states: [
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
  },
  { proves: "R030", path: loans, states: [/jointly (and severally )?liable/] },
  {
    proves: "R031 R033",
    path: agreement,
    states: [
      /style of single sign-on/,
      /Portal access/,
      /Fund requests/,
      /Tracking and payment records/,
      /record of payments by patient/,
      /Prescreen tools/,
      /Clinic locator/,
    ],
  },
  { proves: "R337", path: loans, states: [/recommend .*FICO score of 680 or higher/] },
  { proves: "R337", path: "/faq/financing", states: [/680 or higher/] },
  {
    proves: "R338",
    path: loans,
    states: ["An additional applicant must have a FICO score of 680 or above and sufficient annual income."],
  },
  { proves: "R339", path: loans, states: [/not pre-approved, you may apply again after 30 days/] },
  { proves: "R339", path: "/faq/financing", states: [/after 30 days/] },
  { proves: "R340", path: loans, states: [/accurate, true, current and complete/] },
  { proves: "R340", path: tou, states: [/accurate, true, current and complete/] },
  { proves: "R340", path: membership, states: [/accurate, true, current and complete/] },
];

/** Both membership texts and the Terms of Use. */
export const members: readonly Quote[] = [
  { proves: "R475", path: membership, states: [/3 months/] },
  { proves: "R476", path: membership, states: [/one \(1\) year/] },
  { proves: "R477", path: membership, states: [/up to 2\.5 hours of coaching/] },
  { proves: "R478", path: membership, states: [/one-time doctor matching/, /one-time pricing plan/] },
  { proves: "R322", path: membership, states: [/Enrollment Date/, /in advance|up front|upfront/] },
  {
    proves: "R323 R324 R325 R479 C05",
    path: membership,
    states: [
      /If you cancel, you keep the Services until the end of the Term and receive no prorated refund, but if we end .* other than your breach, we refund the Fee pro rata/,
    ],
  },
  { proves: "R245 R246", path: membership, states: [/greater of .*\$100/, /courts .*San Francisco/] },
  { proves: "R245 R246", path: tou, states: [/greater of .*\$100/, /courts .*San Francisco/] },
];

/** The provider agreement. */
export const providers: readonly Quote[] = [
  {
    proves: "R480",
    path: agreement,
    states: [
      /Loan Funding within 3 business days/,
      /extend that time to 5 business days, up to five \(5\) times in each Agreement Year/,
    ],
  },
  {
    proves: "R326 R481",
    path: agreement,
    states: [
      /The Provider may terminate .* at least 90 days' written notice/,
      /We may terminate this Agreement at any time/,
    ],
  },
  { proves: "R482", path: agreement, states: [/not been cured within 10 days/] },
  {
    proves: "R327 R328 R483 C25",
    path: agreement,
    states: [
      /We may suspend the Provider's access/,
      /30 days from the Suspension Date to be reinstated/,
      /not been lifted within 30 days .* terminated automatically/,
    ],
  },
  { proves: "R484", path: agreement, states: [/within 30 days after we make the Update available/] },
  {
    proves: "R485",
    path: agreement,
    states: [
      /at least 45 days before the change takes effect/,
      /Until 1 October 2025, we will not increase a Fee above the amount that we initially invoiced/,
      /invoiced? .*month/i,
    ],
  },
  {
    proves: "R486",
    path: agreement,
    states: [/greater of the Fees that the Provider paid to us in the 3 months before .*, and \$500/],
  },
  {
    proves: "R487 C30",
    path: agreement,
    states: [
      /place of arbitration is San Francisco, California/,
      /\$75,000 or less, the expedited procedures/,
      /\$25,000 or less/,
    ],
  },
  {
    proves: "R488",
    path: agreement,
    states: [/at least 30 days' written notice, which must describe the dispute/],
  },
  {
    proves: "R489",
    path: agreement,
    states: [
      /terminate this Agreement, or the right to use the affected Service, on 30 days' written notice/,
      /laws? of the State of California/,
    ],
  },
];

/** Topics and facts of the FAQ. */
export const answers: readonly Quote[] = [
  {
    proves: "R082",
    path: "/faq/financing",
    states: [
      "How do payment plans work?",
      "Where do I need to live?",
      "Does my clinic need to work with you?",
      "How does a plan work with my health insurance?",
    ],
  },
  { proves: "R082 C11", path: "/faq/basics", states: ["How do I get started?"] },
  {
    proves: "R083",
    path: "/faq/egg-freezing",
    states: [
      "Why do people freeze their eggs?",
      "How many eggs survive freezing?",
      "What is the best age to freeze eggs?",
      "How many eggs should I freeze?",
      /step by step/,
    ],
  },
  {
    proves: "R084",
    path: "/faq/fertility",
    states: [
      "tubes tied",
      "vasectomy",
      "What is the difference between IUI and IVF?",
      "When should I get a fertility evaluation?",
      "over 40",
    ],
  },
  {
    proves: "R321",
    path: "/faq/financing",
    states: [/Apply.*Pre-approv.*Account Manager.*sign.*[Ff]unding.*[Dd]isbursement/],
  },
  { proves: "R501", path: "/faq/egg-freezing", states: ["90%", "75%", "30 to 60%"] },
  { proves: "R502", path: "/faq/egg-freezing", states: [/before (age|the age of|you are) 38|before 38/] },
  { proves: "R503", path: "/faq/egg-freezing", states: ["10-12 days", /every 2-3 days/] },
  { proves: "R504", path: "/faq/egg-freezing", states: ["34-36 hours", "15-30 minutes"] },
  { proves: "R505", path: "/faq/fertility", states: ["8-15%", "2-5%"] },
  { proves: "R506", path: "/faq/ivf", states: ["40-45%", "15% or less"] },
  { proves: "R507", path: "/faq/fertility", states: [/1 year/, /6 months/] },
  { proves: "R508", path: "/faq/fertility", states: [/50%/] },
];
