import styled from "@emotion/styled";
import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { ActionButton } from "../../../components/Button";
import { minimumTarget } from "../../../design/space";
import { closeSideMenu, showSideMenuAtom, toggleSideMenu } from "../../../application/state";
import { SideMenu } from "../../../application/widgets/dialogs/SideMenu";
import { Row } from "../parts";
import { store } from "../store";

const MenuLink = styled.a({ display: "flex", alignItems: "center", minHeight: minimumTarget });

const links = (
  <ul role="list">
    {["Inputs", "Toast", "Side menu"].map((name) => (
      <li key={name}>
        <MenuLink href={`#widget-${name.toLowerCase().replace(" ", "-")}`}>{name}</MenuLink>
      </li>
    ))}
  </ul>
);

/** One from the left, opened by its owner; one from the right, opened through the store. */
export function SideMenus() {
  const [isLeftOpen, setLeftOpen] = useState(false);
  const isRightOpen = useAtomValue(showSideMenuAtom, { store });
  return (
    <Row>
      <ActionButton look="secondary" onClick={() => setLeftOpen(true)}>
        From the left
      </ActionButton>
      <ActionButton look="secondary" onClick={() => toggleSideMenu(store)}>
        From the right
      </ActionButton>
      <SideMenu side="left" label="Left menu" isOpen={isLeftOpen} onClose={() => setLeftOpen(false)}>
        {links}
      </SideMenu>
      <SideMenu side="right" label="Right menu" isOpen={isRightOpen} onClose={() => closeSideMenu(store)}>
        {links}
      </SideMenu>
    </Row>
  );
}
