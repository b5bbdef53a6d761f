/** Sorts things by a name of theirs, in the order in which the names come up. */
export function groupBy<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(nameOf(thing));
    if (group) group.push(thing);
    else groups.set(nameOf(thing), [thing]);
  }
  return groups;
}

/** Words as a reader takes them in: every run of blanks is one space. */
export function plain(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
