import { atom } from "jotai/vanilla";
import type { Store } from "../session/session";

/** The alert that is shown as a toast. */
export interface AlertState {
  readonly show: boolean;
  readonly message: string;
  /** HTTP status or numeric error code. */
  readonly code: number;
}

const NONE: AlertState = { show: false, message: "", code: 0 };

/** Time after an alert, in ms, in which further alerts are dropped. */
const THROTTLE = 250;

export const alertAtom = atom<AlertState>(NONE);

const shownAtAtom = atom(-Infinity);

/**
 * Shows an alert, unless another was shown less than 250 ms ago.
 * @param now ms since 1970
 * @returns whether it was shown
 */
export function showAlert(store: Store, alert: Omit<AlertState, "show">, now: number): boolean {
  const last = store.get(shownAtAtom);
  // A clock that was set back must not suppress alerts until it catches up.
  if (now >= last && now - last < THROTTLE) return false;
  store.set(shownAtAtom, now);
  store.set(alertAtom, { show: true, message: alert.message, code: alert.code });
  return true;
}

/** Hides the alert. Further alerts stay limited to one per 250 ms. */
export const clearAlert = (store: Store): void => store.set(alertAtom, NONE);
