import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useFactText } from "../../components/FactsContext";
import { Section as Band, type SectionProps as BandProps } from "../../components/Section";
import { from } from "../../design/breakpoints";
import { type } from "../../design/type";
import { Art } from "../media/Art";
import { flow } from "./flow";
import type { MediaPath } from "../../content/schema/component-shapes";

export interface SectionProps extends BandProps {
  title?: string;
  children: ReactNode;
}

const Title = styled.h2(type.h2, { maxWidth: "22em" });
const Flow = styled.div(flow);

/** A band of a page with its heading. Tones: plain, white, gray, teal, dark; never two tinted bands in a row. */
export function Section({ title, children, ...band }: SectionProps) {
  const text = useFactText();
  return (
    <Band {...band}>
      <Flow>
        {title && <Title>{text(title)}</Title>}
        {children}
      </Flow>
    </Band>
  );
}

export interface SplitProps extends SectionProps {
  /** Path under content/media. */
  image: MediaPath;
  /** The side the picture stands on, on wide screens. */
  side?: "left" | "right";
}

const Grid = styled.div<{ side: "left" | "right" }>(({ side }) => ({
  display: "grid",
  gap: 40,
  alignItems: "center",
  [from.tablet]: {
    gridTemplateColumns:
      side === "right" ? "minmax(0, 1.2fr) minmax(0, 1fr)" : "minmax(0, 1fr) minmax(0, 1.2fr)",
    gap: 64,
    "& > :last-child": { order: side === "left" ? -1 : 0 },
  },
}));

const Frame = styled.div({ maxWidth: 520, width: "100%", marginInline: "auto" });

/** Words beside a picture; under each other on a phone, words first. */
export function Split({ title, image, side = "right", children, ...band }: SplitProps) {
  const text = useFactText();
  return (
    <Band {...band}>
      <Grid side={side}>
        <Flow>
          {title && <Title>{text(title)}</Title>}
          {children}
        </Flow>
        <Frame>
          <Art image={image} />
        </Frame>
      </Grid>
    </Band>
  );
}
