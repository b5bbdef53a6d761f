import { distance } from "fastest-levenshtein";
import { suggestedFix, type Diagnostic, type Edit } from "./diagnostic";

const editDistance = (a: string, b: string) => distance(a.toLowerCase(), b.toLowerCase());

/**
 * The known word that a writer most likely meant. For an address, this is the only one with the same `#id`, if there is one:
 * what was there has moved.
 * @returns undefined if nothing is close: more than two letters and a third of the word, `#id` or file name differ
 */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const words = [...known];
  const id = /#.+/.exec(word)?.[0];
  const moved = id ? words.filter((address) => address.endsWith(id)) : [];
  if (moved.length === 1) return moved[0];
  let best: string | undefined;
  const part = id ?? /(?<=\/)[^/.]+(?=\.\w+$)/.exec(word)?.[0] ?? word;
  let bestDistance = Math.max(2, Math.ceil(part.length / 3)) + 1;
  for (const candidate of words) {
    const found = editDistance(word, candidate);
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best;
}

/** "did you mean `apr.min`?", or the fallback when no known word is close. */
export const suggest = (word: string, known: Iterable<string>, fallback: string): string =>
  suggestWith(word, known, fallback, undefined).fix;

/**
 * Like {@link suggest}, with a repair that a person must confirm.
 * @param place of the name in the file; without it there is no repair
 * @param written returns the text to write for the suggested name
 */
export function suggestWith(
  word: string,
  known: Iterable<string>,
  fallback: string,
  place: { start: number; end: number } | undefined,
  written = (meant: string) => meant,
): Pick<Diagnostic, "fix" | "repair"> {
  const meant = closest(word, known);
  return {
    fix: meant ? `did you mean \`${meant}\`?` : fallback,
    repair: meant && place ? suggestedFix({ ...place, text: written(meant) }) : undefined,
  };
}

const digitsOf = (word: string) => word.replace(/\D/g, "");

/**
 * A fix for a mistyped name; undefined if no known name is close. It is safe only when exactly one known name differs by
 * one letter: with two candidates, more letters, another digit, or a name of up to three letters, the writer decides.
 * @param edits returns the edits that insert the intended name
 */
export function fixTypo(word: string, known: Iterable<string>, edits: (meant: string) => readonly Edit[]) {
  const names = [...new Set(known)];
  const near = names.filter((name) => editDistance(word, name) <= 1);
  const meant = near[0] ?? closest(word, names);
  if (meant === undefined) return undefined;
  const safe = near.length === 1 && word.length > 3 && digitsOf(word) === digitsOf(meant);
  return { safe, edits: edits(meant) };
}
