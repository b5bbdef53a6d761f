/**
 * The edit distance of two words, at most `most + 1`. Two swapped adjacent letters count as one edit.
 * fastest-levenshtein, which the checks use, counts them as two and does not fit into the search's 32 kB.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + other);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/**
 * The known words that a misspelled one may mean: those at the smallest distance with the same first letter, which
 * people rarely get wrong. Short words have none, because they are more often acronyms.
 */
export function corrections(word: string, known: Iterable<string>): string[] {
  let most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
  let best: string[] = [];
  if (!most || /\d/.test(word)) return best;
  for (const other of known) {
    if (other[0] !== word[0]) continue;
    const at = distance(word, other, most);
    if (at > most) continue;
    if (at < most) [most, best] = [at, []];
    best.push(other);
  }
  return best;
}
