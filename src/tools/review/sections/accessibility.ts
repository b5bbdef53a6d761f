import { joinPages, type Change } from "../change";
import { nameOfEntry, type Entry } from "../outline";
import { isReordered, outlineChanges, type EntryChange } from "../outline-changes";
import { changedPages, type PagePair } from "../page-pairs";

/** Links and anchors are addresses, which have a section of their own. */
const isAnnounced = ({ kind }: Entry): boolean => kind !== "link" && kind !== "anchor";

function changeOf({ before, after }: EntryChange, path: string): Change {
  const shown = before && after ? "Changed" : after ? "New" : "Gone";
  const isLost = Boolean(after && /without an alternative/.test(after.kind));
  return {
    title: isLost ? "A picture has no alternative text" : `${shown}: ${nameOfEntry((after ?? before)!)}`,
    before: before && nameOfEntry(before),
    after: after && nameOfEntry(after),
    pages: [path],
    ...(isLost ? { isProblem: true } : {}),
  };
}

/** The headings of a page as an outline, one line each. */
function headings(outline: readonly Entry[]): string {
  return outline
    .filter(({ kind }) => kind === "heading")
    .map(({ name, detail }) => `${"\u2003".repeat(Number(detail.replace(/\D/g, "")) - 1)}${name}`)
    .join("\n");
}

/** Changes of the accessibility tree (landmarks, headings, names, states) and of the heading outline. */
export function accessibilityChanges(pairs: readonly PagePair[]): Change[] {
  const changes = changedPages(pairs).flatMap(({ path, before, after }): Change[] => {
    const [old, now] = [before.outline.filter(isAnnounced), after.outline.filter(isAnnounced)];
    const found = outlineChanges(old, now);
    const level = ({ before: was, after: is }: EntryChange) => (was ?? is)!.kind === "heading";
    return [
      ...found.map((change) => changeOf(change, path)),
      ...(found.some(level)
        ? [
            {
              title: "The outline of headings changed",
              before: headings(old),
              after: headings(now),
              pages: [path],
            },
          ]
        : []),
      ...(isReordered(old, now) ? [{ title: "The reading order changed", pages: [path] }] : []),
    ];
  });
  return joinPages(changes);
}
