import { memoize, memoizeFor } from "../content/read/memoize";
import type { Diagnostic } from "../content/schema/diagnostic";

/** @param read what a file was read to: another object where the file has changed */
type CheckFile = (read: object, check: () => Diagnostic[]) => readonly Diagnostic[];

const cacheFor = memoize(
  (_inputs: string): CheckFile => memoizeFor((_read, check: () => Diagnostic[]) => check()),
  20,
);

/**
 * Caches the diagnostics of each file in memory, until the file or an input of its check changes. An edit in the live
 * preview then checks one file, and so does each round of `npm run fix`.
 * @typeParam Given everything that a check of one file receives beside the file
 * @param inputs what each part of that depends on, as plain data: a change in what is missing here would be overlooked
 * @returns the cached diagnostics of a file, or else those that `check` returns. Shared: they must not be changed
 */
export const createResultsCache = <Given>(inputs: Readonly<Record<keyof Given, unknown>>): CheckFile =>
  cacheFor(JSON.stringify(inputs));
