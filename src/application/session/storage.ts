/** The part of `window.localStorage` in use. */
export type StringStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Creates a storage that never throws. While the browser's storage is unavailable, values are held in memory.
 * @param source returns the storage; may throw or return undefined, as in browsers that block site data
 */
export function createTextStore(source: () => StringStorage | undefined) {
  // Only values that the storage refused; null is a refused removal.
  const memory = new Map<string, string | null>();

  const attempt = <T>(work: (storage: StringStorage) => T): { value: T } | undefined => {
    try {
      const storage = source();
      return storage && { value: work(storage) };
    } catch {
      return undefined;
    }
  };

  return {
    read(key: string): string | undefined {
      const cached = memory.get(key);
      return (cached === undefined ? attempt((storage) => storage.getItem(key))?.value : cached) ?? undefined;
    },
    /** Writes a text; undefined removes it. */
    write(key: string, text: string | undefined): void {
      const isWritten = attempt((storage) =>
        text === undefined ? storage.removeItem(key) : storage.setItem(key, text),
      );
      if (isWritten) memory.delete(key);
      else memory.set(key, text ?? null);
    },
    /** Drops the value in memory of a key, or of all keys for null, because the storage has a newer one. */
    refresh(key: string | null): void {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
  };
}
