import { diffArrays } from "diff";

/** A stretch of two aligned lists: equal items, or old items with their replacement. */
export interface Stretch<Item> {
  old: Item[];
  now: Item[];
  same: boolean;
}

/** Aligns two lists with the fewest removed and added items (Myers, "An O(ND) Difference Algorithm", 1986, by jsdiff). */
export function align<Item extends { key: string }>(old: readonly Item[], now: readonly Item[]) {
  const result: Stretch<Item>[] = [];
  let [a, b] = [0, 0];
  for (const { count, added, removed } of diffArrays(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  )) {
    const same = !added && !removed;
    const last = result.at(-1);
    const target = !same && last && !last.same ? last : { old: [], now: [], same };
    if (target !== last) result.push(target);
    if (!added) target.old.push(...old.slice(a, (a += count)));
    if (!removed) target.now.push(...now.slice(b, (b += count)));
  }
  return result;
}
