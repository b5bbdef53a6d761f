import { formatFigure } from "../../content/facts/format-figure";
import type { Figure } from "../../content/facts/figures";
import type { Facts } from "../../content/facts/substitute";
import { suggestedFix, safeFix, type Findings } from "../../content/schema/findings";
import type { Range } from "../../content/read/yaml-source";
import type { Subject } from "./body-context";
import { endOfSourced, factsOfTime, isOfEmployer } from "./typed-facts";

/** Amounts and percentages, alone or from one to another. */
const amount =
  /(?<![\w{.])(?:US)?\$\s?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:-|\u2013|to)\s?\$\s?\d+(?:,\d{3})*(?:\.\d+)?)?|(?<![\w{.,])\d+(?:,\d{3})*(?:\.\d+)?\s?(?:%|percent\b|k?\s?dollars\b)|(?<![\w{.,])\d+k to \d+k\b/g;
/** A number with a unit, for terms: only what a published credit figure says word for word. */
const term = /(?<![\w{.,$])\d[\d,.]*[ -](?:months?|years?|weeks?|days?|hours?|monthly payments)\b/g;
/** A time. */
const time = /(?<![\w.,$-])\d[\d,.]*[ -](?:minutes?|hours?|(?:business )?days?|weeks?|months?|years?)\b/g;
/** Contracts state their own times, and articles quote those of others. */
const statesOurTimes = (file: string) => /^content\/(?!legal|press|facts)/.test(file) && !isOfEmployer(file);
/** A credit score. */
const score = /\b(?:FICO|credit score)[^.?!\n]{0,40}?\b(\d{3})\b/g;

/** The age from which something is possible. */
const age = /\bage (\d{2})\b|\b(\d{2}) (?:and|or) (?:over|older)\b/g;

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
  which: (figure: Figure) => unknown,
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
  for (const { 0: typed, 1: from, 2: years = from!, index } of text.matchAll(age)) {
    const named = factsThatRead(years, facts, figures, ({ label }) => /\bage\b/i.test(label));
    if (named.length) found.push({ text: years, index: index + typed.indexOf(years), facts: named });
  }
  for (const match of text.matchAll(score)) {
    const named = factsThatRead(match[1]!, facts, figures, ({ unit }) => unit === "score");
    if (named.length) found.push({ text: match[1]!, index: match.index + match[0].length - 3, facts: named });
  }
  return found.sort((a, b) => a.index - b.index);
}

/** The times typed into a text, from an offset on. */
const timesIn = (text: string, from: number, facts: Facts): Literal[] =>
  [...text.matchAll(time)]
    .filter(({ index }) => index > from)
    .map(({ 0: typed, index }) => ({ text: typed, index, facts: factsOfTime(typed, facts) }));

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:the|and|for|from|that|this|with|our|per)$/.test(word))
    .map((word) => word.replace(/s$/, ""));

/** Whether the sentence around a typed figure names what the fact is. The same number alone proves nothing. */
function isAbout(source: string, index: number, label: string): boolean {
  const before = source.slice(0, index).split(/[.?!]\s/);
  const after = source.slice(index).split(/[.?!](?:\s|$)/);
  const written = new Set(wordsOf(`${before.at(-1)} ${after[0]}`));
  const named = wordsOf(label);
  return named.length > 0 && named.every((word) => written.has(word));
}

/**
 * Reports figures typed into copy. A figure is published from one place, content/facts, so that its copies cannot
 * differ (12 CFR 1026.24).
 * @param source the text as written in the file
 * @param start its offset in the file
 * @param options.yaml the range of the YAML value that `source` is; a value that then starts with a brace needs quotes
 * @param options.sourced whether the first figure is somebody else's, with its source beside it
 */
export function checkFigures(
  source: string,
  start: number,
  { context, findings }: { context: Pick<Subject["context"], "facts" | "figures">; findings: Findings },
  { yaml, sourced = false }: { yaml?: Range; sourced?: boolean } = {},
): void {
  const figures = figuresIn(source, context.facts, context.figures);
  const from = endOfSourced(source, sourced);
  const times = statesOurTimes(findings.file) ? timesIn(source, from, context.facts) : [];
  const typed = [
    ...figures.slice(sourced ? 1 : 0),
    ...times.filter(({ index }) => !figures.some((other) => other.index === index)),
  ];
  for (const { text, index, facts } of typed) {
    const place = { start: start + index, end: start + index + text.length };
    const names = facts.map((name) => `{${name}}`);
    // Two facts that read the same today may differ tomorrow: the writer must decide which one is meant.
    const same =
      names.length === 1 &&
      context.facts.get(facts[0]!)?.text === text &&
      isAbout(source, index, context.figures[facts[0]!]?.label ?? "");
    const whole = source.slice(0, index) + names[0] + source.slice(index + text.length);
    const edit =
      yaml && whole.startsWith("{")
        ? { ...yaml, text: JSON.stringify(whole) }
        : { ...place, text: names[0] ?? "" };
    findings.add(place.start, {
      message: `the figure "${text}" is typed into the copy`,
      expected: "the name of a fact, so that the figure stands once",
      fix: names.length
        ? `write ${names.join(" or ")}`
        : "add it to content/facts/figures.yaml and write its name in braces; before somebody else's figure write {/* source: ... */}",
      repair: names[0] ? (same ? safeFix : suggestedFix)(edit) : undefined,
    });
  }
}
