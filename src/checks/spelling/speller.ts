import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
import { memoize } from "../../content/read/memoize";
import { closest } from "../../content/schema/did-you-mean";

/** Knows words. */
export interface Speller {
  knows(word: string): boolean;
  /** Whether it is a name of ours, a press outlet's or another one that a file declares. */
  isName(word: string): boolean;
  /** The word that was probably meant. */
  suggest(word: string): string | undefined;
}

let loaded: ReturnType<typeof nspell> | undefined;
/** dictionary-en: American English (https://github.com/wooorm/dictionaries, MIT and BSD). Half a second to load. */
function english(): ReturnType<typeof nspell> {
  const read = (name: string) => readFileSync(join(dictionaryFolder(), name));
  loaded ??= nspell({ aff: read("index.aff"), dic: read("index.dic") });
  return loaded;
}

/**
 * The folder of dictionary-en. The running program belongs to this repository, so its packages are those installed here,
 * whatever the current folder is.
 */
const dictionaryFolder = (): string =>
  dirname(createRequire(process.argv[1] ?? join(process.cwd(), "package.json")).resolve("dictionary-en"));

const isEnglish = memoize((word: string) => english().correct(word), 50_000);

/** The dictionary's likeliest suggestion, in small letters where the word is and where it may be. */
const suggestionFor = memoize((word: string): readonly string[] => {
  const [first] = english().suggest(word);
  const small = first?.toLowerCase();
  return [word === word.toLowerCase() && small && isEnglish(small) ? small : first].filter(
    (found) => found !== undefined,
  );
}, 1000);

/** The words of content/spelling.txt: one a line; what follows a # is a note. */
export function wordsOf(list: string): string[] {
  return list
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}

/**
 * The same for the same words, so that a word is looked up once.
 * @param own words that are right here: names, terms of the field
 * @param namesAreKnown false while a file of names cannot be read: then any word with a capital may be one
 */
export const createSpeller = memoize((own: readonly string[], namesAreKnown = true): Speller => {
  const exact = new Set(own);
  const lower = new Set(own.filter((word) => word === word.toLowerCase()));
  const isOwn = (word: string) => exact.has(word) || lower.has(word.toLowerCase());
  const isRight = (word: string) => {
    // A capital and an accent: a name.
    if (/^\p{Lu}/u.test(word) && /[^\p{ASCII}\u2019]/u.test(word)) return true;
    if (!namesAreKnown && word[0] !== word[0]!.toLowerCase()) return true;
    const plain = word.replace(/\u2019/g, "'");
    const stem = plain.replace(/'s?$/i, "");
    if (isOwn(plain) || isOwn(stem)) return true;
    // The dictionary has few accents: café is cafe there.
    return [plain, stem, plain.normalize("NFD").replace(/\p{M}/gu, "")].some((form) => isEnglish(form));
  };
  const known = new Set<string>();
  return {
    knows(word) {
      if (!known.has(word) && isRight(word)) known.add(word);
      return known.has(word);
    },
    isName: (word) => exact.has(word) && !lower.has(word) && /^\p{Lu}/u.test(word),
    suggest: (word) => closest(word, [...suggestionFor(word), ...exact]),
  };
}, 5);
