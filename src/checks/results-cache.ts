import { memoize, memoizeFor } from "../content/read/memoize";
import type { Diagnostic } from "../content/schema/diagnostic";

/** @param parsed the parsed file: a new object whenever the file changes */
type CheckFile = (parsed: object, check: () => Diagnostic[]) => readonly Diagnostic[];

const cacheFor = memoize(
  (_inputs: string): CheckFile => memoizeFor((_parsed, check: () => Diagnostic[]) => check()),
  20,
);

/**
 * Caches the diagnostics of each file in memory until the file or an input of its check changes. After an edit, the live
 * preview and each round of `npm run fix` then check only that file.
 * @typeParam Inputs everything that the check of one file reads besides the file
 * @param inputs the data behind each input, serializable: a change of data that is missing here goes unnoticed
 * @returns a function that returns the cached diagnostics of a file, or those of `check`; shared, so do not change them
 */
export const createResultsCache = <Inputs>(inputs: Readonly<Record<keyof Inputs, unknown>>): CheckFile =>
  cacheFor(JSON.stringify(inputs));
