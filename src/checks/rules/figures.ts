import { formatFigure } from "../../content/facts/format-figure";
import type { Figure } from "../../content/facts/figures";
import type { Facts } from "../../content/facts/substitute";
import { perhaps, safely } from "../../content/schema/findings";
import type { Subject } from "./body-context";

/** Amounts and percentages, alone or from one to another. */
const amount =
  /(?<![\w{.])(?:US)?\$\s?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:-|\u2013|to)\s?\$\s?\d+(?:,\d{3})*(?:\.\d+)?)?|(?<![\w{.,])\d+(?:,\d{3})*(?:\.\d+)?\s?(?:%|percent\b)/g;
/** A number with a unit, for terms: only what a published credit figure says word for word. */
const term = /(?<![\w{.,$])\d[\d,.]*[ -](?:months?|years?|weeks?|days?|hours?|monthly payments)\b/g;
/** A credit score. */
const score = /\b(?:FICO|credit score)[^.?!\n]{0,40}?\b(\d{3})\b/g;

interface Literal {
  text: string;
  index: number;
  facts: string[];
}

const normal = (text: string) =>
  text
    .replace(/\s?percent\b/, "%")
    .replace(/\$\s/g, "$")
    .replace(/^US\$/, "$")
    .replace(/\s?\u2013\s?|\s+to\s+(?=\$)|\s?-\s?(?=\$)/g, " - ");

function factsThatRead(
  text: string,
  facts: Facts,
  figures: Readonly<Record<string, Figure>>,
  which: (figure: Figure) => boolean,
): string[] {
  return Object.entries(figures)
    .filter(([name, figure]) => which(figure) && (facts.get(name)?.text ?? formatFigure(figure)) === text)
    .map(([name]) => name);
}

/** The credit figures typed into a text, each with the facts that read the same. */
export function figuresIn(text: string, facts: Facts, figures: Readonly<Record<string, Figure>>): Literal[] {
  const found: Literal[] = [...text.matchAll(amount)].map(({ 0: typed, index }) => ({
    text: typed,
    index,
    facts: factsThatRead(normal(typed), facts, figures, () => true),
  }));
  for (const { 0: typed, index } of text.matchAll(term)) {
    const named = factsThatRead(typed.replace("-", " "), facts, figures, ({ credit }) => credit);
    if (named.length) found.push({ text: typed, index, facts: typed.includes("-") ? [] : named });
  }
  for (const match of text.matchAll(score)) {
    const named = factsThatRead(match[1]!, facts, figures, ({ unit }) => unit === "score");
    if (named.length) found.push({ text: match[1]!, index: match.index + match[0].length - 3, facts: named });
  }
  return found.sort((a, b) => a.index - b.index);
}

/**
 * Reports figures typed into copy: a figure stands once, in content/facts, so that it cannot drift (content.md; 12 CFR 1026.24).
 * @param source the words as they stand in the file @param start their offset there
 */
export function checkFigures(
  source: string,
  start: number,
  { context, findings }: Pick<Subject, "context" | "findings">,
): void {
  for (const { text, index, facts } of figuresIn(source, context.facts, context.figures)) {
    const place = { start: start + index, end: start + index + text.length };
    const names = facts.map((name) => `{${name}}`);
    // Two facts that read the same today may differ tomorrow: which is meant is for the writer to say.
    const same = names.length === 1 && context.facts.get(facts[0]!)?.text === text;
    findings.add(place.start, {
      message: `the figure "${text}" is typed into the copy`,
      expected: "the name of a fact, so that the figure stands once",
      fix: names.length
        ? `write ${names.join(" or ")}`
        : "add it to content/facts/figures.yaml with its source, and write its name in braces",
      repair: names[0] ? (same ? safely : perhaps)({ ...place, text: names[0] }) : undefined,
    });
  }
}
