import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { FeatureIcon, type FeatureIconName } from "../../components/FeatureIcon";
import { gray } from "../../design/color";
import { from } from "../../design/breakpoints";
import { check } from "./checked";

export interface CoverageListProps {
  /** Side by side from a tablet up. */
  columns?: 1 | 2 | 3 | 4;
  /** A Markdown list, or CoverageItems. */
  children: ReactNode;
}

const across = (columns: number) => ({
  // A section keeps plain lists to a comfortable line; this one takes the whole width.
  "&&": { maxWidth: "none" },
  display: "grid",
  gap: "16px 40px",
  fontSize: 18,
  color: gray[900],
  [from.tablet]: { gridTemplateColumns: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))` },
  [from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
});

const Markdown = styled.div<{ columns: number }>(({ columns }) => ({
  "& > ul": { ...across(columns), padding: 0, "& > li": check },
}));
const Items = styled.ul<{ columns: number }>(({ columns }) => across(columns));

/** What a plan covers, as a list with checks or icons. Specification 2.5 ("What does a Fertility plan cover?"). */
export function CoverageList({ columns = 2, children }: CoverageListProps) {
  const items = Children.toArray(children).filter(
    (child) => isValidElement(child) && child.type === CoverageItem,
  );
  if (items.length === 0) return <Markdown columns={columns}>{children}</Markdown>;
  return (
    <Items columns={columns} role="list">
      {items}
    </Items>
  );
}

const WithIcon = styled.li({ display: "flex", alignItems: "center", gap: 16 });
const WithCheck = styled.li(check);

/** One of a CoverageList. @param icon a feature's icon; without it, a check */
export function CoverageItem({ icon, children }: { icon?: FeatureIconName; children: ReactNode }) {
  if (!icon) return <WithCheck>{children}</WithCheck>;
  return (
    <WithIcon>
      <FeatureIcon name={icon} />
      <span>{children}</span>
    </WithIcon>
  );
}
