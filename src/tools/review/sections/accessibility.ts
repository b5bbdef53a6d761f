import { changesOnPages, type Change } from "../change";
import { nameOfEntry, type Entry } from "../outline";
import { entryOf, isReordered, outlineChanges, type EntryChange } from "../outline-changes";
import { changedPages, type PagePair } from "../page-pairs";

/** Links and anchors belong to the section on addresses. */
const isAnnounced = ({ kind }: Entry): boolean => kind !== "link" && kind !== "anchor";

function changeOf({ before, after }: EntryChange): Change {
  const values = { before: before && nameOfEntry(before), after: after && nameOfEntry(after) };
  if (after && /without an alternative/.test(after.kind))
    return { title: "A picture has no alternative text", ...values, isProblem: true };
  const verb = before && after ? "Changed" : after ? "New" : "Removed";
  return { title: `${verb}: ${values.after ?? values.before}`, ...values };
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
  return changesOnPages(changedPages(pairs), ({ before, after }) => {
    const [old, now] = [before.outline.filter(isAnnounced), after.outline.filter(isAnnounced)];
    const found = outlineChanges(old, now);
    const changes = found.map(changeOf);
    if (found.some((change) => entryOf(change).kind === "heading"))
      changes.push({ title: "The outline of headings changed", before: headings(old), after: headings(now) });
    if (isReordered(old, now)) changes.push({ title: "The reading order changed" });
    return changes;
  });
}
