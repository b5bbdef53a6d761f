import { memoize } from "../../content/read/memoize";

/**
 * Creates a function that finds all matches of a table's patterns in a text, pattern by pattern. Cached by text, because
 * after a change in content/facts all texts are checked again.
 * @param rows table rows, each with a global pattern
 */
export const finderOf = <Row extends { pattern: RegExp }>(rows: readonly Row[]) =>
  memoize(
    (source: string) =>
      rows.flatMap((row) =>
        [...source.matchAll(row.pattern)].map(({ 0: found, 1: part, index }) => ({
          row,
          found,
          part,
          index,
        })),
      ),
    20_000,
  );
