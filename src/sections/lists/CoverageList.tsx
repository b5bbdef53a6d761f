import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { FeatureIcon, type FeatureIconName } from "../../components/FeatureIcon";
import { fontSize, from, gray } from "../../design/tokens";

export interface CoverageListProps {
  /** Columns on desktops, four only from 1200 px; at most two on tablets, one on phones. */
  columns?: 1 | 2 | 3 | 4;
  /** CoverageItems, in order. */
  children: ReactNode;
}

const List = styled.ul<{ columns: number }>(({ columns }) => ({
  display: "grid",
  gap: "16px 40px",
  fontSize: fontSize.large,
  color: gray[900],
  [from.split]: { gridTemplateColumns: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))` },
  // Four on a small desktop would break long words.
  [columns === 4 ? from.wide : from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));

/**
 * A list of what a plan covers, with icons.
 * @example
 * <CoverageList columns={4}>
 * <CoverageItem icon="pill">Medications</CoverageItem>
 * <CoverageItem icon="microscope">PGT testing</CoverageItem>
 * <CoverageItem icon="users-three">Egg or sperm donor</CoverageItem>
 * </CoverageList>
 */
export function CoverageList({ columns = 2, children }: CoverageListProps) {
  return (
    <List columns={columns} role="list">
      {children}
    </List>
  );
}

const Item = styled.li({
  display: "flex",
  alignItems: "center",
  gap: 16,
  "& > :last-child": { minWidth: 0, overflowWrap: "anywhere" },
});

/**
 * One item of a CoverageList, with a feature's icon.
 * @partOf CoverageList
 */
export function CoverageItem({ icon, children }: { icon: FeatureIconName; children: ReactNode }) {
  return (
    <Item>
      <FeatureIcon name={icon} />
      <span>{children}</span>
    </Item>
  );
}
