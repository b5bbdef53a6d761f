import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/Button";
import { Band } from "../../components/Band";
import { from, gray, orange, purple, radius, teal, type, white } from "../../design/tokens";

export interface PrequalifyBandProps {
  title: string;
  /** Background of the band around the panel. */
  tone?: "plain" | "white" | "gray";
  buttonText?: string;
  /** How prequalifying works, in a sentence or two. */
  children?: ReactNode;
}

const Panel = styled.div({
  position: "relative",
  overflow: "hidden",
  padding: "32px 24px 104px",
  borderRadius: radius.portrait,
  background: teal[100],
  color: gray[700],
  [from.tablet]: { padding: "48px 48px 112px" },
  [from.desktop]: { padding: "56px 400px 56px 64px" },
  "& p": { maxWidth: "34em" },
});
const Title = styled.h2(type.h2, { marginBottom: 12 });
const Action = styled.div({ marginTop: 24 });

const Arches = styled.svg({
  position: "absolute",
  right: 24,
  bottom: 0,
  height: 88,
  maxWidth: "none",
  [from.desktop]: { right: 40, height: 176 },
});

/** Rings of each arch, outermost first. */
const arches = [
  { x: 0, top: 70, rings: [teal[300], teal[200], white] },
  { x: 116, top: 0, rings: [teal[600], teal[400], teal[200], orange[300]] },
  { x: 232, top: 48, rings: [purple[500], purple[300], purple[100]] },
];

/** Decoration: three paper-cut arches of different heights on the lower edge of their panel. */
function ArchTrio() {
  return (
    <Arches viewBox="0 0 336 192" aria-hidden="true" focusable="false">
      {arches.map(({ x, top, rings }) =>
        rings.map((color, ring) => {
          const radius = 52 - ring * 13;
          const shape = `M${x + ring * 13} 192V${top + 52}a${radius} ${radius} 0 0 1 ${radius * 2} 0V192Z`;
          return <path key={shape} d={shape} fill={color} />;
        }),
      )}
    </Arches>
  );
}

/**
 * An invitation to prequalify in the middle of a page.
 * @band
 * @heading 2
 * @example
 * <PrequalifyBand title="Prequalify Now">
 *
 * About {prequalify.time}, online.
 *
 * </PrequalifyBand>
 * @example With its own button
 * <PrequalifyBand tone="white" title="Prequalify Now" buttonText="Prequalify Now" />
 */
export function PrequalifyBand({
  title,
  tone = "plain",
  buttonText = "Get Started",
  children,
}: PrequalifyBandProps) {
  return (
    <Band tone={tone}>
      <Panel>
        <Title>{title}</Title>
        {children}
        <Action>
          <ButtonLink to="link:app.getStarted" size="large" wideOnPhone>
            {buttonText}
          </ButtonLink>
        </Action>
        <ArchTrio />
      </Panel>
    </Band>
  );
}
