import styled from "@emotion/styled";
import { FeatureDrawing, type FeatureIconName } from "../../components/FeatureIcon";
import { fontSize, from, radius, teal, type } from "../../design/tokens";
import { Art } from "../media/Art";

export interface PlanHeadingProps {
  /** Names the card. */
  id: string;
  title: string;
  size: "h2" | "h3" | "h4";
  icon?: FeatureIconName;
  iconSrc?: string;
}

const Bar = styled.div({
  display: "flex",
  alignItems: "center",
  gap: 16,
  padding: "20px 24px",
  background: teal[100],
  [from.tablet]: { padding: "24px 32px", gap: 20 },
});

/** The arch of the logo, 52 by 66 px. */
const Arch = styled.span({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 52,
  height: 66,
  overflow: "hidden",
  borderRadius: radius.archSmall,
  background: teal[300],
  color: teal[900],
  "& > span, & > img, & > picture": { width: "100%" },
});

const titles = {
  h2: styled.h2(type.h2),
  h3: styled.h3(type.h3),
  h4: styled.h4(type.h3, { fontSize: fontSize.subheading }),
} as const;

/** The head of a plan card: an icon in an arch, and the plan's name. */
export function PlanHeading({ id, title, size, icon, iconSrc }: PlanHeadingProps) {
  const Title = titles[size];
  return (
    <Bar>
      {(icon || iconSrc) && (
        <Arch>{icon ? <FeatureDrawing name={icon} size={28} /> : <Art image={iconSrc!} />}</Arch>
      )}
      <Title id={id}>{title}</Title>
    </Bar>
  );
}
