import styled from "@emotion/styled";
import { Band, type BandProps } from "../../components/Band";
import { column, from, type } from "../../design/tokens";
import { Art } from "../media/Art";
import { flow } from "./flow";
import type { MediaPath } from "../../content/schema/component-shapes";

export interface SectionProps extends BandProps {
  title?: string;
}

const Title = styled.h2(type.h2, { maxWidth: "22em" });
const Flow = styled.div(flow);

/**
 * A band of a page with its heading. Do not put two tinted bands (`plain`, `gray`, `teal`) in a row.
 * @band
 * @heading 2
 * @example
 * <Section tone="white" title="What a plan costs at {company.product}" id="cost">
 *
 * Words, **strong words**, a [link in a sentence](/faq), and a figure: {cost.ivfCycle}.
 *
 * - A list of points
 * - Each with a check
 *
 * 1. **A list of steps.** Each with its number in an arch.
 * 2. **The second.** The numbers alternate between three colors.
 *
 * | A table | From Markdown |
 * |---|---|
 * | on a phone | each row is stacked |
 *
 * [A link on a line of its own is easy to press](/faq)
 *
 * </Section>
 * @example On dark
 * <Section tone="dark" title="Dark">
 *
 * <Lede>A lede on dark, as light as the background requires.</Lede>
 *
 * [A link on dark](/faq), and a button for dark backgrounds:
 *
 * <Actions>
 *   <Button to="/faq" look="promo">Read the questions</Button>
 * </Actions>
 *
 * <FinePrint>Fine print on dark.</FinePrint>
 *
 * </Section>
 */
export function Section({ title, children, ...band }: SectionProps) {
  return (
    <Band {...band}>
      <Flow>
        {title && <Title>{title}</Title>}
        {children}
      </Flow>
    </Band>
  );
}

export interface SplitProps extends SectionProps {
  /** Path under content/media. */
  image: MediaPath;
  /** The picture's side on wide screens. */
  side?: "left" | "right";
}

const Grid = styled.div<{ side: "left" | "right" }>(({ side }) => ({
  ...column,
  gap: 40,
  alignItems: "center",
  [from.tablet]: {
    gridTemplateColumns:
      side === "right" ? "minmax(0, 1.2fr) minmax(0, 1fr)" : "minmax(0, 1fr) minmax(0, 1.2fr)",
    gap: 64,
    "& > :last-child": side === "left" ? { order: -1 } : {},
  },
}));

const Frame = styled.div({ maxWidth: 520, width: "100%", marginInline: "auto" });

/**
 * A Section with a picture beside its words, or below them on phones.
 * @band
 * @heading 2
 * @example
 * <Split tone="teal" side="left" id="rates" title="Attractive and competitive rates" image="spots/rates.svg">
 *
 * Our rates run from {apr.min} to {apr.max} APR.
 *
 * </Split>
 */
export function Split({ title, image, side = "right", children, ...band }: SplitProps) {
  return (
    <Band {...band}>
      <Grid side={side}>
        <Flow>
          {title && <Title>{title}</Title>}
          {children}
        </Flow>
        <Frame>
          <Art image={image} />
        </Frame>
      </Grid>
    </Band>
  );
}
