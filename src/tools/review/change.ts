import type { DocumentChange, Piece } from "../../legal/redline/types";

/** Who must approve a kind of change. */
export type Approver = "legal" | "security" | "medical";

/** A picture of one place of a page, before and after: WebP as data addresses. */
export interface PicturePair {
  /** Of the window, in CSS pixels. */
  width: number;
  /** Where on the page, in words. */
  place: string;
  before?: string | undefined;
  after?: string | undefined;
  /** Changed pixels in red over the page in gray. */
  difference?: string | undefined;
}

/** One change that visitors get. */
export interface Change {
  /** A sentence without its period. */
  title: string;
  /** Pages that it is on, by path. */
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
  approver?: Approver;
  /** True for what must not go public as it is. */
  isProblem?: boolean;
}

/** The sections of a report, most consequential first. */
export const sectionIds = [
  "problems",
  "legal",
  "disclosures",
  "facts",
  "addresses",
  "words",
  "search",
  "pictures",
  "accessibility",
  "security",
  "delivery",
  "launch",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** Changes by section; empty ones too. */
export type Sections = Record<SectionId, readonly Change[]>;

/** Joins changes that are the same on several pages. */
export function joinPages(changes: readonly Change[]): Change[] {
  const joined = new Map<string, Change>();
  for (const { pages = [], ...change } of changes) {
    const key = JSON.stringify(change);
    const first = joined.get(key);
    joined.set(key, { ...change, pages: [...new Set([...(first?.pages ?? []), ...pages])] });
  }
  return [...joined.values()];
}

/** Items of one list that are not in another, counting repetitions. */
export function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  key: (item: Item) => string,
): Item[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(key(other), (left.get(key(other)) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(key(item)) ?? 0;
    left.set(key(item), count - 1);
    return count <= 0;
  });
}

/** "1 page", "2 pages". */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
