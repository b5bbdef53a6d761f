import styled from "@emotion/styled";
import { Fragment } from "react";
import { ActionButton } from "../../../components/Button";
import { minimumTarget } from "../../../design/space";
import { createStore, toggleSideMenu } from "../../../application/state";
import { SideMenu } from "../../../application/widgets/dialogs/SideMenu";
import { Row } from "../parts";

const stores = { left: createStore(), right: createStore() };

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

/** One from the left and one from the right, each with its own store. */
export function SideMenus() {
  return (
    <Row>
      {(["left", "right"] as const).map((side) => (
        <Fragment key={side}>
          <ActionButton look="secondary" onClick={() => toggleSideMenu(stores[side])}>
            From the {side}
          </ActionButton>
          <SideMenu side={side} label={`Menu on the ${side}`} store={stores[side]}>
            {links}
          </SideMenu>
        </Fragment>
      ))}
    </Row>
  );
}
