import { escapeRegExp } from "../literal-pattern";

/** A term to find in texts, with its other forms. */
export interface Findable {
  readonly term: string;
  readonly forms: readonly string[];
}

/** A use of a term in a text. */
export interface FoundTerm<T extends Findable> {
  term: T;
  /** As written. */
  text: string;
  index: number;
}

/**
 * Creates a function that finds the uses of terms in a text, preferring the longest form. Forms with capitals match only as
 * written; all others ignore case.
 */
export function termFinder<T extends Findable>(terms: readonly T[]): (text: string) => FoundTerm<T>[] {
  const byForm = new Map(
    terms.flatMap((term) => [term.term, ...term.forms].map((form) => [form, term] as const)),
  );
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const forms = longestFirst.map((form) => escapeRegExp(form).replace(/ /g, "\\s+"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}]|-\\p{L})`, "giu");
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const form = found.replace(/\s+/g, " ");
      const term = byForm.get(form) ?? byForm.get(form.toLowerCase());
      return term ? [{ term, text: found, index }] : [];
    });
}

/**
 * Splits a text at the terms to mark: the first use of each in its section. A term that is the whole text of an element,
 * such as a list item, is not marked, because it would be too small to press.
 * @param seen the terms already marked in the section; those found are added
 * @param marked creates a marked term from its use and the marks or letters that touch it, before and after
 * @returns the texts between the terms, and what `marked` returns for each term
 */
export function splitAtTerms<T extends Findable, Marked>(
  text: string,
  find: (text: string) => FoundTerm<T>[],
  seen: Set<T>,
  marked: (found: FoundTerm<T>, before: string, after: string) => Marked,
): (string | Marked)[] {
  const pieces: (string | Marked)[] = [];
  const uses = find(text).filter((found) => {
    if (seen.has(found.term) || found.text === text.trim()) return false;
    seen.add(found.term);
    return true;
  });
  let from = 0;
  uses.forEach((found, index) => {
    const end = found.index + found.text.length;
    const [before = ""] = /\S*$/.exec(text.slice(from, found.index)) ?? [];
    const [after = ""] = /^\S*/.exec(text.slice(end, uses[index + 1]?.index)) ?? [];
    pieces.push(text.slice(from, found.index - before.length), marked(found, before, after));
    from = end + after.length;
  });
  return [...pieces, text.slice(from)];
}
