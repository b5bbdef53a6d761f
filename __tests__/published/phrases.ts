import { legal } from "../support/jest/real-content";

/** Patterns that a text must match, by the requirement's id and its meaning: all of them, if there are several. */
export type Phrases = Readonly<Record<string, RegExp | readonly RegExp[]>>;

/** Tests that texts contain all required phrases, as visitors read them. @param wordsOf the text of a row, by its key */
export function itSays(wordsOf: (key: string) => string, phrases: Phrases): void {
  it.each(Object.entries(phrases))("%s", (key, patterns) => {
    for (const pattern of [patterns].flat()) expect(wordsOf(key)).toMatch(pattern);
  });
}

/** Tests that a legal document contains all required phrases. @param name its file's name */
export function legalTextSays(name: string, phrases: Phrases): void {
  const { words } = legal(name);
  itSays(() => words, phrases);
}
