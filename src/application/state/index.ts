/** Session and interface state: atoms for views, and functions on a store for other code. */
import { atom, createStore } from "jotai/vanilla";
import { alertAtom } from "./alert";
import { confirmAtom } from "./confirm";
import { isLoadingAtom } from "./loading";

export { createStore };
export * from "./alert";
export * from "./confirm";
export * from "./loading";
export * from "./menus";
export * from "../session/session";
export type { Id, SessionKey, SessionRecords } from "../session/session-records";
export { createTextStore, type StringStorage } from "../session/storage";

/** Whether any global dialog has something to show. */
export const dialogsNeededAtom = atom(
  (get) => get(isLoadingAtom) || get(alertAtom).show || get(confirmAtom).show,
);
