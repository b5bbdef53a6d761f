import styled from "@emotion/styled";
import { Link } from "../../components/Link";
import { TERMS_TABS } from "../../site/routes";
import { fontSize, from, gray, teal } from "../../design/tokens";

const names: Record<(typeof TERMS_TABS)[number], string> = {
  tou: "Terms of Service",
  membership: "Premium Membership",
  loans: "Loan Terms",
  "tech-services-agreement": "Technology Services Agreement",
};

/** The tabs of the Terms area, in order. */
export const termsTabs = TERMS_TABS.map((id) => ({ id, name: names[id] }));

const List = styled.ul({
  display: "grid",
  marginBottom: 48,
  borderBottom: `1px solid ${gray[200]}`,
  [from.tablet]: { display: "flex", flexWrap: "wrap", columnGap: 32 },
});

const Tab = styled(Link)({
  display: "flex",
  alignItems: "center",
  minHeight: 52,
  paddingLeft: 12,
  borderLeft: "4px solid transparent",
  color: gray[600],
  fontSize: fontSize.small,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { color: teal[700], textDecoration: "underline" },
  '&[aria-current="page"]': { color: teal[700], borderColor: teal[600], background: teal[50] },
  [from.tablet]: {
    paddingLeft: 0,
    borderLeft: 0,
    borderBottom: "4px solid transparent",
    marginBottom: -1,
    '&[aria-current="page"]': { background: "none", borderBottom: `4px solid ${teal[600]}` },
  },
  // Forced colors draw transparent borders too.
  "@media (forced-colors: active)": { '&:not([aria-current="page"])': { borderStyle: "none" } },
});

/**
 * Links to the four tabs, under the base of the current address.
 * @param base `/terms` or `/tos`
 * @param active the path of the page being shown
 */
export function TermsTabs({ base, active }: { base: string; active: string }) {
  return (
    <nav aria-label="Terms">
      <List role="list">
        {termsTabs.map(({ id, name }) => {
          const path = `${base}/${id}`;
          return (
            <li key={id}>
              <Tab to={path} aria-current={path === active ? "page" : undefined}>
                {name}
              </Tab>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
