import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { SharedIcon } from "../components/Icon";
import { Link } from "../components/Link";
import { useClickOutside } from "../components/useClickOutside";
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
  const close = () => details.current?.removeAttribute("open");
  useClickOutside(details, close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      const inside = details.current.contains(document.activeElement);
      close();
      if (inside) details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Details
      ref={details}
      name="main-menu"
      data-hydrate="native"
      // Open, it could cover what has the focus (WCAG 2.4.11).
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
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
