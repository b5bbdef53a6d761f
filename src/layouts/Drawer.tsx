import styled from "@emotion/styled";
import { Fragment, useRef } from "react";
import { ButtonLink } from "../components/Button";
import { SharedIcon } from "../components/Icon";
import { Link } from "../components/Link";
import { drawerTabs, getStarted } from "../site/navigation";
import { IconButton, sidePanel, sidePanelPadding } from "../components/side-panel";
import { forcedEdge, gray, layout, purple, teal, withoutPopovers } from "../design/tokens";
import { TalkToUs } from "../sections/lists/TalkToUs";
import { CalmSwitch } from "./CalmSwitch";
import { useModalPopover } from "./useModalPopover";

/** Id for the `popovertarget` of the navbar's menu button. */
export const drawerId = "site-drawer";

const GetStarted = styled(ButtonLink)({ width: "100%", marginTop: 24 });

const Panel = styled.div(sidePanel("right", ":popover-open"), {
  padding: sidePanelPadding,
  border: 0,
  ...forcedEdge,
  [withoutPopovers]: { width: "auto", height: "auto", transform: "none", boxShadow: "none" },
});

const Contact = styled.div({ marginTop: 24, paddingTop: 8, borderTop: `1px solid ${gray[200]}` });

const Close = styled(IconButton)({ marginLeft: "auto", [withoutPopovers]: { display: "none" } });

/** Radio buttons that look like tabs: they switch without scripts, and arrow keys move between them. */
const Tabs = styled.fieldset({
  margin: 0,
  padding: 0,
  border: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  "& > label": {
    display: "grid",
    placeItems: "center",
    minHeight: 48,
    fontWeight: 600,
    color: gray[600],
    borderBottom: `2px solid ${gray[200]}`,
    cursor: "pointer",
  },
  "& > input:checked + label": { color: teal[700], borderBottom: `4px solid ${teal[600]}` },
  "& > input:focus-visible + label": { outline: `3px solid ${purple[600]}`, outlineOffset: -3 },
  "& > div": { display: "none", gridColumn: "1 / -1", order: 1, paddingTop: 12 },
  "& > input:nth-of-type(1):checked ~ div:nth-of-type(1), & > input:nth-of-type(2):checked ~ div:nth-of-type(2)":
    { display: "block" },
});

const Item = styled(Link)({
  display: "flex",
  alignItems: "center",
  minHeight: layout.dropdownItem,
  paddingInline: 8,
  color: gray[900],
  // No link where the menu button was, which the second tap of a double tap would follow.
  marginRight: 32,
  fontWeight: 500,
  textDecoration: "none",
  "&:hover": { background: teal[50], color: teal[700] },
});

/**
 * The phone's menu. A popover, so that it opens and closes without scripts. In browsers without popovers it is at the end
 * of the page, and the navbar links to it.
 */
export function Drawer() {
  const panel = useRef<HTMLDivElement>(null);
  useModalPopover(panel);
  return (
    <Panel
      ref={panel}
      id={drawerId}
      data-hydrate="native"
      popover="auto"
      role="dialog"
      aria-label="Menu"
      onClick={({ target }) => (target as Element).closest("a") && panel.current?.hidePopover?.()}
    >
      <Close type="button" popovertarget={drawerId} popovertargetaction="hide" aria-label="Close menu">
        <SharedIcon name="x" />
      </Close>
      <nav aria-label="Menu">
        <Tabs>
          <legend className="visually-hidden">Part of the menu</legend>
          {drawerTabs.map(({ label, children }, index) => {
            const id = `drawer-tab-${index + 1}`;
            return (
              <Fragment key={id}>
                <input
                  type="radio"
                  name="drawer-tab"
                  id={id}
                  className="visually-hidden"
                  defaultChecked={index === 0}
                />
                <label htmlFor={id}>{label}</label>
                <div>
                  <ul role="list">
                    {children.map((item) => (
                      <li key={item.label}>
                        <Item to={item.to}>{item.label}</Item>
                      </li>
                    ))}
                  </ul>
                  <GetStarted to={getStarted.to}>Get started</GetStarted>
                </div>
              </Fragment>
            );
          })}
        </Tabs>
      </nav>
      <Contact>
        <TalkToUs />
        <CalmSwitch />
      </Contact>
    </Panel>
  );
}
