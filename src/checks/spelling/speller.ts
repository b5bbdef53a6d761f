import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
import { memoize } from "../../content/read/memoize";
import { closest, typosBetween } from "../../content/schema/did-you-mean";

/** Checks the spelling of words. */
export type Speller = ReturnType<typeof createSpeller>;

/** dictionary-en: American English (https://github.com/wooorm/dictionaries, MIT and BSD). Half a second to load. */
const english = memoize(() => {
  // Resolved from the running program, which belongs to this repository, because the current folder can be any.
  const program = process.argv[1] ?? join(process.cwd(), "package.json");
  const folder = dirname(createRequire(program).resolve("dictionary-en"));
  const read = (name: string) => readFileSync(join(folder, name));
  return nspell({ aff: read("index.aff"), dic: read("index.dic") });
}, Infinity);

const isEnglish = memoize((word: string) => english().correct(word), 50_000);

/** Parts of British words, and how Americans spell them. */
const american: readonly (readonly [RegExp, string])[] = [
  [/([iy])s(?=(?:e[drs]?|ing|ations?)$)/, "$1z"],
  [/our/, "or"],
  [/re(s?)$/, "er$1"],
  [/mme(s?)$/, "m$1"],
  [/ogue/, "og"],
  [/ll(?=(?:ed|ing|ers?)$)/, "l"],
  [/ence(s?)$/, "ense$1"],
];

/** The American spelling, or else the dictionary's best suggestion, in lowercase if the word is and that is also correct. */
const suggestionFor = memoize((word: string): readonly string[] => {
  const spelled = american.map(([british, own]) => word.replace(british, own));
  const near = english().suggest(word);
  // A forgotten letter is the most usual typing error: "Consumr" is Consumer and not Consume.
  const longer = near.find((form) => form.length > word.length && typosBetween(word, form) === 1);
  const first = spelled.find((form) => form !== word && isEnglish(form)) ?? longer ?? near[0];
  if (first === undefined) return [];
  const small = first.toLowerCase();
  return [word === word.toLowerCase() && isEnglish(small) ? small : first];
}, 1000);

/** Parses content/spelling.txt: one word per line, and notes after a #. */
export function wordsOf(list: string): string[] {
  return list
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}

type Words = readonly string[];

/**
 * Creates a spell checker. Cached by its words, so that each word is looked up only once.
 * @param own correct words that the dictionary does not have: names and technical terms
 * @param namesAreKnown false while a file with names cannot be read: any capitalized word may then be a name
 * @param people full names
 */
export const createSpeller = memoize((own: Words, namesAreKnown = true, people: Words = []) => {
  const exact = new Set(own);
  const lower = new Set(own.filter((word) => word === word.toLowerCase()));
  const isOwn = (word: string) => exact.has(word) || lower.has(word.toLowerCase());
  const isRight = (word: string) => {
    // A capitalized word with an accent is a name.
    if (/^\p{Lu}/u.test(word) && /[^\p{ASCII}\u2019]/u.test(word)) return true;
    if (!namesAreKnown && word[0] !== word[0]!.toLowerCase()) return true;
    const plain = word.replace(/\u2019/g, "'");
    const stem = plain.replace(/'s?$/i, "");
    if (isOwn(plain) || isOwn(stem)) return true;
    // The dictionary has few accents: café is cafe there.
    return [plain, stem, plain.normalize("NFD").replace(/\p{M}/gu, "")].some((form) => isEnglish(form));
  };
  return {
    isCorrect: memoize(isRight, 50_000),
    /** Whether the word is a name from content/spelling.txt or the content, such as ours or a press outlet's. */
    isName: (word: string) => exact.has(word) && !lower.has(word) && /^\p{Lu}/u.test(word),
    /** The name that two words almost are: "Simone Achebe" for "Simon Achebe". */
    personMeant: (first: string, last: string) =>
      people.find((name) => {
        // First, because hardly any word is a last name.
        if (!name.endsWith(` ${last}`)) return false;
        const [given = ""] = name.split(" ");
        return given !== first && closest(first, [given]);
      }),
    /** The word that was probably meant. */
    suggest(word: string): string | undefined {
      const known = [...suggestionFor(word), ...exact];
      // Of two letters any word is close. Of two that are equally close, a name of ours comes first for a name.
      return word.length > 2 ? closest(word, /^\p{Lu}/u.test(word) ? known.reverse() : known) : undefined;
    },
  };
}, 5);
