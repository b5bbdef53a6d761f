import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { FeatureIcon, type FeatureIconName, type FeatureTone } from "../../components/FeatureIcon";
import { from, gray, surface, type, until } from "../../design/tokens";

/**
 * Cards side by side: one column on phones, two on wider screens.
 * @example
 * <Cards>
 * <Card title="Email" icon="envelope-simple">
 *
 * [{mail.customerCare}](link:mail.customerCare)
 *
 * </Card>
 * <Card title="Phone" icon="phone" tone="purple">
 *
 * Answered {company.hours.shown}.
 *
 * </Card>
 * </Cards>
 */
export const Cards = styled.div({
  display: "grid",
  gap: 24,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  // A link's printed address follows its words, which would be squeezed beside it.
  "@media print": { "& .lone-link > a": { display: "inline" } },
});

export interface CardProps {
  title: string;
  icon: FeatureIconName;
  tone?: FeatureTone;
  children: ReactNode;
}

const Box = styled.article({
  // The words fill the width below the icon and the heading. On desktops they are beside the icon.
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: "12px 24px",
  alignContent: "start",
  alignItems: "center",
  padding: 24,
  ...surface,
  color: gray[700],
  breakInside: "avoid",
  [from.desktop]: { display: "flex", alignItems: "flex-start", padding: 32 },
});
const Words = styled.div({
  "& > * + *": { marginTop: 12 },
  [until.desktop]: { display: "contents", "& > * + *": { gridColumn: "1 / -1", marginTop: 0 } },
});
const Title = styled.h3(type.h3);

/**
 * An icon in an arch, a heading and a few words.
 * @partOf Cards Columns
 * @heading 3
 */
export function Card({ title, icon, tone = "teal", children }: CardProps) {
  return (
    <Box>
      <FeatureIcon name={icon} tone={tone} />
      <Words>
        <Title>{title}</Title>
        {children}
      </Words>
    </Box>
  );
}
