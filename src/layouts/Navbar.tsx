import styled from "@emotion/styled";
import { ButtonLink } from "../components/Button";
import { Container } from "../components/Container";
import { SharedIcon } from "../components/Icon";
import { Link } from "../components/Link";
import { desktopMenus, getStarted, login, membership } from "../site/navigation";
import { gray, teal, white } from "../design/color";
import { fontSize, from, layout, minimumTarget, touchRow, until, withoutPopovers } from "../design/tokens";
import { IconButton } from "../components/side-panel";
import { Dropdown } from "./Dropdown";
import { drawerId } from "./Drawer";
import { Logo } from "./Logo";

const Bar = styled.div({ height: layout.navbar, background: white, borderBottom: `1px solid ${gray[200]}` });

const Row = styled(Container)({
  height: "100%",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "clamp(4px, 2vw, 16px)",
});

const Desktop = styled.nav({
  display: "flex",
  alignItems: "center",
  gap: 4,
  [until.desktop]: { display: "none" },
});

const Plain = styled(Link)({
  ...touchRow,
  paddingInline: 12,
  color: gray[900],
  fontSize: fontSize.small,
  fontWeight: 500,
  textDecoration: "none",
  "&:hover": { color: teal[700], textDecoration: "underline" },
});

const GetStarted = styled(ButtonLink)({ marginLeft: 12 });

const Phone = styled.nav({
  display: "flex",
  alignItems: "center",
  gap: 4,
  // The lines of the menu button, not its box, end where the text of the page ends.
  marginRight: -10,
  [from.desktop]: { display: "none" },
});

const Toggle = styled(IconButton)({ [withoutPopovers]: { display: "none" } });

/** Links to the drawer at the end of the page, in browsers without popovers. */
const ToDrawer = styled.a({
  display: "none",
  [withoutPopovers]: { display: "grid", placeItems: "center", minHeight: minimumTarget, paddingInline: 8 },
});

const Login = styled(ButtonLink)({ paddingInline: 12 });

/** The bar below the banner, 80 px high: menus on a desktop, Login and the drawer's button otherwise. */
export function Navbar() {
  return (
    <Bar>
      <Row>
        <Logo />
        <Desktop aria-label="Main">
          {desktopMenus.map((menu) => (
            <Dropdown key={menu.label} menu={menu} />
          ))}
          <Plain to={membership.to}>{membership.label}</Plain>
          <Plain to={login.to}>{login.label}</Plain>
          <GetStarted to={getStarted.to}>{getStarted.label}</GetStarted>
        </Desktop>
        <Phone aria-label="Main">
          <Login to={login.to} look="secondary" size="small">
            {login.label}
          </Login>
          <Toggle type="button" data-hydrate="native" popovertarget={drawerId} aria-label="Menu">
            <SharedIcon name="list" size={28} />
          </Toggle>
          <ToDrawer href={`#${drawerId}`}>Menu</ToDrawer>
        </Phone>
      </Row>
    </Bar>
  );
}
