import { described, inPage, inText } from "./edit-site";
import { plant, type Planted } from "./plant";

export const legal: readonly Planted[] = [
  plant(
    "legal",
    "one word of a clause",
    "shall",
    inText("loan-terms", "We are bound to lend only", "We shall lend only"),
  ),
  plant(
    "legal",
    "a figure in a clause",
    "21",
    inText("loan-terms", "at least 18 years old", "at least 21 years old"),
  ),
  plant(
    "legal",
    "a removed sentence",
    "controls",
    inText("loan-terms", "If the two differ, the Loan Agreement controls.", ""),
  ),
  plant(
    "legal",
    "a removed clause",
    "not-a-commitment",
    inText("loan-terms", /<p id="not-a-commitment">[\s\S]*?<\/p>/, ""),
  ),
  plant(
    "legal",
    "a new clause",
    "brokers",
    inText(
      "loan-terms",
      '<h2 id="who-may-apply">',
      '<p id="no-brokers">We do not pay brokers.</p><h2 id="who-may-apply">',
    ),
  ),
  plant(
    "legal",
    "a moved clause",
    "Moved",
    described("texts", (texts) =>
      texts.map((text) => {
        const clause = /<p id="loan-terms-changes">[\s\S]*?<\/p>\s*/.exec(text.html)?.[0];
        return clause
          ? {
              ...text,
              html: text.html
                .replace(clause, "")
                .replace('<h2 id="loan-fees">', `${clause}<h2 id="loan-fees">`),
            }
          : text;
      }),
    ),
  ),
  plant(
    "legal",
    "a negation",
    "not",
    inText("membership-terms", /<p id="[^"]*">([\s\S]*?) is /, "<p>It is not "),
  ),
  plant(
    "legal",
    "a link of a clause that leads elsewhere",
    "/privacy",
    inText("loan-terms", 'href="/terms/tou"', 'href="/privacy"'),
  ),
  plant(
    "legal",
    "emphasis in a clause",
    "bold",
    inText("loan-terms", "not an offer", "<strong>not an offer</strong>"),
  ),
  plant(
    "legal",
    "a disclosure's sentence",
    "usually",
    inText("disclosures", "Rates are fixed", "Rates are usually fixed"),
  ),
  plant(
    "legal",
    "a legal text that is gone",
    "is gone",
    described("texts", (texts) => texts.filter(({ name }) => name !== "privacy-notice")),
  ),
  plant(
    "legal",
    "the date of a legal text",
    "2027",
    described("texts", (texts) =>
      texts.map((text) =>
        text.name === "loan-terms"
          ? { ...text, fields: { ...text.fields, Date: "Effective 2027-01-01" } }
          : text,
      ),
    ),
  ),
];

export const disclosures: readonly Planted[] = [
  plant(
    "disclosures",
    "the APR disclosure taken out of a page",
    "apr",
    inPage("/ivf", /<div class="disclosure" data-disclosure="apr">[\s\S]*?<\/div>/, ""),
  ),
  plant(
    "disclosures",
    "a changed sentence of it on one page",
    "apr",
    inPage("/ivf", "The rate you are offered depends on your credit", "The rate depends on your credit"),
  ),
  plant(
    "disclosures",
    "the licenses taken out",
    "licenses",
    inPage("/", /<details data-disclosure="licenses"[\s\S]*?<\/details>/, ""),
  ),
  plant(
    "disclosures",
    "the note of a price taken out",
    "plan",
    inPage("/ivf", / data-disclosure="plan"/, ""),
  ),
  plant(
    "disclosures",
    "a new credit term",
    "$99 per month",
    inPage("/about", "We lend for ", "Pay from $99 per month. We lend for "),
  ),
  plant(
    "disclosures",
    "another loan in an example",
    "61 payments",
    inPage("/ivf", "is 60 payments of $380.15", "is 61 payments of $380.15"),
  ),
  plant(
    "problems",
    "a credit term without its disclosures",
    "$99 per month",
    inPage("/careers", "</h1>", "</h1><p>Borrow now and pay $99 per month.</p>"),
  ),
  plant(
    "problems",
    "a payment that arithmetic contradicts",
    "60 payments of $390.15",
    inPage("/ivf", "60 payments of $380.15", "60 payments of $390.15"),
  ),
  plant(
    "disclosures",
    "a credit term in the metadata",
    "8.99%",
    inPage(
      "/about",
      /(?<=<meta data-react-helmet="true" name="description" content=")/,
      "Loans at 8.99% APR. ",
    ),
  ),
];
