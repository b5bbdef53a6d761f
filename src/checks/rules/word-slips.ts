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

/** Characters that nobody sees and words typed twice. */
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
}
