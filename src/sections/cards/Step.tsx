import styled from "@emotion/styled";
import { useContext, type ReactNode } from "react";
import { FeatureIcon, type FeatureIconName } from "../../components/FeatureIcon";
import { gray } from "../../design/color";
import { until } from "../../design/breakpoints";
import { fontSize, type } from "../../design/type";
import { idOf } from "../../content/markdown/id-of";
import { StepPlace } from "./step-place";
import { StepWords } from "./StepWords";

export interface StepProps {
  icon: FeatureIconName;
  /** What the icon shows; left out for an ornament. */
  alt?: string;
  title: string;
  tone?: "teal" | "purple" | "orange";
  /** The step in Markdown; or `description` for plain words. */
  children?: ReactNode;
  description?: string;
}

const tones = ["teal", "purple", "orange"] as const;

const Item = styled.li<{ collapsible: boolean }>(({ collapsible }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  columnGap: 20,
  alignItems: "start",
  alignContent: "start",
  color: gray[700],
  // On phones a closed step is a row; its sign, or a touch anywhere on the row, opens it.
  ...(collapsible && {
    [until.tablet]: {
      paddingBottom: 24,
      borderBottom: `1px solid ${gray[200]}`,
      "&:last-of-type": { borderBottom: 0 },
      "& h3": { paddingRight: 44 },
    },
  }),
}));

const Place = styled.p({ fontSize: fontSize.fine, fontWeight: 600, lineHeight: 1.4, color: gray[600] });
const Title = styled.h3(type.h3, { marginTop: 2, fontSize: "clamp(21px, 1.7vw, 24px)" });

/**
 * One of the Steps: its icon in an arch, its number, its title and its words.
 * @partOf Steps
 * @heading 3
 */
export function Step({ icon, alt, title, tone, children, description }: StepProps) {
  const { number, label, collapsible } = useContext(StepPlace);
  const id = `step-${number}-${idOf(title)}`;
  const words = children ?? description;
  return (
    <Item collapsible={collapsible}>
      <span {...(alt ? { role: "img", "aria-label": alt } : {})}>
        <FeatureIcon name={icon} tone={tone ?? tones[(number - 1) % tones.length]} />
      </span>
      <div>
        <Place>
          {label} {number}
        </Place>
        <Title id={id}>{title}</Title>
        {words && (
          <StepWords titleId={id} collapsible={collapsible}>
            {words}
          </StepWords>
        )}
      </div>
    </Item>
  );
}
