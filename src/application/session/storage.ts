/** The part of `window.localStorage` in use. */
export type StringStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Text under keys, as stored now; what storage will not hold is held in memory. */
export interface TextStore {
  read(key: string): string | undefined;
  write(key: string, text: string | undefined): void;
  /** Forgets what memory holds under a key, or at all: storage has newer values. */
  refresh(key: string | null): void;
}

/**
 * Storage that never throws (spec section 4: "if storage is unavailable an in-memory store is used").
 *
 * @param source answers with the storage; may throw or answer nothing, as browsers do when site data is blocked
 */
export function createTextStore(source: () => StringStorage | undefined): TextStore {
  // Only what storage refused to take. Null stands for a removal that it refused.
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
    read(key) {
      const held = memory.get(key);
      return (held === undefined ? attempt((storage) => storage.getItem(key))?.value : held) ?? undefined;
    },
    write(key, text) {
      const written = attempt((storage) =>
        text === undefined ? storage.removeItem(key) : storage.setItem(key, text),
      );
      if (written) memory.delete(key);
      else memory.set(key, text ?? null);
    },
    refresh(key) {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
  };
}
