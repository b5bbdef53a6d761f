/** The words of a text in lower case, without punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function pairs(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const list = words.length > 1 ? words.slice(1).map((word, index) => `${words[index]} ${word}`) : words;
  for (const pair of list) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return counts;
}

/**
 * The similarity of two texts, from 0 to 1: the Dice coefficient of their word bigrams.
 * Source: Dice, "Measures of the Amount of Ecologic Association Between Species", 1945.
 */
export function similarity(a: string, b: string): number {
  const [first, second] = [pairs(wordsIn(a)), pairs(wordsIn(b))];
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const all = size(first) + size(second);
  if (!all) return 1;
  let shared = 0;
  for (const [pair, count] of first) shared += Math.min(count, second.get(pair) ?? 0);
  return (2 * shared) / all;
}
