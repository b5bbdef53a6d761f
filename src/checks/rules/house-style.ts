import { checkTypedFacts } from "./typed-facts";
import { checkWordMistakes } from "./word-mistakes";
import type { Facts } from "../../content/facts/substitute";
import { memoizeFor } from "../../content/read/memoize";
import { safeFix, suggestedFix, type Findings } from "../../content/schema/diagnostic";
import { escapeRegExp } from "../../content/literal-pattern";

export interface Place {
  /** Offset of the words in the file. */
  start: number;
  /** Whether they are in quotes or in YAML, where a straight quote could end them. */
  quoted?: boolean;
  /** Whether the source of a third party's figure is named before the words. */
  sourced?: boolean;
  /** Whether they quote somebody else, so that only their typography is ours. */
  byOthers?: boolean;
}

/** The company's names, the longer one first because it contains the other. */
const ownNamesIn = memoizeFor((facts: Facts) => {
  const all = ["company.legalName", "company.name"].flatMap((name) => facts.get(name) ?? []);
  // While company.yaml has an error, the names may be empty.
  const names = all.filter(({ text }) => text.trim());
  const texts = names.map(({ text }) => escapeRegExp(text));
  return names.length
    ? { names, written: new RegExp(`(?<![\\w{.])(?:${texts.join("|")})(?!\\w)`, "g") }
    : undefined;
});

function checkOwnName(source: string, { start, quoted }: Place, facts: Facts, findings: Findings): void {
  const own = ownNamesIn(facts);
  if (!own) return;
  const { names, written } = own;
  for (const { 0: found, index } of source.matchAll(written)) {
    const { name } = names.find(({ text }) => text === found)!;
    const end = index + found.length;
    const edit = { start: start + index, end: start + end, text: `{${name}}` };
    // Before a capital it may be part of another name, such as "Wrenfield Capital".
    const ofAnother = /^\s+\p{Lu}/u.test(source.slice(end));
    // An unquoted YAML text cannot start with a brace.
    const repair = quoted && index === 0 ? undefined : (ofAnother ? suggestedFix : safeFix)(edit);
    findings.add(start + index, {
      message: `the name "${found}" is typed into the copy`,
      expected: `{${name}}, so that the name is defined only once`,
      fix: `write {${name}}`,
      repair,
    });
  }
}

function checkExclamations(source: string, start: number, findings: Findings): void {
  for (const { 0: found, index } of source.matchAll(/!+/g)) {
    const at = start + index;
    findings.add(at, {
      message: "the text contains an exclamation mark",
      expected: "a calm sentence",
      fix: "end the sentence with a period",
      repair: suggestedFix({ start: at, end: at + found.length, text: "." }),
    });
  }
}

/** Quotation marks other than the straight ones, and signs that are typed as an apostrophe. */
const quotes = /[\u2018-\u201a\u201c-\u201e\u00ab\u00bb\u2032\u2033\u00b4]|(?<=\p{L})`(?=\p{L})/gu;

/**
 * Reports what content/README.md asks writers to avoid: curly quotes, long dashes, unfinished text and, in our own words,
 * exclamation marks, typed facts and the company's typed name.
 * @param source the words as written in the file
 * @param facts empty for the file that defines the company's facts
 */
export function checkHouseStyle(source: string, place: Place, facts: Facts, findings: Findings): void {
  checkWordMistakes(source, place.start, findings);
  if (!place.byOthers) {
    checkOwnName(source, place, facts, findings);
    checkExclamations(source, place.start, findings);
    if (facts.size) checkTypedFacts(source, place, facts, findings);
  }
  for (const { 0: found, index } of source.matchAll(quotes)) {
    const plain = /[\u201c-\u201e\u00ab\u00bb\u2033]/.test(found) ? '"' : "'";
    const at = place.start + index;
    findings.add(at, {
      message: `the text contains a quotation mark that is not straight, ${found}`,
      expected: "a straight quote",
      fix: `write ${plain}`,
      repair: place.quoted ? undefined : safeFix({ start: at, end: at + 1, text: plain }),
    });
  }
}
