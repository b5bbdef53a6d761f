import { changedFiles, type Files } from "../../content/read/files";
import type { Edit, Diagnostic } from "../../content/schema/diagnostic";

/** Applies edits to a text. @param edits none of which touch the same place */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: words }) => result.slice(0, start) + words + result.slice(end),
      text,
    );
}

const clash = (a: Edit, b: Edit) => a.start === b.start || (a.start < b.end && b.start < a.end);

/** A repair is made whole or not at all: half of a rename would be a new mistake. What clashes is left for the next round. */
function wholeGroups(groups: readonly (readonly Edit[])[]): { edits: Edit[]; taken: number } {
  const edits: Edit[] = [];
  let taken = 0;
  for (const group of groups) {
    if (group.some((edit) => edits.some((other) => clash(edit, other)))) continue;
    edits.push(...group);
    taken++;
  }
  return { edits, taken };
}

/** Rounds of repairs: mending one mistake can uncover another, but not for ever. */
const rounds = 10;

/**
 * Makes every safe repair, until none is left.
 * @param check every problem of some files
 * @returns the changed files' texts by path, and how many problems were mended
 */
export function repairContent(
  files: Files,
  check: (files: Files) => readonly Diagnostic[],
): { changed: Map<string, string>; count: number } {
  const changed = new Map<string, string>();
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    const now = changedFiles(files, changed);
    const groups = new Map<string, (readonly Edit[])[]>();
    for (const { file, repair } of check(now)) {
      if (repair?.safe && repair.edits.length) groups.set(file, [...(groups.get(file) ?? []), repair.edits]);
    }
    if (!groups.size) break;
    for (const [file, edits] of groups) {
      const { edits: whole, taken } = wholeGroups(edits);
      changed.set(file, applyEdits(now.read(file)!, whole));
      count += taken;
    }
  }
  return { changed, count };
}
