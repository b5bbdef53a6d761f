import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import nspell from "nspell";
import { closest } from "../did-you-mean";

/** Knows words. */
export interface Speller {
  knows(word: string): boolean;
  /** The word that was probably meant. */
  suggest(word: string): string | undefined;
}

// The program that runs is one of this repository's own, so its dictionary is the one installed here, wherever it was called from.
const dictionary = () => dirname(createRequire(process.argv[1] ?? join(process.cwd(), "package.json")).resolve("dictionary-en"));

let loaded: ReturnType<typeof nspell> | undefined;
/** dictionary-en: American English (https://github.com/wooorm/dictionaries, MIT and BSD). Half a second to load. */
function english(): ReturnType<typeof nspell> {
  loaded ??= nspell({ aff: readFileSync(join(dictionary(), "index.aff")), dic: readFileSync(join(dictionary(), "index.dic")) });
  return loaded;
}

/** Words found right before, so that a check of copy without new words need not load the dictionary. */
class Remembered {
  private words: Set<string> | undefined;
  private changed = false;
  private readonly file = () => join(dirname(dictionary()), ".cache", "spelling", "right-words.json");
  private readonly version = () => (JSON.parse(readFileSync(join(dictionary(), "package.json"), "utf8")) as { version: string }).version;

  has(word: string): boolean {
    this.words ??= this.read();
    return this.words.has(word);
  }

  add(word: string): void {
    this.words!.add(word);
    this.changed = true;
  }

  private read(): Set<string> {
    if (!existsSync(this.file())) return new Set();
    try {
      const { version, words } = JSON.parse(readFileSync(this.file(), "utf8")) as { version: string; words: string[] };
      return new Set(version === this.version() ? words : []);
    } catch {
      return new Set();
    }
  }

  /** A folder that cannot be written to costs the next check half a second, and nothing else. */
  save(): void {
    if (!this.changed) return;
    this.changed = false;
    try {
      mkdirSync(dirname(this.file()), { recursive: true });
      writeFileSync(this.file(), JSON.stringify({ version: this.version(), words: [...this.words!] }));
    } catch {
      // Said above.
    }
  }
}
const remembered = new Remembered();
const suggestions = new Map<string, string[]>();

/** A suggestion in small letters where the word is and where it may be. */
const asSmall = (found: string, word: string) => (word === word.toLowerCase() && english().correct(found.toLowerCase()) ? found.toLowerCase() : found);

/** Keeps the words found right, for the next check. */
export const rememberWords = (): void => remembered.save();

/** The words of content/spelling.txt: one a line; what follows a # is a note. */
export function wordsOf(list: string): string[] {
  return list.split("\n").map((line) => line.replace(/#.*/, "").trim()).filter(Boolean);
}

/**
 * @param own words that are right here: names, terms of the field
 * @param namesAreKnown false while a file of names cannot be read: then any word with a capital may be one
 */
export function createSpeller(own: Iterable<string>, namesAreKnown = true): Speller {
  const exact = new Set(own);
  const lower = new Set([...exact].filter((word) => word === word.toLowerCase()));
  const isOwn = (word: string) => exact.has(word) || lower.has(word.toLowerCase());
  const right = (word: string) => {
    if (!english().correct(word)) return false;
    remembered.add(word);
    return true;
  };
  return {
    knows(word) {
      if (remembered.has(word)) return true;
      if (!namesAreKnown && word[0] !== word[0]!.toLowerCase()) return true;
      const plain = word.replace(/\u2019/g, "'");
      const stem = plain.replace(/'s?$/i, "");
      return isOwn(plain) || isOwn(stem) || right(plain) || (stem !== plain && right(stem));
    },
    suggest(word) {
      if (!suggestions.has(word)) suggestions.set(word, english().suggest(word).map((found) => asSmall(found, word)));
      return closest(word, [...suggestions.get(word)!, ...exact]);
    },
  };
}
