import { described, editText, inPage, inText, type PlantedChanges } from "./edit-site";

const inLoanTerms = (from: string | RegExp, to: string) => inText("loan-terms", from, to);

/** Changes of legal texts and disclosures. */
export const plantedLaw: PlantedChanges = {
  legal: {
    "one word of a clause": ["shall", inLoanTerms("We are bound to lend only", "We shall lend only")],
    "a figure in a clause": ["21", inLoanTerms("at least 18 years old", "at least 21 years old")],
    "a removed sentence": ["controls", inLoanTerms("If the two differ, the Loan Agreement controls.", "")],
    "a removed clause": ["not-a-commitment", inLoanTerms(/<p id="not-a-commitment">[\s\S]*?<\/p>/, "")],
    "a new clause": [
      "brokers",
      inLoanTerms(/(?=<h2 id="who-may-apply">)/, '<p id="no-brokers">We do not pay brokers.</p>'),
    ],
    "a moved clause": [
      "Moved",
      editText("loan-terms", ({ html }) => {
        const [clause = ""] = /<p id="loan-terms-changes">[\s\S]*?<\/p>\s*/.exec(html) ?? [];
        return { html: html.replace(clause, "").replace(/(?=<h2 id="loan-fees">)/, () => clause) };
      }),
    ],
    "a negation": ["not", inText("membership-terms", /<p id="[^"]*">([\s\S]*?) is /, "<p>It is not ")],
    "a clause's link with a new target": ["/privacy", inLoanTerms('href="/terms/tou"', 'href="/privacy"')],
    "emphasis in a clause": ["bold", inLoanTerms("not an offer", "<strong>not an offer</strong>")],
    "a disclosure's sentence": [
      "usually",
      inText("disclosures", "Rates are fixed", "Rates are usually fixed"),
    ],
    "a removed legal text": [
      "was removed",
      described("texts", (texts) => texts.filter(({ name }) => name !== "privacy-notice")),
    ],
    "the date of a legal text": [
      "2027",
      editText("loan-terms", ({ fields }) => ({ fields: { ...fields, Date: "Effective 2027-01-01" } })),
    ],
  },
  disclosures: {
    "the APR disclosure removed from a page": [
      "apr",
      inPage("/ivf", /<div class="disclosure" data-disclosure="apr">[\s\S]*?<\/div>/, ""),
    ],
    "a sentence of the APR disclosure changed on one page": [
      "apr",
      inPage("/ivf", "The rate you are offered depends on your credit", "The rate depends on your credit"),
    ],
    "the licenses removed": [
      "licenses",
      inPage("/", /<details data-disclosure="licenses"[\s\S]*?<\/details>/, ""),
    ],
    "the note of a price removed": ["plan", inPage("/ivf", / data-disclosure="plan"/, "")],
    "a new credit term": [
      "$99 per month",
      inPage("/about", "We lend for ", "Pay from $99 per month. We lend for "),
    ],
    "another loan in an example": [
      "61 payments",
      inPage("/ivf", "is 60 payments of $380.15", "is 61 payments of $380.15"),
    ],
    "a credit term in the metadata": [
      "8.99%",
      inPage(
        "/about",
        /(?<=<meta data-react-helmet="true" name="description" content=")/,
        "Loans at 8.99% APR. ",
      ),
    ],
  },
  problems: {
    "a payment that arithmetic contradicts": [
      "60 payments of $390.15",
      inPage("/ivf", "60 payments of $380.15", "60 payments of $390.15"),
    ],
  },
};
