import type { StringStorage } from "../../../../src/application/state";
import type { Case } from "./case";

/** Creates a storage in memory, because Node has none. */
export function createMemoryStorage(): StringStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** Returns the storage with the fault of a case. */
export function withFault(storage: StringStorage, fault: Case["storage"]): () => StringStorage | undefined {
  const refuse = (): never => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  if (fault === "absent") return () => undefined;
  if (fault === "throws") return refuse;
  return () => ({
    getItem: fault === "unreadable" ? refuse : (key) => storage.getItem(key),
    setItem: fault === undefined ? (key, text) => storage.setItem(key, text) : refuse,
    removeItem: (key) => storage.removeItem(key),
  });
}
