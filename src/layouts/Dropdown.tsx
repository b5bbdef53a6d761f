import styled from "@emotion/styled";
import { useRef } from "react";
import { SharedIcon } from "../components/Icon";
import { Link } from "../components/Link";
import { useOpenDetails } from "../components/useOpenDetails";
import type { Menu } from "../site/navigation";
import { fontSize, gray, layout, radius, shadow, teal, white } from "../design/tokens";

const Details = styled.details({ position: "relative" });

const Summary = styled.summary({
  display: "flex",
  alignItems: "center",
  gap: 6,
  paddingInline: 12,
  color: gray[900],
  fontSize: fontSize.small,
  fontWeight: 500,
  whiteSpace: "nowrap",
  "details[open] > & svg": { transform: "rotate(180deg)" },
  "&:hover": { color: teal[700] },
});

const List = styled.ul({
  position: "absolute",
  top: "calc(100% + 8px)",
  left: 0,
  minWidth: 232,
  padding: 8,
  background: white,
  border: `1px solid ${gray[200]}`,
  borderRadius: radius.tile,
  boxShadow: shadow.medium,
});

const Item = styled(Link)({
  display: "flex",
  alignItems: "center",
  height: layout.dropdownItem,
  paddingInline: 16,
  borderRadius: radius.input,
  color: gray[900],
  fontSize: fontSize.small,
  fontWeight: 500,
  textDecoration: "none",
  "&:hover": { background: teal[50], color: teal[700] },
});

/** A menu of the navbar. Opens without scripts; with them, an outside click, Escape or leaving it by Tab closes it. */
export function Dropdown({ menu }: { menu: Menu }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { close, onBlur } = useOpenDetails(details);
  return (
    <Details ref={details} name="main-menu" data-hydrate="native" onBlur={onBlur}>
      <Summary>
        {menu.label}
        <SharedIcon name="caret-down" size={14} />
      </Summary>
      <List role="list">
        {menu.children.map(({ label, to }) => (
          <li key={label}>
            <Item to={to} onClick={close}>
              {label}
            </Item>
          </li>
        ))}
      </List>
    </Details>
  );
}
