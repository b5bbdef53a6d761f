/** Session and interface state: atoms for views, functions on a store for other code. */
export { createStore } from "jotai/vanilla";
export * from "./alert";
export * from "./confirm";
export * from "./loading";
export * from "./menus";
export * from "../session/session";
export type { SessionKey, SessionRecords } from "../session/session-records";
export { createTextStore, type StringStorage } from "../session/storage";
