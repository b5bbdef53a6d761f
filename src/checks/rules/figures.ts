import { formatFigure } from "../../content/facts/format-figure";
import type { Figure, Figures } from "../../content/facts/figures";
import type { Facts } from "../../content/facts/substitute";
import { safeFix, suggestedFix, type Findings } from "../../content/schema/diagnostic";
import type { Range } from "../../content/read/yaml-source";
import type { BodyContext } from "./body-context";
import { finderOf } from "./matches";
import {
  endOfSourced,
  factsOfTime,
  isAdjective,
  isJobPosting,
  ofOthers,
  rewordAdjective,
} from "./typed-facts";

/** Forms in which writers type figures. A match of a row with `only` counts only if it reads like one of these facts. */
const findFigures = finderOf<{ pattern: RegExp; only?(figure: Figure): boolean }>([
  {
    pattern:
      /(?<![\w{.])(?:US)?[$\u20ac\u00a3]\s?\.?\d+(?:,\d{3})*(?:\.\d+)?[kK]?(?:\s?(?:-|\u2013|to)\s?\$\s?\d+(?:,\d{3})*(?:\.\d+)?)?|(?<![\w{.,])(?:\d+(?:,\d{3})*(?:\.\d+)?[\u00bc-\u00be]?|[\u00bc-\u00be])\s?(?:[%\uff05]|[$\u20ac\u00a3](?!\s?\.?\d)|per ?cent\b|pct\b|basis points\b|k?\s?dollars\b|euros\b|APR\b|installments\b)/g,
  },
  // "11.5k", "10k to 12k", "USD 11,500"; a 401k is an account.
  {
    pattern:
      /(?<![\w{.,$\u20ac\u00a3])(?!401[Kk])\d+(?:\.\d+)?[Kk](?: to \d+(?:\.\d+)?[Kk])?\b|\bUSD\s?\d[\d,.]*\d\b/g,
  },
  {
    pattern: /(?<![\w{.,$])\d[\d,.]*[ -](?:months?|years?|weeks?|days?|hours?|monthly payments)\b/g,
    only: ({ credit }) => credit,
  },
  // A minimum age.
  { pattern: /\bage (\d{2})\b/g, only: ({ label }) => /\bage\b/i.test(label) },
  { pattern: /\b(\d{2}) (?:and|or) (?:over|older)\b/g, only: ({ label }) => /\bage\b/i.test(label) },
  { pattern: /\b(?:FICO|credit score)[^.?!\n]{0,40}?\b(\d{3})\b/g, only: ({ unit }) => unit === "score" },
]);
const findTimes = finderOf([
  {
    pattern:
      /(?<![\w.,$\u20ac\u00a3-])[\d\u00bc-\u00be][\d,.\u00bc-\u00be]*[ -]?(?:minutes?|min|hours?|hrs?|(?:business )?days?|weeks?|months?|mos?|years?|yrs?)\b/g,
  },
  // Found where times are: "10,000 families", and a rate without its sign, as in "an APR of 9.74".
  {
    pattern:
      /(?<![\w.,$\u20ac\u00a3-])\d{1,3}(?:,\d{3})+(?= (?:\w+ )?(?:babies|clients|clinics|couples|families|members|patients|reviews)\b)/g,
  },
  { pattern: /(?<=\bAPR\b[^.?!\n]{0,20})(?<![\w.,$\u20ac\u00a3-])\d{1,2}\.\d+(?![\w,]|\.\d)/g },
]);
/** Whether times in a file are ours: contracts define their own, and press articles and job postings are about others. */
const statesOurTimes = (file: string) => /^content\/(?!legal|press|facts)/.test(file) && !isJobPosting(file);

/** A figure that is typed into copy, with the facts that read the same. */
interface TypedFigure {
  text: string;
  index: number;
  facts: string[];
}

/** Writes a typed figure as facts are formatted: "9.74%", "$18,000", "$300 - $475". */
const normalize = (text: string) =>
  text
    .replace(/^([\d,.]+)-(?=[a-z])/, "$1 ")
    .replace(/\s?(?:per ?cent\b|pct\b|[%\uff05])/, "%")
    .replace(/\$\s/g, "$")
    .replace(/^(?:US\$|USD\s?)/, "$")
    .replace(/^(.+\d)\s?(?:dollars|\$)$/, "$$$1")
    .replace(/(?<=\$)\d{4,}/g, (digits) => Number(digits).toLocaleString("en-US"))
    .replace(/\s?\u2013\s?|\s+to\s+(?=\$)|\s?-\s?(?=\$)/g, " - ");

/** Returns the credit figures typed into a text, each with the facts that read the same. */
export function figuresIn(text: string, facts: Facts, figures: Figures): TypedFigure[] {
  const typed = findFigures(text).flatMap(({ row: { only }, found, part = found, index }): TypedFigure[] => {
    const shown = normalize(part);
    const same = Object.entries(figures)
      .filter(
        ([name, figure]) =>
          (only?.(figure) ?? true) && (facts.get(name)?.text ?? formatFigure(figure)) === shown,
      )
      .map(([name]) => name);
    if (only && !same.length) return [];
    return [{ text: part, index: index + found.lastIndexOf(part), facts: isAdjective(part) ? [] : same }];
  });
  return typed.sort((a, b) => a.index - b.index);
}

/** The times typed into a text after an offset. */
const timesIn = (text: string, from: number, facts: Facts): TypedFigure[] =>
  findTimes(text)
    .filter(({ index }) => index > from)
    .map(({ found, index }) => ({ text: found, index, facts: factsOfTime(found, facts) }));

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:the|and|for|from|that|this|with|our|per)$/.test(word))
    .map((word) => word.replace(/s$/, ""));

/** Whether the sentence around a typed figure contains the words of a fact's label. The same number alone proves nothing. */
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
 * @param place.start its offset in the file
 * @param place.yaml the range of `source` if it is a YAML value, which needs quotes once it starts with a brace
 * @param place.sourced whether the first figure is a third party's, with its source before it
 */
export function checkFigures(
  source: string,
  { start, yaml, sourced }: { start: number; yaml?: Range; sourced?: boolean },
  { facts: known, figures }: Pick<BodyContext, "facts" | "figures">,
  findings: Findings,
): void {
  const credit = figuresIn(source, known, figures);
  const from = endOfSourced(source, sourced);
  const times = statesOurTimes(findings.file) ? timesIn(source, from, known) : [];
  const typed = [
    ...credit.slice(sourced ? 1 : 0),
    ...times.filter(
      ({ index: at }) => !credit.some(({ index, text }) => at >= index && at < index + text.length),
    ),
  ];
  for (const { text, index, facts } of typed) {
    const place = { start: start + index, end: start + index + text.length };
    const names = facts.map((name) => `{${name}}`);
    // Two facts that read the same today may differ tomorrow: the writer must decide which one is meant.
    const same =
      names.length === 1 &&
      known.get(facts[0]!)?.text === text &&
      isAbout(source, index, figures[facts[0]!]?.label ?? "");
    const whole = source.slice(0, index) + names[0] + source.slice(index + text.length);
    const edit =
      yaml && whole.startsWith("{")
        ? { ...yaml, text: JSON.stringify(whole) }
        : { ...place, text: names[0] ?? "" };
    findings.add(place, {
      message: `the figure "${text}" is typed into the copy`,
      expected: "the name of a fact, so that the figure is defined only once",
      fix: names.length
        ? `write ${names.join(" or ")}`
        : `${isAdjective(text) ? rewordAdjective : "add it to content/facts/figures.yaml and write its name in braces"}${yaml ? "" : `; ${ofOthers}`}`,
      repair: names[0] ? (same ? safeFix : suggestedFix)(edit) : undefined,
    });
  }
}
