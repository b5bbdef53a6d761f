import { useAtomValue } from "jotai/react";
import { closeSideMenu, showSideMenuAtom, type Store } from "../../state";
import { SideMenu, type SideMenuProps } from "../dialogs/SideMenu";

export type StoreSideMenuProps = Omit<SideMenuProps, "isOpen" | "onClose"> & { store: Store };

/** The side menu that a store opens and closes: `toggleSideMenu(store)`, `closeSideMenu(store)`. */
export function StoreSideMenu({ store, ...menu }: StoreSideMenuProps) {
  const isOpen = useAtomValue(showSideMenuAtom, { store });
  return <SideMenu {...menu} isOpen={isOpen} onClose={() => closeSideMenu(store)} />;
}
