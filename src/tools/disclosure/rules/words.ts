import { fromTwoUp } from "../../../content/facts/number-words";

// Pieces of the rules' patterns. Text is normalized first: single spaces, plain hyphens, straight quotes (page/tree.ts).

/** "$380.15". */
export const amount = String.raw`\$\s?\d[\d,]*(?:\.\d{1,2})?`;
/** "$380.15", "$300 - $475", "$300 to $475", each with a note's star. */
export const amounts = String.raw`${amount}\*?(?:\s*(?:-|to|and|or)\s*${amount}\*?)?`;
/** "9.74%", "9.74% to 23.74%", "9.74%-23.74%". */
export const percents = String.raw`\d+(?:\.\d+)?\s?%(?:\s*(?:-|to|and|or)\s*\d+(?:\.\d+)?\s?%)?`;

/** A number of payments or months from two up: "one monthly payment" is a number of loans, not how many payments. */
export const number = String.raw`(?:(?:[2-9]|[1-9]\d{1,2})(?![\d.,]*%)|${fromTwoUp})`;
/** "60 months", "5-year". */
export const duration = String.raw`(?:\d{1,3}|one|${fromTwoUp})(?: \(\d+\))?[- ](?:months?|years?|weeks?)`;

/** Words of a sentence that is about borrowing and repaying. */
export const credit =
  /\b(?:loans?|lend\w*|borrow\w*|repay\w*|repaid|financ(?:e|ed|ing)|installments?|APR|annual percentage rate|amortiz\w*|paid off|pay (?:it |them )?(?:back|off))\b|\b(?:monthly|equal|payment) (?:payments?|plans?|terms?)\b|\$\s?[\d,.]+\*?(?: ?- ?\$\s?[\d,.]+\*?)? (?:per|a|each) month\b|\bpayments? of \$/i;

/** Alternatives as one pattern, without regard to case. */
export const pattern = (source: string): RegExp => new RegExp(source, "gi");
