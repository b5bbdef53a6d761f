import { answer, questionsOf } from "../support/jest/real-content";
import { itSays, type Phrases } from "./phrases";

const everyAnswer = ["financing", "basics", "ivf", "fertility", "egg-freezing"].flatMap(questionsOf);

/** Patterns that an answer must match, by its requirements, its category and its id. */
const answers: Phrases = {
  "R082 C11: financing#how-plans-work": [/loan for IVF or egg freezing/, /one monthly payment/],
  "R082 C11: financing#location": /in the United States/i,
  "R082 R027: financing#clinic": /US healthcare business with an active services agreement/,
  "R082 C11: financing#health-insurance": /insurance/,
  "R082 C11: basics#get-started": /Prequalify/,
  "R083: egg-freezing#why-freeze": /younger eggs/,
  "R083 R501: egg-freezing#egg-survival": [/About 90% of eggs survive freezing/, /75%/, /30 to 60%/],
  "R083 R502: egg-freezing#best-age": /before age 38/,
  "R083: egg-freezing#how-many-eggs": /no one right number/,
  "R083 R503 R504: egg-freezing#procedure": [
    /injections for 10-12 days/,
    /every 2-3 days/,
    /34-36 hours after the trigger/,
    /15-30 minutes/,
  ],
  "R084 R508: fertility#vasectomy": /vasectomy reversal is 50%/,
  "R084: fertility#tubes-tied": /IVF/,
  "R084 R505 R506: fertility#iui-or-ivf": [/8-15%/, /2-5%/, /40-45%/, /15% or less/],
  "R084 R507: fertility#evaluation-when": [/Under 35 1 year/, /35 to 40 6 months/],
  "R084 R505: fertility#over-40": /IUI success is 2-5% over 40/,
  "R505: fertility#iui-success": /8-15% under 35 and 2-5% over 40/,
  "R506: ivf#ivf-success": [/Under 35 40-45%/, /Over 42 15% or less/],
  "R503 R504: ivf#ivf-steps": [/10-12 days/, /2-3 days/, /34-36 hours/, /15-30 minutes/],
  "R016 R468 C03: financing#funding-time": /as little as 24 hours after signing/,
  "R337 R338: financing#credit-score": [/680 or higher/, /680 or above and sufficient annual income/],
  "R339 R469: financing#not-pre-approved": [
    /apply again after 30 days/,
    /within 30 days of your application/,
  ],
  "R340: basics#what-you-need": /accurate, true, current and complete/,
  "R465 R466: financing#fees": [
    /no down payment, no prepayment penalty and no upfront loan fees/,
    /Membership fee[^$]* Concierge fee[^$]* You see the amount/,
  ],
  "R467 R013: financing#credit-check": [/about 2 minutes/, /no effect on your credit score/],
  "R470 R471 R472: financing#disbursement-windows": [
    /45 days the signing/,
    /120 days more the first disbursement/,
    /30 days the first direct disbursement/,
  ],
  "R473: financing#late-payment": /As of March 2024, late fees apply\. The amount is in your loan agreement/,
  "R474: financing#making-payments": [/ACH/, /Online autopay/, /Paper check/, /do not accept credit cards/],
  "R462 R463 R464: financing#rate-and-payment": [/9\.74% to 23\.74%/, /\$380\.15/, /\$428\.22/],
  "R014: financing#who-is-paid": /clinic, your pharmacy or another third party that we have approved/,
  "R019: financing#pay-early": /no prepayment penalty/,
  "R030: basics#co-borrower": /jointly liable/,
  "R024 R025 R026: basics#age-limits": [/Use this site 13/, /Apply for a loan 18/, /US resident/],
  "R020 R225 C17: basics#hours": [
    /Mon-Fri, 8 a\.m\.-5 p\.m\. Pacific/,
    /New Year's Day, Independence Day, Thanksgiving Day, Christmas Day/,
    /After-hours support means/,
  ],
  "R475 R476 R477 R478: basics#membership": [
    /2\.5 hours of coaching/,
    /one-time doctor matching/,
    /one-time pricing plan/,
    /3 months/,
    /one \(1\) year/,
  ],
  "R323 R324 R325: basics#cancel-membership": [
    /goes on until the end of the term/,
    /no prorated refund/,
    /pro rata refund/,
  ],
  "R021 C18: ivf#second-cycle":
    /Over 90% of our clients who need a second cycle stay with us\. The source is pending/,
  "R022 C18: basics#stress": /stress rates reduced by 80%/,
  "R009: ivf#ivf-insurance": /Baby or Your Money Back/,
  "R178: ivf#ivf-cost": /\$15,000/,
  "R180: financing#what-a-plan-covers":
    /cycle costs physician fees surgical center fees anesthesia PGT testing medications an egg or sperm donor cryopreservation/,
  "R189 R190 R191: egg-freezing#egg-cost": [
    /\$150 per month/,
    /clinic procedures, lab work, medications and storage/,
    /credit score, your clinic and the partner offer/,
  ],
};

describe("a FAQ answer states its facts", () => {
  itSays((key) => {
    const [, slug, id] = /: (.+)#(.+)$/.exec(key)!;
    return answer(slug!, id!);
  }, answers);
});

it("the answer about the steps of a loan lists them in order (R321)", () => {
  const words = answer("financing", "loan-steps");
  expect(words).toMatch(
    /\bApply\. .* Pre-approval\. .* Speak to an Account Manager\. .* Agreement\. .* Funding\. .* Disbursements\. /,
  );
  expect(words).toContain("signed by all parties");
});

it("an answer that names a monthly price or a loan's term contains the full disclosure (12 CFR 1026.24)", () => {
  const priced = everyAnswer.filter(({ words }) => /\$\d[^.]*per month|\d+ months? loan/.test(words));
  expect(priced).not.toEqual([]);
  const bare = priced.filter(({ words }) => !words.includes("60 monthly payments of $380.15"));
  expect(bare.map(({ id }) => id)).toEqual([]);
});
