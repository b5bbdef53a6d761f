import { atom } from "jotai/vanilla";
import type { Store } from "../session/session";

/** The menu that is open at the top of the page; at most one is. */
type ActiveMenu = "none" | "navigation" | "notifications";

export const activeMenuAtom = atom<ActiveMenu>("none");

/** Opens a menu instead of the other one, or closes it if it is open. */
export const toggleMenu = (store: Store, menu: Exclude<ActiveMenu, "none">): void =>
  store.set(activeMenuAtom, (open) => (open === menu ? "none" : menu));

/** Whether the side menu is open. */
export const showSideMenuAtom = atom(false);

/** Opens or closes the side menu. */
export const toggleSideMenu = (store: Store): void => store.set(showSideMenuAtom, (open) => !open);

/** Closes the side menu. */
export const closeSideMenu = (store: Store): void => store.set(showSideMenuAtom, false);
