import { attribute } from "../../content/html";
import { memoize, memoizeFor } from "../../content/read/memoize";
import type { Range } from "../../content/read/yaml-source";
import type { Statement } from "./page/statement";
import { shapeOf } from "./quantities/shape";
import type { TriggerRule } from "./rules/rule";
import { triggerRules } from "./rules/trigger-terms";

/** A trigger term on a page. */
export interface Trigger {
  readonly rule: TriggerRule;
  readonly statement: Statement;
  /** The words that are the term. */
  readonly term: string;
}

/** Merges overlapping terms of one rule: "plans start at $150" and "$150 per month". */
function merge(spans: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** A text's shape and the sentences of that shape. Cached, like `spansOf`, because pages share most of their texts. */
const sentencesOf = memoize((text: string) => {
  const shape = shapeOf(text);
  return {
    shape,
    sentences: [...shape.text.matchAll(/\S(?:(?![.!?;]["')]?\s).)*(?:[.!?;]["')]?(?=\s)|.?$)/gs)],
  };
}, 10_000);

/** The ranges of a rule's terms in a text. */
const spansOf = memoizeFor((rule: TriggerRule) =>
  memoize((aboutCredit: boolean, text: string): readonly Range[] => {
    const { shape, sentences } = sentencesOf(text);
    return sentences.flatMap(({ 0: sentence, index }) =>
      rule
        .find({ text: sentence, aboutCredit })
        .map(({ start, end }) => shape.toText(index + start, index + end)),
    );
  }, 10_000),
);

/** Finds the trigger terms in one statement, read with its label ("Loan term: 60 months"). */
export function triggersIn(statement: Statement, rules: readonly TriggerRule[] = triggerRules): Trigger[] {
  const label = statement.label ? `${statement.label}: ` : "";
  const text = label + statement.text;
  // Every statement in a card marked `data-credit` is about credit, even if its words do not show it.
  const aboutCredit = statement.groups.some((group) => attribute(group, "data-credit") !== undefined);
  return rules.flatMap((rule) =>
    // The label is a separate statement: a term must extend beyond it.
    merge(spansOf(rule)(aboutCredit, text).filter(({ end }) => end > label.length)).map(({ start, end }) => ({
      rule,
      statement,
      term: text.slice(start, end).trim(),
    })),
  );
}
