import { createStore } from "../../application/state";

/** The catalogue's own interface state: its buttons write here, GlobalDialogs shows it. */
export const store = createStore();
