import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { FeatureIcon, type FeatureIconName } from "../../components/FeatureIcon";
import { fontSize, from, gray } from "../../design/tokens";
import { check } from "./checked";
import { TextList } from "./TextList";

export interface CoverageListProps {
  /** Columns on desktops, four only from 1200 px; at most two on tablets, one on phones. */
  columns?: 1 | 2 | 3 | 4;
  /** A Markdown list, or CoverageItems. */
  children: ReactNode;
}

const across = (columns: number) => ({
  // Sections limit the width of plain lists.
  "&&": { maxWidth: "none" },
  display: "grid",
  gap: "16px 40px",
  fontSize: fontSize.large,
  color: gray[900],
  [from.tablet]: { gridTemplateColumns: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))` },
  // Four on a small desktop would break long words.
  [columns === 4 ? from.wide : from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
});

const Markdown = styled.div<{ columns: number }>(({ columns }) => ({
  "& > ul": { ...across(columns), padding: 0, "& > li": check },
}));
const Items = styled.ul<{ columns: number }>(({ columns }) => across(columns));

/**
 * A list of what a plan covers, with checks or icons.
 * @example A Markdown list
 * <CoverageList>
 *
 * - Cycle costs
 * - Physician fees
 * - Anesthesia
 *
 * </CoverageList>
 * @example Items with icons
 * <CoverageList columns={4}>
 * <CoverageItem icon="pill">Medications</CoverageItem>
 * <CoverageItem icon="microscope">PGT testing</CoverageItem>
 * <CoverageItem icon="users-three">Egg or sperm donor</CoverageItem>
 * <CoverageItem>Storage</CoverageItem>
 * </CoverageList>
 */
export function CoverageList({ columns = 2, children }: CoverageListProps) {
  const items = Children.toArray(children).filter(isValidElement);
  if (items.some(({ type }) => type === "ul" || type === TextList))
    return <Markdown columns={columns}>{children}</Markdown>;
  return (
    <Items columns={columns} role="list">
      {items}
    </Items>
  );
}

const WithIcon = styled.li({
  display: "flex",
  alignItems: "center",
  gap: 16,
  "& > :last-child": { minWidth: 0, overflowWrap: "anywhere" },
});
const WithCheck = styled.li(check);

/**
 * One item of a CoverageList: with a feature's icon, or with a check.
 * @partOf CoverageList
 */
export function CoverageItem({ icon, children }: { icon?: FeatureIconName; children: ReactNode }) {
  if (!icon) return <WithCheck>{children}</WithCheck>;
  return (
    <WithIcon>
      <FeatureIcon name={icon} />
      <span>{children}</span>
    </WithIcon>
  );
}
