import { legal } from "../support/jest/real-content";

/** Phrases that a text must contain: the requirement's id, its meaning, and patterns that the words must match. */
type Phrases = readonly (readonly [item: string, required: string, ...patterns: RegExp[]])[];

/** Tests that a legal document contains all required phrases, as visitors read it. @param name its file's name */
export function itSays(name: string, phrases: Phrases): void {
  const { words } = legal(name);
  it.each(phrases)("%s: %s", (_item, _required, ...patterns) => {
    for (const pattern of patterns) expect(words).toMatch(pattern);
  });
}
