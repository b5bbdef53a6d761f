import type { Store } from "../../state";

let current: Store | undefined;
const listeners = new Set<() => void>();

/**
 * The store whose loading flag, alert and question the page shows: `dialogStore.set(app.store)`. Every page contains
 * this and GlobalDialogs; the dialogs themselves are loaded when needed.
 */
export const dialogStore = {
  get: () => current,
  set(store: Store | undefined): void {
    current = store;
    listeners.forEach((listener) => listener());
  },
  /** Calls `listener` when the store is replaced. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
