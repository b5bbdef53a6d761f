import styled from "@emotion/styled";
import { useState } from "react";
import { ActionButton } from "../../../components/Button";
import { minimumTarget } from "../../../design/space";
import { toggleSideMenu } from "../../../application/state";
import { SideMenu } from "../../../application/widgets/dialogs/SideMenu";
import { StoreSideMenu } from "../../../application/widgets/global/StoreSideMenu";
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
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <ActionButton look="secondary" onClick={() => setOpen(true)}>
        From the left
      </ActionButton>
      <ActionButton look="secondary" onClick={() => toggleSideMenu(store)}>
        From the right
      </ActionButton>
      <SideMenu side="left" label="Left menu" isOpen={isOpen} onClose={() => setOpen(false)}>
        {links}
      </SideMenu>
      <StoreSideMenu side="right" label="Right menu" store={store}>
        {links}
      </StoreSideMenu>
    </Row>
  );
}
