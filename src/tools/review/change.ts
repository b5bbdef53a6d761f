import type { DocumentChange, Piece } from "../../legal/redline/types";

/** Teams that must approve a kind of change, with their displayed names. */
export const approvers = { legal: "Legal", medical: "the medical reviewer", security: "Security" } as const;
export type Approver = keyof typeof approvers;

/** Pictures of one place on a page, before and after: WebP as data URLs. */
export interface PicturePair {
  /** Width of the window, in CSS pixels. */
  width: number;
  /** Where on the page, in words. */
  place: string;
  before?: string | undefined;
  after?: string | undefined;
  /** Changed pixels in red over the page in gray. */
  difference?: string | undefined;
}

/** One change for visitors. */
export interface Change {
  /** A sentence without its period. */
  title: string;
  /** Paths of the pages that it is on. */
  pages?: readonly string[];
  /** Further sentences. */
  details?: readonly string[];
  /** Changed words. */
  pieces?: readonly Piece[];
  /** A value, before and after. */
  before?: string | undefined;
  after?: string | undefined;
  /** A legal text, clause by clause. */
  document?: DocumentChange;
  pictures?: readonly PicturePair[];
  approver?: Approver | undefined;
  /** True if it must be fixed before it goes public. */
  isProblem?: boolean;
}

/** The changes of each page, joined if they are the same on several pages. */
export function changesOnPages<Page extends { path: string }>(
  pages: readonly Page[],
  changesOf: (page: Page) => readonly Change[],
): Change[] {
  const joined = new Map<string, Change & { pages: string[] }>();
  for (const page of pages)
    for (const change of changesOf(page)) {
      const key = JSON.stringify(change);
      const paths = new Set(joined.get(key)?.pages).add(page.path);
      joined.set(key, { ...change, pages: [...paths] });
    }
  return [...joined.values()];
}

/** Items of one list that are not in the other, counting repetitions. */
export function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  key: (item: Item) => string = String,
): Item[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(key(other), (left.get(key(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(key(item)) ?? 0;
    left.set(key(item), count - 1);
    return count <= 0;
  });
}

/** Pairs old items with new ones that match by one of the given measures: first all pairs by the strictest, then by the next. */
export function paired<Item>(
  old: readonly Item[],
  now: readonly Item[],
  ...matches: readonly ((before: Item, after: Item) => boolean)[]
): { before?: Item; after?: Item }[] {
  const rest = [...now];
  const found = new Map<Item, Item>();
  for (const match of matches)
    for (const before of old.filter((item) => !found.has(item))) {
      const index = rest.findIndex((after) => match(before, after));
      if (index >= 0) found.set(before, rest.splice(index, 1)[0]!);
    }
  return [
    ...old.map((before) => ({ before, after: found.get(before) })),
    ...rest.map((after) => ({ after })),
  ];
}

/** Items that differ between two lists; items with the same name are paired. */
export const replacements = <Item extends { name: string }>(
  old: readonly Item[],
  now: readonly Item[],
  key: (item: Item) => string,
) => paired(without(old, now, key), without(now, old, key), (before, after) => before.name === after.name);

/** Removed and new lines, as details of a change. */
export const lineChanges = (old: readonly string[], now: readonly string[]): string[] => [
  ...without(old, now).map((line) => `Removed: ${line}`),
  ...without(now, old).map((line) => `New: ${line}`),
];

/** The keys of both records or maps, once each. */
export const allKeys = (first: Iterable<string>, second: Iterable<string>): string[] => [
  ...new Set([...first, ...second]),
];

/** The verb for something that differs between two revisions; a missing side is undefined. */
export const verbOf = (before: unknown, after: unknown, changed = "changed"): string =>
  before === undefined ? "is new" : after === undefined ? "was removed" : changed;
