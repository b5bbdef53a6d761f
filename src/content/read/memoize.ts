/**
 * Caches a function's results in memory: the live preview, `npm run fix` and the tests read the same files many times.
 * Results are shared, so callers must not change them.
 * @param limit number of results; the least recently used is dropped first
 * @param keyOf returns the cache key of the arguments; by default they are joined as text
 */
export function memoize<Args extends unknown[], Result>(
  make: (...args: Args) => Result,
  limit: number,
  keyOf = (...args: Args): string => args.join("\n"),
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    const known = results.get(key);
    // The order is needed only when results are about to be dropped; changing it takes longer than finding one.
    if (known !== undefined && results.size <= limit / 2) return known;
    const result = known ?? make(...args);
    results.delete(key);
    if (results.size >= limit) results.delete(results.keys().next().value!);
    results.set(key, result);
    return result;
  };
}

/**
 * Caches a function's result for each object, for as long as the object is in use.
 * @param make a function whose other arguments are always the same for the same object; they are not part of the key
 */
export function memoizeFor<Key extends object, Rest extends unknown[], Result>(
  make: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const results = new WeakMap<Key, Result>();
  return (key, ...rest) => {
    if (!results.has(key)) results.set(key, make(key, ...rest));
    return results.get(key)!;
  };
}
