import { asciiLower, segmentsOf } from "./path";
import type { Route } from "./types";

/**
 * Prepares a table for matching: rows are tried in order and the first match wins.
 * Literal segments are compared whole, ignoring ASCII case; `:name` matches any one segment.
 * @param rows in first-match order
 * @returns a function from decoded segments (see `parseTarget`) to the row, or undefined if none matches
 */
export function createMatcher(rows: readonly Route[]) {
  const patterns = rows.map((row) => ({ row, literals: segmentsOf(row.path).map(asciiLower) }));
  return (segments: readonly string[]): Route | undefined => {
    const lowered = segments.map(asciiLower);
    return patterns.find(
      ({ row, literals }) =>
        (row.match === "exact" ? lowered.length === literals.length : lowered.length >= literals.length) &&
        literals.every((literal, at) => literal.startsWith(":") || literal === lowered[at]),
    )?.row;
  };
}
