/** Set by EXHAUSTIVE=1, for releases: tests cover every page, address, document and figure instead of a sample of each. */
export const exhaustive = Boolean(process.env["EXHAUSTIVE"]);

/** Returns evenly spread items, including the first and (from two on) the last; all items if tests are exhaustive. */
export function sample<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (exhaustive || all.length <= count) return all;
  const step = (all.length - 1) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) => all[Math.round(index * step)]!);
}
