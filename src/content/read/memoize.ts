/**
 * A function that remembers its results by a text. The live preview and the tests read the same files again and again;
 * only those that changed are worked on. Results are shared: they must not be changed.
 * @param limit results kept; the last used is the last to go
 */
export function remembering<Rest extends unknown[], Result>(
  make: (text: string, ...rest: Rest) => Result,
  limit: number,
  keyOf: (text: string, ...rest: Rest) => string = (text: string, ..._rest: Rest) => text,
): (text: string, ...rest: Rest) => Result {
  const known = new Map<string, Result>();
  return (text, ...rest) => {
    const key = keyOf(text, ...rest);
    const result = known.get(key) ?? make(text, ...rest);
    known.delete(key);
    if (known.size >= limit) known.delete(known.keys().next().value!);
    known.set(key, result);
    return result;
  };
}
