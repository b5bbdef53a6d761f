import { createStore } from "../../application/state";

/** The catalogue's own interface state: its buttons write to it, and GlobalDialogs shows it. */
export const store = createStore();
