import { attribute } from "../../content/html";
import type { Statement } from "./page/statement";
import { shapeOf } from "./quantities/shape";
import type { Span, TriggerRule } from "./rules/rule";
import { triggerRules } from "./rules/trigger-terms";

/** A trigger term on a page. */
export interface Trigger {
  readonly rule: TriggerRule;
  readonly statement: Statement;
  /** The words that are the term. */
  readonly term: string;
}

/** Merges overlapping terms of one rule: "plans start at $150" and "$150 per month". */
function merge(spans: readonly Span[]): Span[] {
  return [...spans]
    .sort((a, b) => a.start - b.start)
    .reduce<Span[]>((merged, span) => {
      const last = merged.at(-1);
      if (!last || span.start >= last.end) return [...merged, span];
      return [...merged.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }];
    }, []);
}

/** Finds the trigger terms in one statement, read with its label ("Loan term: 60 months"). */
export function triggersIn(statement: Statement, rules: readonly TriggerRule[] = triggerRules): Trigger[] {
  const label = statement.label ? `${statement.label}: ` : "";
  const text = label + statement.text;
  const shape = shapeOf(text);
  // Every statement in a card marked `data-credit` is about credit, even if its words do not show it.
  const aboutCredit = statement.groups.some((group) => attribute(group, "data-credit") !== undefined);
  const sentences = [...shape.text.matchAll(/\S(?:(?![.!?;]["')]?\s).)*(?:[.!?;]["')]?(?=\s)|.?$)/gs)];
  return rules.flatMap((rule) => {
    const spans = sentences.flatMap(({ 0: sentence, index }) =>
      rule
        .find({ text: sentence, aboutCredit })
        .map(({ start, end }) => shape.toText(index + start, index + end)),
    );
    // The label is a separate statement: a term must extend beyond it.
    return merge(spans.filter(({ end }) => end > label.length)).map(({ start, end }) => ({
      rule,
      statement,
      term: text.slice(start, end).trim(),
    }));
  });
}
