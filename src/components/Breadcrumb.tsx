import styled from "@emotion/styled";
import { fontSize, gray, minimumTarget, touchTarget, unread } from "../design/tokens";
import { Link } from "./Link";

export interface Crumb {
  name: string;
  /** A page's path. */
  path: string;
}

const List = styled.ol({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: fontSize.small,
  color: gray[600],
  "& li": { display: "flex", alignItems: "center" },
  "& li + li::before": { content: unread('"/"'), padding: "0 10px 0 2px", color: gray[500] },
  // The padding makes a short name 44 px wide, with the slash in the middle between the names.
  "& a": { ...touchTarget, minWidth: minimumTarget, paddingInline: 8, marginLeft: -8 },
});

/** The path to a page, from the nearest index to the page itself (the last entry, not a link). */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List role="list">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
