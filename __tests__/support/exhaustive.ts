/** Set by EXHAUSTIVE=1: every page, address, document and figure is tested, instead of a sample of each. Before a release. */
export const exhaustive = Boolean(process.env["EXHAUSTIVE"]);

/** So many of a list, spread evenly, its first and (from two on) its last among them; all where tests are exhaustive. */
export function sample<Item>(all: readonly Item[], count: number): readonly Item[] {
  if (exhaustive || all.length <= count) return all;
  const step = (all.length - 1) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, index) => all[Math.round(index * step)]!);
}
