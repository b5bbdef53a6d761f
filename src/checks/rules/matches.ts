import { memoize } from "../../content/read/memoize";

/**
 * Creates a function that finds what the patterns of a table match in a text, pattern by pattern. Found once for each
 * text, because a change in content/facts has all texts checked again.
 * @param rows each with a global pattern
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
