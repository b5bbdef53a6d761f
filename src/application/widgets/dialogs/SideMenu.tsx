import styled from "@emotion/styled";
import { useAtomValue } from "jotai/react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon";
import { IconButton, sidePanel, sidePanelPadding, type Side } from "../../../components/side-panel";
import { closeSideMenu, showSideMenuAtom, type Store } from "../../state";
import { Modal } from "./Modal";

interface SideMenuProps {
  /** Opens and closes it: `toggleSideMenu(store)`, `closeSideMenu(store)`. */
  store: Store;
  /** The edge it slides in from. */
  side?: Side;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

const Frame = styled(Modal, { shouldForwardProp: (prop) => prop !== "side" })<{ side: Side }>(({ side }) => ({
  ...sidePanel(side, "[open]"),
  maxHeight: "none",
  overflow: "hidden",
}));

// The panel scrolls and not the dialog: a press on the dialog's scroll bar would count as outside.
const Panel = styled.div({ height: "100%", padding: sidePanelPadding, overflowY: "auto" });

const Close = styled(IconButton)({ marginLeft: "auto" });

/**
 * A menu that slides in from the left or right over the dimmed page. Escape, its button, a press on the dimmed page and a
 * link inside close it.
 */
export function SideMenu({ store, side = "right", label, children }: SideMenuProps) {
  const isOpen = useAtomValue(showSideMenuAtom, { store });
  const close = () => closeSideMenu(store);
  return (
    <Frame isOpen={isOpen} side={side} data-side={side} aria-label={label} onEscape={close} onOutside={close}>
      <Panel onClick={(event) => (event.target as Element).closest("a") && close()}>
        <Close type="button" aria-label="Close menu" onClick={close}>
          <Icon name="x" />
        </Close>
        {children}
      </Panel>
    </Frame>
  );
}
