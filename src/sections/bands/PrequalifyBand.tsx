import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/Button";
import { Section } from "../../components/Section";
import { from, gray, radius, teal, type } from "../../design/tokens";
import { ArchTrio } from "../media/ArchTrio";
import type { LinkTarget, PageId } from "../../content/schema/component-shapes";

export interface PrequalifyBandProps {
  title: string;
  /** The band around the panel. */
  tone?: "plain" | "white" | "gray";
  id?: PageId;
  buttonText?: string;
  /** A page, or `link:name`. */
  buttonLink?: LinkTarget;
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
 * <PrequalifyBand tone="white" id="nurse-call" title="Talk to a nurse first" buttonText="Book a nurse call" buttonLink="link:nurseBooking">
 *
 * You choose a time that suits you.
 *
 * </PrequalifyBand>
 */
export function PrequalifyBand({
  title,
  tone = "plain",
  id,
  buttonText = "Get Started",
  buttonLink = "link:app.getStarted",
  children,
}: PrequalifyBandProps) {
  return (
    <Section tone={tone} id={id}>
      <Panel>
        <Title>{title}</Title>
        {children}
        <Action>
          <ButtonLink to={buttonLink} size="large" wideOnPhone>
            {buttonText}
          </ButtonLink>
        </Action>
        <ArchTrio />
      </Panel>
    </Section>
  );
}
