import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon";
import { gray, white } from "../../../design/color";
import { fullMotion } from "../../../design/breakpoints";
import { layout, minimumTarget, radius, shadow } from "../../../design/space";
import { Modal } from "./Modal";

export interface SideMenuProps {
  isOpen: boolean;
  /** Escape, the close button, a press on the dimmed page, or following a link inside. */
  onClose: () => void;
  /** The edge it slides in from. */
  side?: "left" | "right";
  /** Accessible name. */
  label: string;
  closeLabel?: string;
  children: ReactNode;
}

type Side = { side: "left" | "right" };

const Frame = styled(Modal, { shouldForwardProp: (prop) => prop !== "side" })<Side>(({ side }) => {
  const away = `translateX(${side === "left" ? "-100%" : "100%"})`;
  return {
    inset: side === "left" ? "0 auto 0 0" : "0 0 0 auto",
    width: `min(${layout.drawer}px, 88vw)`,
    height: "100dvh",
    maxHeight: "none",
    margin: 0,
    background: white,
    color: gray[900],
    boxShadow: shadow.large,
    [fullMotion]: {
      transform: away,
      transition: "transform 200ms ease-out, display 200ms allow-discrete, overlay 200ms allow-discrete",
      "&[open]": { transform: "none" },
      "@starting-style": { "&[open]": { transform: away } },
    },
  };
});

const Panel = styled.div({ minHeight: "100%", padding: "12px 20px 24px" });

const Close = styled.button({
  display: "grid",
  placeItems: "center",
  width: minimumTarget,
  height: minimumTarget,
  marginLeft: "auto",
  border: 0,
  borderRadius: radius.input,
  background: "none",
  color: gray[900],
  cursor: "pointer",
  "&:hover": { background: gray[100] },
});

/** A menu that slides in from the left or right over the dimmed page. */
export function SideMenu({
  isOpen,
  onClose,
  side = "right",
  label,
  closeLabel = "Close menu",
  children,
}: SideMenuProps) {
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
        <Close type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </Close>
        {children}
      </Panel>
    </Frame>
  );
}
