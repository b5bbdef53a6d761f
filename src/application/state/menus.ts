import { atom } from "jotai/vanilla";
import type { Store } from "../session/session";

/** The open top menu. */
export type ActiveMenu = "none" | "navigation" | "notifications";

export const activeMenuAtom = atom<ActiveMenu>("none");

/** Opens a menu instead of the other one, or closes it if it is open. */
export function toggleMenu(store: Store, menu: Exclude<ActiveMenu, "none">): void {
  store.set(activeMenuAtom, (open) => (open === menu ? "none" : menu));
}

export function closeMenu(store: Store): void {
  store.set(activeMenuAtom, "none");
}

export const showSideMenuAtom = atom(false);

export function toggleSideMenu(store: Store): void {
  store.set(showSideMenuAtom, (open) => !open);
}

export function closeSideMenu(store: Store): void {
  store.set(showSideMenuAtom, false);
}
