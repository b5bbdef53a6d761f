/** Optimal string alignment distance: letters changed, left out, added, or swapped with their neighbor. */
function distance(a: string, b: string): number {
  let beforeThat: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeThat[j - 2]! + 1 : Infinity;
      current.push(Math.min(substitution, swapped, previous[j]! + 1, current[j - 1]! + 1));
    }
    [beforeThat, previous] = [previous, current];
  }
  return previous[b.length]!;
}

/**
 * The known word a writer most likely meant.
 * @returns undefined when nothing is close (more than a third of the word differs).
 */
export function closest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of known) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase());
    if (d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best;
}

/** "did you mean `apr.min`?", or the fallback when no known word is close. */
export function suggest(word: string, known: Iterable<string>, fallback: string): string {
  const match = closest(word, known);
  return match ? `did you mean \`${match}\`?` : fallback;
}
