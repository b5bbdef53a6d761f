import { legal, legalFields } from "../support/jest/real-content";
import { legalTextSays } from "./phrases";

const loan = legal("loan-terms");
const tsa = legal("technology-services-agreement");

describe("Loan Terms", () => {
  it('have an anchor for "Low APR Financing" (R241)', () => {
    expect(loan.sections).toContainEqual(
      expect.objectContaining({ id: "low-apr-financing", title: "Low APR Financing" }),
    );
    expect(loan.html).toContain('<h2 id="low-apr-financing">');
  });

  it("list six stages in order (R321)", () => {
    const list = loan.html.split('id="loan-stages"')[1]!.split("</ol>")[0]!;
    const stages = [...list.matchAll(/<li>(?:<[^>]+>)*([\w ]+)/g)].map(([, stage]) => stage);
    expect(stages.join()).toBe("Apply,Pre,Speak to an Account Manager,Agreement,Funding,Disbursements");
  });

  // C01: amortization at 14.99% results in $428.12; the disclosure quotes $428.22 as supplied.
  legalTextSays("loan-terms", {
    "R462: APR 9.74% to 23.74%": /ranges from 9\.74% to 23\.74%/,
    "R463: the lower example":
      /\$18,000 loan repaid over 60 months at 9\.74% APR has 60 monthly payments of \$380\.15/,
    "R464 C01: the higher example, as quoted": /at 14\.99% APR has 60 monthly payments of \$428\.22/,
    "R465: no down payment, prepayment penalty or upfront fees": [
      /no down payment/i,
      /no prepayment penalty/,
      /no upfront loan fees/,
    ],
    "R466 C29: membership and concierge fees exist, without an amount":
      /Membership fees and concierge fees exist[^$]* stated in your Loan Documents/,
    "R467: pre-approval in about 2 minutes": /takes about 2 minutes/,
    "R337: FICO 680 or higher is recommended": /FICO score of 680 or higher/,
    "R338: an additional applicant needs 680 and enough income":
      /additional applicant must have a FICO score of 680 or above and sufficient annual income/,
    "R339: apply again after 30 days": /may apply again after 30 days/,
    "R340: accurate, true, current, complete information": /accurate, true, current and complete/,
    "R030: a co-borrower is jointly liable": /co-borrower is jointly liable/,
    "R469: an adverse action notice within 30 days":
      /adverse action notice within 30 days of your application/,
    "R470: disbursements start within 45 days": /must start within 45 days of signing/,
    "R471: 120 more days for the rest": /a further 120 days for any remaining funds/,
    "R472: a direct-to-borrower window of 30 days": /window is 30 days from the first Direct Disbursement/,
    "R473 C29: late fees as of March 2024, without an amount":
      /As of March 2024, late fees apply[^$]* The amount of the late fee[^$]* in your Loan Agreement/,
    "R474: ACH, autopay or check; no credit cards": [
      /ACH/,
      /autopay/,
      /paper check/,
      /do not accept credit cards/,
    ],
    "R203: $5,000 to $50,000": /\$5,000 to \$50,000/,
    "R025: applicants are at least 18": /at least 18 years old/,
    "R028: not from OFAC-sanctioned countries": /Office of Foreign Assets Control/,
  });
});

describe("Technology Services Agreement", () => {
  it("has fourteen numbered general terms in one section (R242)", () => {
    expect(legalFields("technology-services-agreement")).toMatchObject({ numbering: "general-terms" });
    const numbered = tsa.sections.filter(({ number }) => number);
    expect(numbered.map(({ number }) => number)).toEqual(
      Array.from({ length: 14 }, (_, index) => String(index + 1)),
    );
    expect(numbered.every(({ depth }) => depth === 3)).toBe(true);
    expect(tsa.sections.find(({ id }) => id === "general-terms")).toBeDefined();
  });

  legalTextSays("technology-services-agreement", {
    "R027: US healthcare businesses with an active agreement": [
      /health care businesses in the United States/,
      /active Services Agreement/,
    ],
    "R028: not from OFAC-sanctioned countries": /may not be used from a country[^.]*OFAC/,
    "R031: a single-sign-on style login to the portal":
      /provider representative reaches the Portal by a login in the style of single sign-on/,
    "R033: portal, fund requests, tracking, record of payments, prescreen, locator": [
      /access to the Portal/,
      /Fund Requests/,
      /tracking of patient applications and of funding/,
      /a record of payments, by patient/,
      /prescreen tools/,
      /clinic locator for patients/,
    ],
    "R326: either side may terminate": /Either the Provider or we may terminate it/,
    "R327 C25: the provider may be suspended": /The Provider may be suspended/,
    "R328 R483: terminated when not lifted within 30 days":
      /has not been lifted within 30 days from the Suspension Date, this Agreement is terminated/,
    "R480: funding within 3 business days, 5 up to five times a year": [
      /within 3 business days/,
      /to 5 business days, up to five \(5\) times in each Agreement Year/,
    ],
    "R481: 90 days' notice by the provider": /Provider may terminate[^.]*at least 90 days' written notice/,
    "R482: 10 days to cure a breach": /not been cured within 10 days/,
    "R484: updates within 30 days by default": [
      /within 30 days after we make the Update available/,
      /default period/,
    ],
    "R485: fees: 45 days' notice, no increase until 1 October 2025, monthly": [
      /at least 45 days before the change takes effect/,
      /Until 1 October 2025, we will not increase a Fee above the amount that we initially invoiced/,
      /invoice the Fees monthly/,
    ],
    "R486: liability: fees of 3 months or $500": /greater of the Fees[^.]*in the 3 months before[^.]*\$500/,
    "R487 C30: arbitration in San Francisco, expedited at $75,000, small claims at $25,000": [
      /place of arbitration is San Francisco, California/,
      /\$75,000 or less, the expedited procedures/,
      /\$25,000 or less, the Arbitration Body's procedure for small claims/,
    ],
    "R488: 30 days' notice before arbitration":
      /start an arbitration must first give[^.]*30 days' written notice/,
    "R489: infringement: 30 days' notice; California law": [
      /on 30 days' written notice to the Provider/,
      /governed by the laws of the State of California/,
    ],
    "R340: accurate, true, current, complete information": /accurate, true, current and complete/,
  });
});
