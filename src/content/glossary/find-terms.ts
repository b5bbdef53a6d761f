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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
/** Forms with capitals match only as written; all others ignore case. */
const isExact = (form: string) => /[A-Z]/.test(form);
const keyOf = (text: string) => text.replace(/\s+/g, " ");

/** Creates a function that finds the uses of terms in a text, preferring the longest form. */
export function termFinder<T extends Findable>(terms: readonly T[]): (text: string) => FoundTerm<T>[] {
  const byForm = new Map(
    terms.flatMap((term) =>
      [term.term, ...term.forms].map((form) => [isExact(form) ? form : form.toLowerCase(), term] as const),
    ),
  );
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}]|-\\p{L})`, "giu");
  return (text) =>
    forms.length
      ? [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
          const term = byForm.get(keyOf(found)) ?? byForm.get(keyOf(found).toLowerCase());
          return term ? [{ term, text: found, index }] : [];
        })
      : [];
}
