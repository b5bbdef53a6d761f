import type { Edit, Problem } from "./problem";

/** Applies edits to a text. @param edits none of which touch the same place */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits].sort((a, b) => b.start - a.start).reduce((result, { start, end, text: words }) => result.slice(0, start) + words + result.slice(end), text);
}

const clash = (a: Edit, b: Edit) => a.start === b.start || (a.start < b.end && b.start < a.end);

/**
 * The files as they would be with every safe repair made.
 * @param read a file's text
 * @returns changed files only, by path
 */
export function repairedFiles(problems: readonly Problem[], read: (file: string) => string): Map<string, string> {
  const files = new Map<string, Edit[][]>();
  for (const { file, repair } of problems) {
    if (repair?.safe) files.set(file, [...(files.get(file) ?? []), [...repair.edits]]);
  }
  const changed = [...files].map(([file, groups]): [string, string] => [file, applyEdits(read(file), wholeGroups(groups))]);
  return new Map(changed.filter(([file, text]) => text !== read(file)));
}

/** A repair is made whole or not at all: half of a rename would be a new mistake. What clashes is left for the next round. */
function wholeGroups(groups: readonly (readonly Edit[])[]): Edit[] {
  const taken: Edit[] = [];
  for (const group of groups) {
    const clashes = group.some((edit) => taken.some((other) => clash(edit, other)));
    if (!clashes) taken.push(...group);
  }
  return taken;
}
