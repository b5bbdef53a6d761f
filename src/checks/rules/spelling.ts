import { memoize, memoizeFor } from "../../content/read/memoize";
import type { Speller } from "../spelling/speller";
import { Findings, suggestedFix, type Diagnostic } from "../../content/schema/diagnostic";
import { spellingFile } from "../../content/read/load-content";
import { isExpanded, reportAcronym } from "./acronyms";
import { placeholders } from "./word-mistakes";

/** Words: letters with apostrophes inside. Text in braces, in addresses and next to digits is not prose. */
const notProse =
  /\{[^}]*\}|\]\([^)]*\)|\]\([^)\s]*\s*$|https?:\/\/\S+|[\w.+-]+@[\w.-]+|&[a-z]+;|\b[\w-]+(?:\.[\w-]+)+\b|<[^>]*>/g;
const word = /(?<![\p{L}\p{N}_])\p{L}+(?:['\u2019\u00ad\u200b]\p{L}+)*(?![\p{L}\p{N}_])/gu;
/** A line of content/spelling.txt that is more than one such word. */
const noWord = /^(?!\s*(?:\p{L}+(?:'\p{L}+)*\s*)?(?:#|$))[^#\n]*/gmu;

/** Words of a text that are misspelled, or that form a name with the next word. Cached by speller and text. */
const wrongWordsIn = memoizeFor((speller: Speller) =>
  memoize((source: string) => {
    const prose = source.replace(notProse, (skipped) => " ".repeat(skipped.length));
    const words = [...prose.matchAll(word)].map(({ 0: found, index }) => ({ found, index }));
    return words.flatMap(({ found, index }, number) => {
      const next = words[number + 1];
      const joined = found + (next?.found ?? "");
      const end = next ? next.index + next.found.length : index;
      const isName =
        /\p{Ll}\p{Lu}/u.test(joined) &&
        speller.isName(joined) &&
        /^\S+[ -]\S+$/.test(source.slice(index, end));
      const misspelled =
        !speller.isCorrect(found.replace(/[\u00ad\u200b]/g, "").normalize("NFKC")) &&
        !placeholders.includes(found.toUpperCase());
      const full = isName ? joined : next && speller.personMeant(found, next.found);
      return full || misspelled ? { found, index, misspelled, name: full && { full, end } } : [];
    });
  }, 20_000),
);

/** Reports words that are in neither the dictionary nor content/spelling.txt. @param start offset of `source` in the file */
export function checkSpelling(source: string, start: number, speller: Speller, findings: Findings): void {
  for (const { found, index, misspelled, name } of wrongWordsIn(speller)(source)) {
    const at = start + index;
    if (name)
      findings.add(at, {
        message: `the name "${name.full}" is written as "${source.slice(index, name.end)}"`,
        expected: name.full,
        fix: `write ${name.full}`,
        repair: suggestedFix({ start: at, end: start + name.end, text: name.full }),
      });
    if (!misspelled) continue;
    const [, acronym] = /^([A-Z]{2,})s?$/.exec(found) ?? [];
    if (acronym) {
      if (!speller.isCorrect(acronym) && !isExpanded(acronym, findings.text))
        reportAcronym(acronym, at, findings);
      continue;
    }
    const meant = speller.suggest(found);
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

/** Reports lines of content/spelling.txt that would have no effect. @param list the text of the file */
export function checkWordList(list: string): Diagnostic[] {
  const findings = new Findings(spellingFile, list);
  for (const { 0: line, index } of list.matchAll(noWord))
    findings.add(index, {
      message: `the line "${line.trim()}" is not a single word, so it has no effect`,
      expected: "one word of letters and apostrophes, with an optional note after a #",
      fix: "write each word on a line of its own, without commas, hyphens or digits",
    });
  return findings.problems;
}
