import { straight } from "../../../src/typography/typeset";

/** Groups items by a name, in the order of first occurrence. */
export function groupBy<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(nameOf(thing));
    if (group) group.push(thing);
    else groups.set(nameOf(thing), [thing]);
  }
  return groups;
}

/** Returns a text with straight quotes and hyphens, as in the sources, and with single spaces. */
export function plain(text: string | null): string {
  return straight(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
