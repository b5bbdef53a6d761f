import { memoize } from "../../content/read/memoize";
import type { Speller } from "../spelling/speller";
import { suggestedFix, type Findings } from "../../content/schema/findings";
import { placeholders } from "./word-slips";

/** Words: letters with apostrophes inside. Text in braces, in addresses and next to digits is not prose. */
const notProse =
  /\{[^}]*\}|\]\([^)]*\)|https?:\/\/\S+|[\w.+-]+@[\w.-]+|&[a-z]+;|\b[\w-]+(?:\.[\w-]+)+\b|<[^>]*>/g;
const word = /(?<![\p{L}\p{N}_])\p{L}+(?:['\u2019]\p{L}+)*(?![\p{L}\p{N}_])/gu;

/** The words of a text with their offsets. */
const wordsIn = memoize((source: string) => {
  const prose = source.replace(notProse, (skipped) => " ".repeat(skipped.length));
  return [...prose.matchAll(word)].map(({ 0: found, index }) => ({ found, index }));
}, 20_000);

/** Reports words that are in neither the dictionary nor content/spelling.txt. @param start offset of `source` in the file */
export function checkSpelling(source: string, start: number, speller: Speller, findings: Findings): void {
  const words = wordsIn(source);
  for (const [number, { found, index }] of words.entries()) {
    const next = words[number + 1];
    const joined = found + (next?.found ?? "");
    if (
      next &&
      /\p{Ll}\p{Lu}/u.test(joined) &&
      speller.isName(joined) &&
      /^\S+[ -]\S+$/.test(source.slice(index, next.index + next.found.length))
    )
      findings.add(start + index, {
        message: `the name "${joined}" is written as two words`,
        expected: joined,
        fix: "delete the space",
        repair: suggestedFix({
          start: start + index,
          end: start + next.index + next.found.length,
          text: joined,
        }),
      });
    if (speller.isCorrect(found) || placeholders.includes(found)) continue;
    const meant = speller.suggest(found);
    const at = start + index;
    findings.add(at, {
      message: `"${found}" is not in the dictionary`,
      expected: "a word of American English, or one from content/spelling.txt",
      fix: meant
        ? `did you mean "${meant}"? If the word is right, add it to content/spelling.txt`
        : "correct it; if the word is right, add it to content/spelling.txt",
      repair: meant ? suggestedFix({ start: at, end: at + found.length, text: meant }) : undefined,
    });
  }
}
