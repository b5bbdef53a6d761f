import { atom } from "jotai/vanilla";
import type { Store } from "../session/session";

/** Which top menu is open (spec section 4). */
export type ActiveMenu = "none" | "navigation" | "notifications";

export const activeMenuAtom = atom<ActiveMenu>("none");

/** Opens a menu, switching from the other; closes it when it is the open one. */
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
