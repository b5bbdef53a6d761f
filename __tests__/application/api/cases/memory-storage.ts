import type { StringStorage } from "../../../../src/application/state";
import type { Case } from "./case";

/** Storage as Node lacks it. */
export function createMemoryStorage(): StringStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** The storage as a case wants it to behave. */
export function withFault(storage: StringStorage, fault: Case["storage"]): () => StringStorage | undefined {
  const refuse = (): never => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  switch (fault) {
    case "absent":
      return () => undefined;
    case "throws":
      return refuse;
    case "full":
      return () => ({ ...bound(storage), setItem: refuse });
    case "unreadable":
      return () => ({ ...bound(storage), getItem: refuse, setItem: refuse });
    default:
      return () => storage;
  }
}

const bound = (storage: StringStorage): StringStorage => ({
  getItem: (key) => storage.getItem(key),
  setItem: (key, text) => storage.setItem(key, text),
  removeItem: (key) => storage.removeItem(key),
});
