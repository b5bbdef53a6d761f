import { distance } from "fastest-levenshtein";
import type { Diagnostic, Edit } from "./diagnostic";

const editDistance = (a: string, b: string) => distance(a.toLowerCase(), b.toLowerCase());
const lettersOf = (word: string) => [...word.toLowerCase()].sort().join("");

/** The letters that differ, in either case. Two that are swapped count as one. */
export function typosBetween(a: string, b: string): number {
  const found = editDistance(a, b);
  return found === 2 && lettersOf(a) === lettersOf(b) ? 1 : found;
}

/** The only known address with the `#id` of another one: what was there has moved, but not to a term of the glossary. */
export function movedTo(address: string, known: readonly string[]): string | undefined {
  const id = /#.+/.exec(address)?.[0];
  const same = id ? known.filter((other) => other.endsWith(id) && !other.startsWith("/glossary")) : [];
  return same.length === 1 ? same[0] : undefined;
}

/**
 * The known word that a writer most likely meant. For an address, this is where it has moved, or the nearest one.
 * @returns undefined if nothing is close: more than two letters and a third of the word, `#id`, file name or last
 * part of a fact's name differ
 */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const words = [...known];
  const moved = movedTo(word, words);
  if (moved) return moved;
  let best: string | undefined;
  const part = /#.+|(?<=\/)[^/.]+(?=\.\w+$)|(?<=^[\w.]+\.)\w+$/.exec(word)?.[0] ?? word;
  let bestDistance = Math.max(2, Math.ceil(part.length / 3)) + 1;
  for (const candidate of words) {
    const found = typosBetween(word, candidate);
    if (found < bestDistance) [best, bestDistance] = [candidate, found];
  }
  return best;
}

/** "did you mean `apr.min`?", or the fallback when no known word is close. */
export const suggest = (word: string, known: Iterable<string>, fallback: string): string =>
  suggestWith(word, known, fallback, undefined).fix;

/**
 * Like {@link suggest}, with a repair. It is safe for an address that has moved; any other must be confirmed.
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
  const words = [...known];
  const meant = closest(word, words);
  const edits = meant && place ? [{ ...place, text: written(meant) }] : [];
  return {
    fix: meant ? `did you mean \`${meant}\`?` : fallback,
    repair: edits.length ? { safe: meant === movedTo(word, words), edits } : undefined,
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
