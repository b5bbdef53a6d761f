import { legal } from "../support/jest/real-content";

/** What a text must say: the item of the checklist, what it asks, and patterns that its words must match. */
type Phrases = readonly (readonly [item: string, asks: string, ...patterns: RegExp[]])[];

/** Tests that a legal document says everything asked of it, as visitors read it. @param name its file's name */
export function itSays(name: string, phrases: Phrases): void {
  const { words } = legal(name);
  it.each(phrases)("%s: %s", (_item, _asks, ...patterns) => {
    for (const pattern of patterns) expect(words).toMatch(pattern);
  });
}
