import { atom } from "jotai/vanilla";
import type { Store } from "../session/session";

const runningAtom = atom(0);

/** Whether a tracked call is running. */
export const isLoadingAtom = atom((get) => get(runningAtom) > 0);

/** Counts the work as running until it settles. @returns its result */
export async function track<T>(store: Store, work: Promise<T>): Promise<T> {
  store.set(runningAtom, (running) => running + 1);
  try {
    return await work;
  } finally {
    store.set(runningAtom, (running) => running - 1);
  }
}
