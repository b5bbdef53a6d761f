import { align } from "../../legal/redline/align";
import { without } from "./change";
import type { Entry } from "./outline";

/** An entry that was lost, gained, or has another level, address or type. */
export interface EntryChange {
  before?: Entry;
  after?: Entry;
}

/** Entries whose name is words of the page: the words are compared on their own. */
const namedByWords = new Set(["heading", "link", "button", "question", "header cell"]);
const keyOf = ({ kind, name, detail }: Entry): string => `${kind}\n${name}\n${detail}`;

/** The entry that changed, as it was where it was there before. */
export const entryOf = ({ before, after }: EntryChange): Entry => (before ?? after)!;

/** Pairs the entries of a stretch that are the same thing, changed. */
function pair(old: readonly Entry[], now: readonly Entry[]): EntryChange[] {
  const rest = [...now];
  const take = (match: (entry: Entry) => boolean): Entry | undefined => {
    const index = rest.findIndex(match);
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  };
  const pairs = old.map((before): EntryChange => {
    const after =
      take(({ kind, name }) => kind === before.kind && name === before.name) ??
      take(({ kind, detail }) => kind === before.kind && detail === before.detail) ??
      take(({ kind }) => kind.includes("picture") && before.kind.includes("picture"));
    return after ? { before, after } : { before };
  });
  return [...pairs, ...rest.map((after) => ({ after }))];
}

/** Finds what differs between two outlines. A name that is the page's words is left to the comparison of words. */
export function outlineChanges(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const keyed = (entries: readonly Entry[]) => entries.map((entry) => ({ ...entry, key: keyOf(entry) }));
  const changes = align(keyed(before), keyed(after))
    .filter(({ same }) => !same)
    .flatMap(({ old, now }) => pair(old, now))
    .filter(
      ({ before: was, after: is }) =>
        !was || !is || was.detail !== is.detail || was.kind !== is.kind || !namedByWords.has(is.kind),
    );
  // What is lost here and gained there has moved.
  const lost = changes.filter((change) => !change.after);
  const gained = changes.filter((change) => !change.before);
  const key = (change: EntryChange) => keyOf(entryOf(change));
  const unmoved = new Set([...without(lost, gained, key), ...without(gained, lost, key)]);
  return changes.filter((change) => (change.before && change.after) || unmoved.has(change));
}

/** Whether the same entries are announced in another order. */
export function isReordered(before: readonly Entry[], after: readonly Entry[]): boolean {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  return old.join() !== now.join() && old.sort().join() === now.sort().join();
}
