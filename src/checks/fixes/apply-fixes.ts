import { changedFiles, type Files } from "../../content/read/files";
import type { Edit, Diagnostic } from "../../content/schema/diagnostic";

/** Applies edits to a text. @param edits must not overlap */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

const overlaps = (a: Edit, b: Edit) => a.start === b.start || (a.start < b.end && b.start < a.end);

/** Selects fixes that do not overlap, each as a whole: half a rename would be a new error. The others wait for the next round. */
function compatible(fixes: readonly (readonly Edit[])[]): { edits: Edit[]; applied: number } {
  const edits: Edit[] = [];
  let applied = 0;
  for (const fix of fixes) {
    if (fix.some((edit) => edits.some((other) => overlaps(edit, other)))) continue;
    edits.push(...fix);
    applied++;
  }
  return { edits, applied };
}

/** A fix can uncover another error, but not endlessly. */
const maxRounds = 10;

/**
 * Applies every safe fix until none is left, for 10 rounds at most.
 * @param check returns all problems of the given files
 * @returns the changed texts by path, and how many problems were fixed
 */
export function fixContent(files: Files, check: (files: Files) => readonly Diagnostic[]) {
  const changed = new Map<string, string>();
  let count = 0;
  for (let round = 0; round < maxRounds; round++) {
    const now = changedFiles(files, changed);
    const fixes = new Map<string, (readonly Edit[])[]>();
    for (const { file, repair } of check(now))
      if (repair?.safe) fixes.set(file, [...(fixes.get(file) ?? []), repair.edits]);
    if (!fixes.size) break;
    for (const [file, edits] of fixes) {
      const before = now.read(file)!;
      const { edits: together, applied } = compatible(edits);
      changed.set(file, applyEdits(before, together));
      count += applied;
    }
  }
  return { changed, count };
}
