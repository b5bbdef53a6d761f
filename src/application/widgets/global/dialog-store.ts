import type { Store } from "../../state";

let current: Store | undefined;
const listeners = new Set<() => void>();

/**
 * The store whose loading flag, alert and question the page shows: `dialogStore.set(app.store)`. Every page contains only
 * this and GlobalDialogs; the dialogs themselves are loaded when they are needed.
 */
export const dialogStore = {
  get: () => current,
  set(store: Store | undefined): void {
    current = store;
    listeners.forEach((heard) => heard());
  },
  /** Calls back when there is another store. @returns how to stop */
  subscribe(heard: () => void): () => void {
    listeners.add(heard);
    return () => listeners.delete(heard);
  },
};
