import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon";
import { IconButton, sidePanel, sidePanelPadding, type Side } from "../../../components/side-panel";
import { Modal } from "./Modal";

export interface SideMenuProps {
  isOpen: boolean;
  /** Called on Escape, the close button, a press on the dimmed page, and a link inside. */
  onClose: () => void;
  /** The edge it slides in from. */
  side?: Side;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

const Frame = styled(Modal, { shouldForwardProp: (prop) => prop !== "side" })<{ side: Side }>(({ side }) =>
  sidePanel(side, "[open]"),
);

const Panel = styled.div({ minHeight: "100%", padding: sidePanelPadding });

const Close = styled(IconButton)({ marginLeft: "auto" });

/** A menu that slides in from the left or right over the dimmed page. */
export function SideMenu({ isOpen, onClose, side = "right", label, children }: SideMenuProps) {
  return (
    <Frame
      isOpen={isOpen}
      side={side}
      data-side={side}
      aria-label={label}
      onEscape={onClose}
      onOutside={onClose}
    >
      <Panel onClick={(event) => (event.target as Element).closest("a") && onClose()}>
        <Close type="button" aria-label="Close menu" onClick={onClose}>
          <Icon name="x" />
        </Close>
        {children}
      </Panel>
    </Frame>
  );
}
