import { atom } from "jotai/vanilla";
import type { Store } from "../session/session";

export type ConfirmResult = "declined" | "approved";

/** The yes/no dialog. The result is set only until the promise has resolved; then the state is cleared. */
export interface ConfirmState {
  readonly show: boolean;
  readonly message: string;
  readonly result?: ConfirmResult | undefined;
}

const CLOSED: ConfirmState = { show: false, message: "" };

export const confirmAtom = atom<ConfirmState>(CLOSED);

const settleAtom = atom<{ resolve(result: ConfirmResult): void } | undefined>(undefined);

/** Opens the dialog and resolves with the user's choice. A dialog that is already open is declined. */
export function confirm(store: Store, message: string): Promise<ConfirmResult> {
  answerConfirm(store, "declined");
  return new Promise((resolve) => {
    store.set(settleAtom, { resolve });
    store.set(confirmAtom, { show: true, message });
  });
}

/** Sets the user's choice; without an open dialog nothing changes. */
export function answerConfirm(store: Store, result: ConfirmResult): void {
  const settle = store.get(settleAtom);
  if (settle === undefined) return;
  store.set(settleAtom, undefined);
  store.set(confirmAtom, (open) => ({ ...open, result }));
  settle.resolve(result);
  store.set(confirmAtom, CLOSED);
}
