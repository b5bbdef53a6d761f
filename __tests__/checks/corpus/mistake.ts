/** One mistake that a writer can make, and what the check must say of it. */
export interface Mistake {
  /** What was done, in a few words. */
  readonly name: string;
  readonly file: string;
  /** Makes the mistake in the file's text; undefined takes the file away. */
  readonly plant: (text: string) => string | undefined;
  /** The place is where this stands in the changed file; or it is given as line and column. */
  readonly at: string | { readonly line: number; readonly column: number };
  /** Words that the problem must hold, in its message, what is expected or how to fix it. */
  readonly says: readonly string[];
  /** Mends it by hand as the problem's fix says, where that takes knowledge that no machine has. */
  readonly mend?: (text: string) => string;
  /** The check can only say what is wrong: what would be right is for its writer to know. */
  readonly unfixable?: boolean;
  /** The day of the check, where it matters: ISO date. */
  readonly today?: string;
}

/** Replaces one text, which must be there: a mistake that was not planted proves nothing. */
export function swap(found: string | RegExp, replacement: string): (text: string) => string {
  return (text) => {
    const changed = text.replace(found, () => replacement);
    if (changed === text) throw new Error(`Nothing to change: ${found} is not in the file`);
    return changed;
  };
}

/** Adds a paragraph at the end. */
export const append = (paragraph: string) => (text: string) => `${text.trimEnd()}\n\n${paragraph}\n`;

/** Adds a field after the frontmatter's opening line. */
export const addField = (line: string) => (text: string) => text.replace("---\n", `---\n${line}\n`);

/** Where a text stands in a file, both counted from 1. @throws when it does not stand there exactly once */
export function placeOf(text: string, found: string): { line: number; column: number } {
  const at = text.indexOf(found);
  if (at < 0 || text.indexOf(found, at + 1) >= 0) throw new Error(`"${found}" must stand in the file once`);
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
