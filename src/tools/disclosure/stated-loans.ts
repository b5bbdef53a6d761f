import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { fromTwoUp, numberWords } from "../../content/facts/number-words";
import type { StatedLoan } from "./recompute";
import type { Page, Statement } from "./page/statement";

/** A loan found on a page, or a payment whose loan could not be identified. */
export interface FoundLoan {
  readonly statement: Statement;
  readonly words: string;
  readonly stated: StatedLoan | undefined;
}

/** A pattern of dollars with their number as a group. @param name of the group */
const dollars = (name = "") => String.raw`\$\s?(${name && `?<${name}>`}\d[\d,]*(?:\.\d{1,2})?)`;
const money = dollars();
const value = (text: string | undefined): number => Number((text ?? "").replace(/,/g, ""));
const last = (pattern: RegExp, text: string): string | undefined => [...text.matchAll(pattern)].at(-1)?.[1];

/** "60 payments of $380.15, $22,809.00 in all", "Sixty payments of $380.15". */
const series = new RegExp(
  String.raw`\b(?<count>\d{1,3}|${fromTwoUp}) (?:equal |monthly |level |fixed )*(?:payments|installments) of ${dollars("payment")}(?: and a last (?:one|payment) of ${dollars("lastPayment")})?(?:, ${dollars("total")} in all)?`,
  "gi",
);
/** "$380.15 a month for 60 months". */
const monthly = new RegExp(
  String.raw`${dollars("payment")} ?(?:(?:per|a|each|/) ?month|monthly) (?:for|over) (?<count>\d{1,3}) (?:months|(?<years>years))`,
  "gi",
);
const principal = new RegExp(String.raw`${money}(?= loan| over \d| at \d| repaid|,? borrowed)`, "gi");
const rate = /(\d+(?:\.\d+)?)% (?:APR|annual percentage rate)/gi;

/** The terms of a series: "59 payments of $428.12 and a last one of $428.51" are 60 payments. */
function termsOf({ groups = {} }: RegExpMatchArray) {
  const { count, years, payment, lastPayment, total } = groups;
  return {
    payments:
      (value(count) || numberWords.indexOf((count ?? "").toLowerCase())) * (years ? 12 : 1) +
      (lastPayment ? 1 : 0),
    payment: value(payment),
    ...(lastPayment ? { lastPayment: value(lastPayment) } : {}),
    ...(total ? { total: value(total) } : {}),
  };
}

/**
 * Finds loans in sentences such as "$18,000 over 60 months at 9.74% APR is 60 payments of $380.15". For "the same loan at
 * 14.99% APR has ...", the amount is in an earlier sentence; for a cell, in the headings of its row and column.
 */
function inSentences(statement: Statement): FoundLoan[] {
  const { text, label } = statement;
  /** @param from where the words about the loan may begin */
  const found = (match: RegExpExecArray, from = 0) => {
    const before = `${label}: ${text.slice(from, match.index)}`;
    const [loan, apr] = [last(principal, before), last(rate, before)];
    const stated = loan && apr ? { loan: value(loan), apr: value(apr), ...termsOf(match) } : undefined;
    return { statement, words: match[0], stated };
  };
  // "$150 a month for 60 months" is a loan only in a sentence with an amount and an APR; elsewhere it is a plan's price.
  const byMonth = [...text.matchAll(monthly)]
    .map((match) => found(match, text.lastIndexOf(". ", match.index) + 1))
    .filter(({ stated }) => stated);
  return [...[...text.matchAll(series)].map((match) => found(match)), ...byMonth];
}

const labels = {
  loan: /borrow|loan amount|amount financed|principal/i,
  apr: /\bAPR\b|annual percentage rate/i,
  payment: /monthly payment$|^payment$|payment amount|each payment/i,
  payments: /number of payments|^payments$|^months$|\bterm\b/i,
  total: /payments total|total of payments|^total$/i,
  financeCharge: /cost of the loan|finance charge|total interest/i,
} as const;

const finalPayment = new RegExp(String.raw`a last (?:one|payment) of ${money}`, "gi");

/** Labeled values of one row, list or card, as numbers, and the amount and the last payment that its words state. */
function labeledValues(statements: readonly Statement[]) {
  const found: Partial<Record<keyof typeof labels | "lastPayment", number>> = {};
  const add = (name: keyof typeof found, text: string | undefined) => {
    if (text) found[name] ??= value(text);
  };
  const first = (pattern: RegExp, text: string) => [...text.matchAll(pattern)][0]?.[1];
  for (const { label, text } of statements) {
    add("lastPayment", first(finalPayment, text));
    add("loan", last(principal, text));
    const years = first(/(\d+(?:\.\d+)?)[ -]years?\b/gi, text);
    if (years && labels.payments.test(label)) found.payments ??= Number(years) * 12;
    for (const [name, pattern] of Object.entries(labels) as [keyof typeof labels, RegExp][])
      if (pattern.test(label)) add(name, /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]);
    add("payments", first(/(\d+) payments total/gi, label));
    add("apr", first(rate, text));
  }
  return found;
}

/** Cards, tables and lists that state a payment together with its loan. */
function inGroups(page: Page): FoundLoan[] {
  const groups = new Map<Tree.Element, Statement[]>();
  for (const statement of page.statements)
    if (statement.surface === "text" || statement.surface === "input default")
      for (const group of statement.groups) groups.set(group, [...(groups.get(group) ?? []), statement]);
  return [...groups.values()].flatMap((statements): FoundLoan[] => {
    const { loan, apr, payment, payments, lastPayment, total, financeCharge } = labeledValues(statements);
    if (loan === undefined || apr === undefined || payment === undefined || payments === undefined) return [];
    const words = `${payments} payments of $${payment} (labeled)`;
    const stated = { loan, apr, payment, payments, lastPayment, total, financeCharge };
    return [{ statement: statements[0]!, words, stated }];
  });
}

/** Every loan that a page states with its payments: in sentences of any surface, in cards, tables and lists. */
export function statedLoans(page: Page): FoundLoan[] {
  return [...page.statements.flatMap(inSentences), ...inGroups(page)];
}
