import { attribute } from "./page/tree";
import type { Statement } from "./page/statement";
import { credit } from "./rules/words";
import { triggerRules } from "./rules/trigger-terms";
import type { TriggerRule } from "./rules/rule";

/** A trigger term on a page. */
export interface Trigger {
  readonly rule: TriggerRule;
  readonly statement: Statement;
  /** The words that are the term. */
  readonly term: string;
}

/** Letters before and after a term in which another subject takes it over: "store your eggs for 10 years". */
const neighborhood = { before: 50, after: 30 } as const;

/** Whether the words mean credit, judged by their card, or by their sentence: up to a full stop that ends one. */
function meansCredit(rule: TriggerRule, text: string, { start, end }: Span, inCard: boolean): boolean {
  const before =
    text
      .slice(0, start)
      .split(/(?<=[.!?;])\s/)
      .at(-1) ?? "";
  const after = text.slice(end).split(/(?<=[.!?;])\s/)[0] ?? "";
  const sentence = before + text.slice(start, end) + after;
  const aboutCredit = inCard || credit.test(sentence);
  if (rule.onlyAboutCredit && !aboutCredit) return false;
  const around = `${before.slice(-neighborhood.before)} ${after.slice(0, neighborhood.after)}`;
  if (!rule.otherSubjects?.test(around)) return true;
  // "$175 per month over 5 years" is a price whatever else the sentence speaks of.
  return rule.id === "repayment-period" ? paidOver.test(sentence) : aboutCredit && ownCredit.test(sentence);
}

const paidOver =
  /\$\s?[\d,.]+\*? (?:per|a|each) month|\brepa(?:y|id|yment)\w*(?: \w+){0,4} (?:over|in|for|across) |\bloan term\b|-(?:month|year)s? (?:loan|payment|repayment|financing|installment)/i;
const ownCredit =
  /\b(?:loans?|lend\w*|borrow\w*|repay\w*|repaid|financ(?:e|ed|ing)|installments?|APR|plans?)\b/i;

interface Span {
  start: number;
  end: number;
}

function spansOf(rule: TriggerRule, text: string, from: number, inCard: boolean): Span[] {
  return rule.patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length };
      // The label is another statement: only what reaches into the words themselves is theirs.
      return span.end > from && meansCredit(rule, text, span, inCard) ? [span] : [];
    }),
  );
}

/** Terms of one rule that overlap are one term: "plans start at $150" and "$150 per month". */
function merge(spans: readonly Span[]): Span[] {
  return [...spans]
    .sort((a, b) => a.start - b.start)
    .reduce<Span[]>((merged, span) => {
      const last = merged.at(-1);
      if (!last || span.start >= last.end) return [...merged, { ...span }];
      last.end = Math.max(last.end, span.end);
      return merged;
    }, []);
}

/** The trigger terms in one statement, read with its label ("Loan term: 60 months"). */
export function triggersIn(statement: Statement, rules: readonly TriggerRule[] = triggerRules): Trigger[] {
  const label = statement.label ? `${statement.label}: ` : "";
  const text = label + statement.text;
  // What a card marked `data-credit` says is about credit, in however few words.
  const inCard = statement.groups.some((group) => attribute(group, "data-credit") !== undefined);
  return rules.flatMap((rule) =>
    merge(spansOf(rule, text, label.length, inCard)).map(({ start, end }) => ({
      rule,
      statement,
      term: text.slice(start, end).trim(),
    })),
  );
}
