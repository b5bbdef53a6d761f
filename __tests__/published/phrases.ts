/** What a text must say: the item of the checklist, what it asks, and patterns that its words must match. */
export type Phrases = readonly (readonly [item: string, asks: string, ...patterns: RegExp[]])[];

/** Tests that one text says everything asked of it. @param words gives the text as visitors read it */
export function itSays(words: () => string, phrases: Phrases): void {
  it.each(phrases)("%s: %s", (_item, _asks, ...patterns) => {
    for (const pattern of patterns) expect(words()).toMatch(pattern);
  });
}
