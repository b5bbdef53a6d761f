import { align } from "../../legal/redline/align";
import { paired, without } from "./change";
import type { Entry } from "./outline";

/** An entry that was removed, added, or has another level, address or type. */
export interface EntryChange {
  before?: Entry;
  after?: Entry;
}

/** Entries named by words of the page, which are compared separately. */
const namedByWords = new Set(["heading", "link", "button", "question", "header cell"]);
const keyOf = ({ kind, name, detail }: Entry): string => `${kind}\n${name}\n${detail}`;

/** The entry that changed, in its earlier state if there is one. */
export const entryOf = ({ before, after }: EntryChange): Entry => (before ?? after)!;

/** Pairs entries that probably are the same thing, changed. */
const pair = (old: readonly Entry[], now: readonly Entry[]): EntryChange[] =>
  paired(
    old,
    now,
    (before, { kind, name }) => kind === before.kind && name === before.name,
    (before, { kind, detail }) => kind === before.kind && detail === before.detail,
    (before, { kind }) => kind.includes("picture") && before.kind.includes("picture"),
  );

/** Finds the differences between two outlines. Changes of the page's words are left to the comparison of words. */
export function outlineChanges(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const keyed = (entries: readonly Entry[]) => entries.map((entry) => ({ ...entry, key: keyOf(entry) }));
  const changes = align(keyed(before), keyed(after))
    .filter(({ same }) => !same)
    .flatMap(({ old, now }) => pair(old, now))
    .filter(
      ({ before: was, after: is }) => !was || !is || was.detail !== is.detail || !namedByWords.has(is.kind),
    );
  // An entry that was removed in one place and added in another has moved.
  const removed = changes.filter((change) => !change.after);
  const added = changes.filter((change) => !change.before);
  const key = (change: EntryChange) => keyOf(entryOf(change));
  const unmoved = new Set([...without(removed, added, key), ...without(added, removed, key)]);
  return changes.filter((change) => (change.before && change.after) || unmoved.has(change));
}

/** Whether the same entries are announced in another order. */
export function isReordered(before: readonly Entry[], after: readonly Entry[]): boolean {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  return old.join() !== now.join() && old.sort().join() === now.sort().join();
}
