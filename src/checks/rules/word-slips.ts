import { suggestedFix, type Findings } from "../../content/schema/findings";

const invisible: Readonly<Record<string, string>> = {
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u200b": "zero-width space",
  "\u200c": "zero-width mark",
  "\u200d": "zero-width mark",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\u2028": "line separator",
  "\u2029": "line separator",
  "\ufeff": "byte order mark",
};
const rightTwice = /^(?:had|that|do|so|no|bora)$/i;

/** Slips in which every word is in the dictionary. */
const slips: readonly { pattern: RegExp; message(found: string): string; expected: string; fix: string }[] = [
  {
    pattern: /,,|;;|(?<!\.)\.\.(?![./])/g,
    message: (found) => `the sign "${found[0]}" is typed twice`,
    expected: "it once",
    fix: "delete one of the two",
  },
  {
    pattern: / --+ /g,
    message: () => "two hyphens stand for a dash",
    expected: "a comma, a colon or two sentences",
    fix: "write a comma, or begin a sentence",
  },
  {
    pattern: /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/gu,
    message: (found) => `"${found}" has a letter of another alphabet that looks like one of ours`,
    expected: "Latin letters",
    fix: "type the word again",
  },
  {
    pattern:
      /\b(?:more|less|better|rather|other|fewer|higher|lower|longer|earlier|later|sooner|older|younger) then\b/gi,
    message: (found) => `"${found}" compares two things`,
    expected: "than",
    fix: "write than in place of then",
  },
  {
    pattern: /\bit's own\b/gi,
    message: () => '"it\'s own" means "it is own"',
    expected: "its own",
    fix: "delete the apostrophe",
  },
  {
    pattern: /\b(?:to|not|never|will|may|can|could|would) loose\b/gi,
    message: (found) => `"${found}" is about what is gone`,
    expected: "lose",
    fix: "delete one o",
  },
  {
    pattern:
      /(?<![\w'-])(?:[Aa] (?=[aei])(?!eu|ewe)|[Aa] (?=o)(?!one\b|once\b)|[Aa]n (?=[bcdfgjklmnpqrstvwyz]))[a-z]{2,}/g,
    message: (found) => `"${found}" has the wrong article`,
    expected: "a before the sound of a consonant, an before that of a vowel",
    fix: "write the other one",
  },
];

/** Characters that nobody sees, words typed twice, and words or signs in the place of others. */
export function checkWordSlips(source: string, start: number, findings: Findings): void {
  for (const { 0: found, index } of source.matchAll(
    /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g,
  )) {
    const space = /[\u00a0\u2028\u2029\u202f]/.test(found);
    const at = start + index;
    findings.add(at, {
      message: `the text contains an invisible ${invisible[found] ?? "mark of writing direction"}`,
      expected: space ? "an ordinary space" : "no invisible character",
      fix: `delete it${space ? " and type a space" : ""}; it often comes from pasted text`,
      repair: suggestedFix({ start: at, end: at + 1, text: space ? " " : "" }),
    });
  }
  for (const { 0: found, 1: word, index } of source.matchAll(/(?<![\p{L}'-])(\p{L}+)\s+\1(?![\p{L}'-])/giu)) {
    if (rightTwice.test(word!)) continue;
    const at = start + index;
    findings.add(at, {
      message: `the word "${word}" is typed twice`,
      expected: "it once",
      fix: "delete one of the two",
      repair: suggestedFix({ start: at, end: at + found.length, text: word! }),
    });
  }
  for (const { pattern, message, expected, fix } of slips)
    for (const { 0: found, index } of source.matchAll(pattern))
      findings.add(start + index, { message: message(found), expected, fix });
}
