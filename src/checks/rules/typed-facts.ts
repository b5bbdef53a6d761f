import { fromTwoUp, numberWords } from "../../content/facts/number-words";
import type { Facts } from "../../content/facts/substitute";
import { memoizeFor } from "../../content/read/memoize";
import type { Findings } from "../../content/schema/diagnostic";
import { finderOf } from "./matches";

const number = `(?:${fromTwoUp}|(?:an? |one )?(?:hundred|thousand))`;
const words = `${number}(?:[ -](?:and )?${number})*`;

const times = "months?|years?|weeks?|days?|hours?|minutes?";
const count = `(?:one|${fromTwoUp}|\\d{1,3})`;

/** A percentage, an amount, a span of time or a share ("nine out of ten", "1 in 5"), mostly in words. */
export const figureInWords = new RegExp(
  [
    `\\b${words}(?: and a half)?[ -](?:per ?cent|dollars|business days|installments|monthly payments|${times})\\b`,
    "\\b(?:zero|one|half a) per ?cent\\b",
    `\\b${count} (?:out of|in) ${count}\\b(?![-,\\d]| (?:to|or|and|business|${times})\\b)`,
  ].join("|"),
  "gi",
);

/** Forms in which writers type facts, each with what to write instead. */
const findTyped = finderOf([
  {
    what: "phone number",
    pattern: /(?<![\w.])(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\w)/g,
    fix: "write {phone.support}, or add the number to content/facts/links.yaml and write its name",
  },
  {
    what: "postal address",
    pattern:
      /\b\d{1,5} (?:\p{Lu}[\p{L}.]+ ){1,3}(?:Street|St\.|Avenue|Ave\.|Road|Rd\.|Boulevard|Blvd\.|Drive|Lane|Way)(?!\p{L})|\bP\.?O\.? Box \d+/gu,
    fix: "write {company.address.corporate}, or another address of content/facts/company.yaml",
  },
  {
    what: "web address",
    pattern: /(?<![\p{L}\d.@/-])(?:[a-z0-9-]+\.)+(?:example|com|edu|gov|net|org)\b/gu,
    fix: "link to it by a name of content/facts/links.yaml, as in [our blog](link:blog)",
  },
  {
    what: "email address",
    pattern: /(?<![\w.+-])[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/g,
    fix: "write {mail.clientSuccess}, or another address of content/facts/links.yaml",
  },
  {
    what: "opening time",
    pattern:
      /\b(?:weekdays|daily|every day)[^.\n]{0,12} \d{1,2} (?:to|and|until) \d{1,2}\b|\b\d{1,2}(?::\d{2})?(?: ?[ap]\.?m\.?)? ?(?:-|to) ?\d{1,2}(?::\d{2}(?: ?[ap]\.?m\b\.?)?| ?[ap]\.?m\b\.?)|\bMon(?:day)?s?(?: to |-)Fri(?:day)?s?\b/g,
    fix: "write {company.hours.shown}, or another part of {company.hours.days} and {company.hours.open}",
  },
  {
    what: "figure",
    pattern: figureInWords,
    fix: "write the name of its fact in braces, such as {example.term}; in contracts and press articles, a number that is not one of our facts in digits",
  },
]);

/** How to write a figure of others. A YAML file cannot contain the comment. */
export const ofOthers = "before a figure from another source, write {/* source: ... */}";

/** Whether a file is a job posting: its hours, vacation and years of experience are not about our product. */
export const isJobPosting = (file: string): boolean => file.startsWith("content/careers/");

/** Returns where a third party's figures end, with the first sentence after their source, or -1 if no source is named. */
export const endOfSourced = (source: string, sourced: boolean | undefined): number =>
  sourced ? source.search(/[.?!](?=\s|$)|$/) : -1;

/** Whether a time is written as an adjective, such as "five-year": then no fact can replace it. */
export const isAdjective = (typed: string): boolean => /-[a-z]+$/i.test(typed);
export const rewordAdjective = 'write the time after its noun, as in "a loan over {example.term}"';

/** Returns the names of the facts that read like a typed time: "forty-eight hours" reads like "48 hours". */
export function factsOfTime(typed: string, facts: Facts): string[] {
  if (isAdjective(typed)) return [];
  const digits = typed.replace(/^[a-z]+(?:-[a-z]+)?(?=[ -])/i, (word) => {
    const value = numberWords.indexOf(word.toLowerCase());
    return value < 0 ? word : `${value}`;
  });
  const one = digits.toLowerCase().replace(/s$/, "");
  return [...facts.values()].filter(({ text }) => text === one || text === `${one}s`).map(({ name }) => name);
}

/** The names of the facts with exactly this text. */
const factsWithText = (text: string, facts: Facts) =>
  [...facts.values()].filter((fact) => fact.text === text).map(({ name }) => name);

/** Lines of our addresses, such as a suite or a city, but not the first: it is the addressee, who may be named. */
const addressLines = memoizeFor((facts: Facts) => {
  const lines = [...facts.values()].filter(({ name }) => /^company\.address\.\w+\.[1-9]/.test(name));
  return [...new Set(lines.map(({ text }) => text))];
});

/**
 * Reports facts typed as text: such copies would not change with content/facts.
 * @param facts facts whose names are suggested if they read the same
 */
export function checkTypedFacts(
  source: string,
  { start, sourced, quoted }: { start: number; sourced?: boolean; quoted?: boolean },
  facts: Facts,
  findings: Findings,
): void {
  // MDX cannot parse a name with a number, such as a line of an address, in braces.
  const written = (name: string) => (quoted || !/\.\d/.test(name) ? `{${name}}` : `<Fact name="${name}" />`);
  const report = (what: string, found: string, index: number, names: readonly string[], fix: string) =>
    findings.add(start + index, {
      message: `the ${what} "${found}" is typed as text`,
      expected: "the name of a fact, so that it changes everywhere at once",
      fix: names.length ? `write ${names.map(written).join(" or ")}` : fix,
    });
  const lines = addressLines(facts)
    .map((found) => ({ found, index: source.indexOf(found) }))
    .filter(({ index }) => index >= 0);
  for (const { found, index } of lines)
    report("postal address", found, index, factsWithText(found, facts), "");
  const taken: number[] = [];
  for (const { row, found, index } of findTyped(source)) {
    const { what, fix } = row;
    if (lines.some((line) => index >= line.index && index < line.index + line.found.length)) continue;
    const isFigure = what === "figure";
    if (isFigure && index < endOfSourced(source, sourced)) continue;
    if ((isFigure || what === "opening time") && isJobPosting(findings.file)) continue;
    // Days and times are written together, so one finding covers both.
    if (what === "opening time" && taken.some((at) => index - at < 40)) continue;
    if (what === "opening time") taken.push(index);
    const names = isFigure ? factsOfTime(found, facts) : factsWithText(found, facts);
    const otherwise = isFigure && !findings.file.endsWith(".yaml") ? `${fix}; ${ofOthers}` : fix;
    report(what, found, index, names, isFigure && isAdjective(found) ? rewordAdjective : otherwise);
  }
}
