import { useEffect } from "react";
import { activeMenuAtom, type Store } from "../../state";

/**
 * Synchronizes the active menu of a store with the site's drawer: `toggleMenu(store, "navigation")` opens and closes the
 * drawer, and a visitor who opens or closes it sets the menu. Does nothing in browsers without popovers.
 * @param drawerId id of the drawer, a popover
 */
export function useNavigationMenu(store: Store, drawerId: string): void {
  useEffect(() => {
    const drawer = document.getElementById(drawerId);
    if (!drawer || !("popover" in drawer)) return undefined;
    const isOpen = () => drawer.matches(":popover-open");
    const showMenu = () => {
      const shouldBeOpen = store.get(activeMenuAtom) === "navigation";
      if (shouldBeOpen !== isOpen()) drawer.togglePopover(shouldBeOpen);
    };
    const readDrawer = () =>
      store.set(activeMenuAtom, (menu) => {
        if (isOpen()) return "navigation";
        return menu === "navigation" ? "none" : menu;
      });
    // If the drawer is open, the visitor opened it, and the store follows. Otherwise the drawer follows the store.
    if (isOpen()) readDrawer();
    else showMenu();
    const unsubscribe = store.sub(activeMenuAtom, showMenu);
    drawer.addEventListener("toggle", readDrawer);
    return () => {
      unsubscribe();
      drawer.removeEventListener("toggle", readDrawer);
    };
  }, [store, drawerId]);
}
