import { KeptOnDisk, keyOf } from "../content/read/disk-cache";
import type { Diagnostic } from "../content/schema/diagnostic";

/** More files than there will be, and some of their edits: an entry is small. */
const kept = new KeptOnDisk<readonly Diagnostic[]>("problems-of-files", 4_000, "code");

/**
 * Checks a file again only when it, or anything around it that a check looks at, is not as it was. An edit of copy leaves
 * all files but one as they were.
 * @typeParam Given what a check of one file is given to look at beside the file
 * @param around what each part of that is made of, as plain data: a change in what is missing here would be overlooked
 * @returns asks what is wrong with one file: what was found before, or what `check` finds now. Shared: it must not be changed
 */
export function createFoundBefore<Given>(
  around: Readonly<Record<keyof Given, unknown>>,
): (file: string, text: string, check: () => Diagnostic[]) => readonly Diagnostic[] {
  const state = keyOf(around);
  return (file, text, check) => kept.of(keyOf(state, file, text), check);
}
