/** One mistake that a writer can make, and what the check must report. */
export interface Mistake {
  /** The file, and the change of its text that makes the mistake; undefined deletes the file. */
  readonly edit: readonly [file: string, plant: (text: string) => string | undefined];
  /** Words that the problem must contain in its message, `expected` or `fix`, separated by " ... ". */
  readonly says: string;
  /**
   * The problem's position if no caret marks it in the planted text: a text that occurs once in the changed file, or its
   * line and column.
   */
  readonly at?: string | { readonly line: number; readonly column: number };
  /** Fixes the mistake by hand as the problem's `fix` says, if that takes a person. */
  readonly fix?: (text: string) => string;
  /** Nothing can be applied: only the writer knows the right text. */
  readonly unfixable?: boolean;
}

/** A mistake in a file. @param plant plants it, with a caret (^) where the problem is */
export const mistake = (...edit: Mistake["edit"]) => ({
  says: (says: string, other?: Omit<Mistake, "edit" | "says">) => {
    const reported: Mistake = { edit, says, ...other };
    const fixedBy = (...text: Parameters<typeof swap>): Mistake => ({ ...reported, fix: swap(...text) });
    return { ...reported, fixedBy };
  },
});

/** Mistakes by a short description. */
export type Mistakes = Readonly<Record<string, Mistake>>;

/** The content no longer has the text that an edit changes. */
class NothingToChange extends Error {}

/** Replaces one text. @throws NothingToChange if the text does not occur: a mistake that was not planted proves nothing */
export function swap(found: string | RegExp, replacement: string): (text: string) => string {
  return (text) => {
    const changed = text.replace(found, () => replacement);
    if (changed === text) throw new NothingToChange(`Nothing to change: ${found} is not in the file`);
    return changed;
  };
}

/**
 * Whether a text still has what an edit changes. A writer may have removed it: then the case is skipped, because a correct
 * edit of content must not fail, but nine cases in ten must apply.
 */
export function applies(edit: (text: string) => unknown, text: string): boolean {
  try {
    edit(text);
    return true;
  } catch (error) {
    if (error instanceof NothingToChange) return false;
    throw error;
  }
}

/** Adds a paragraph at the end. */
export const append = (paragraph: string) => (text: string) => `${text.trimEnd()}\n\n${paragraph}\n`;

/** A mistake in one more paragraph of a file, with a caret (^) where the problem is. */
export const appended = (file: string, paragraph: string) => mistake(file, append(paragraph));
/** Adds a field after the frontmatter's opening line. */
export const addField = (line: string) => (text: string) => text.replace("---\n", `---\n${line}\n`);

/** Replaces the description of a page. */
export const describedAs = (words: string) => swap(/description: .*/, `description: ${words}`);

/** An entry of content/facts/testimonials.yaml. */
export const quote = (id: string, text: string) =>
  `  - id: ${id}\n    text: ${text}\n    author: A. B.\n    source: Client survey\n    date: 2026-01-02\n    page: [ivf]`;

/** Returns the line and column of a text in a file, both 1-based. @throws if it does not occur exactly once */
export function placeOf(text: string, found: string): { line: number; column: number } {
  const at = text.indexOf(found);
  if (at < 0 || text.indexOf(found, at + 1) >= 0) throw new Error(`"${found}" must occur in the file once`);
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
