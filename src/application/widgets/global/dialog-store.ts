import type { Store } from "../../state";

/**
 * The store whose loading flag, alert and question the page shows: `dialogStore.set(app.store)`. Every page contains only
 * this and GlobalDialogs; the dialogs themselves are loaded when they are needed.
 */
export interface DialogStore {
  get(): Store | undefined;
  set(store: Store | undefined): void;
  /** Calls back when there is another store. @returns how to stop */
  subscribe(heard: () => void): () => void;
}

export function createDialogStore(): DialogStore {
  let current: Store | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(store) {
      current = store;
      listeners.forEach((heard) => heard());
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The page's. */
export const dialogStore = createDialogStore();
