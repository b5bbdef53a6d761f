import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
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

/** Words of the dictionary, for the next check by the same process. */
const correctWords = new Set<string>();
const suggestions = new Map<string, string[]>();

/** A suggestion in small letters where the word is and where it may be. */
const asSmall = (found: string, word: string) =>
  word === word.toLowerCase() && english().correct(found.toLowerCase()) ? found.toLowerCase() : found;

/** The words of content/spelling.txt: one a line; what follows a # is a note. */
export function wordsOf(list: string): string[] {
  return list
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}

/**
 * @param own words that are right here: names, terms of the field
 * @param namesAreKnown false while a file of names cannot be read: then any word with a capital may be one
 */
export function createSpeller(own: Iterable<string>, namesAreKnown = true): Speller {
  const exact = new Set(own);
  const lower = new Set([...exact].filter((word) => word === word.toLowerCase()));
  const isOwn = (word: string) => exact.has(word) || lower.has(word.toLowerCase());
  const isEnglish = (word: string) => correctWords.has(word) || english().correct(word);
  const isRight = (word: string) => {
    // A capital and an accent: a name.
    if (/^\p{Lu}/u.test(word) && /[^\p{ASCII}\u2019]/u.test(word)) return true;
    if (!namesAreKnown && word[0] !== word[0]!.toLowerCase()) return true;
    const plain = word.replace(/\u2019/g, "'");
    const stem = plain.replace(/'s?$/i, "");
    if (isOwn(plain) || isOwn(stem)) return true;
    // The dictionary has few accents: café is cafe there.
    const found = [plain, stem, plain.normalize("NFD").replace(/\p{M}/gu, "")].some(isEnglish);
    if (found) correctWords.add(plain);
    return found;
  };
  const known = new Set<string>();
  return {
    knows(word) {
      if (!known.has(word) && isRight(word)) known.add(word);
      return known.has(word);
    },
    isName: (word) => exact.has(word) && !lower.has(word) && /^\p{Lu}/u.test(word),
    suggest(word) {
      if (!suggestions.has(word))
        suggestions.set(
          word,
          english()
            .suggest(word)
            .map((found) => asSmall(found, word)),
        );
      // Of the dictionary's suggestions the first is the likeliest.
      return closest(word, [...suggestions.get(word)!.slice(0, 1), ...exact]);
    },
  };
}
