import styled from "@emotion/styled";
import { Children, isValidElement, type ReactNode } from "react";
import { FeatureIcon, type FeatureIconName, type FeatureTone } from "../../components/FeatureIcon";
import { from, gray, type } from "../../design/tokens";

export interface FeaturesProps {
  /** Columns on desktops; two on tablets for an even number, one on phones. 1: a list, each icon beside its words. */
  columns?: 1 | 2 | 3 | 4;
  /** Features, in order. */
  children: ReactNode;
}

const Grid = styled.ul<{ columns: number; even: boolean }>(({ columns, even }) => ({
  display: "grid",
  gap: 40,
  // In print a heading does not stay with a grid below it.
  ...(!even && { "@media print": { display: "block", "& > li + li": { marginTop: 40 } } }),
  ...(columns > 1 && {
    [from.tablet]: even ? { gridTemplateColumns: "1fr 1fr" } : {},
    [from.desktop]: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      ...(columns === 2 && { columnGap: 64 }),
      "& > li": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 16 },
    },
  }),
}));

/**
 * The features of a service, each with an icon in an arch.
 * @example
 * <Features columns={3}>
 * <Feature icon="hand-coins" title="Paid where it is owed">
 *
 * Loans are paid directly to clinics.
 *
 * </Feature>
 * <Feature icon="calendar-check" tone="purple" title="One monthly payment">
 *
 * One amount, on one date.
 *
 * </Feature>
 * <Feature icon="pill" tone="orange" title="Medication discounts" />
 * </Features>
 */
export function Features({ columns = 3, children }: FeaturesProps) {
  const count = Children.toArray(children).filter(isValidElement).length;
  return (
    <Grid columns={columns} even={count % 2 === 0} role="list">
      {children}
    </Grid>
  );
}

export interface FeatureProps {
  icon: FeatureIconName;
  tone?: FeatureTone;
  title: string;
  children?: ReactNode;
}

const Item = styled.li({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  columnGap: 20,
  alignItems: "start",
  color: gray[700],
  alignContent: "start",
});
const Title = styled.h3(type.h3, { marginBottom: 8 });
const Words = styled.div({ "& p + p": { marginTop: 8 } });

/**
 * One entry of Features. Its words are beside its icon, or below it on desktops if entries are side by side.
 * @partOf Features
 * @heading 3
 */
export function Feature({ icon, tone = "teal", title, children }: FeatureProps) {
  return (
    <Item>
      <FeatureIcon name={icon} tone={tone} />
      <Words>
        <Title>{title}</Title>
        {children}
      </Words>
    </Item>
  );
}
