import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Container } from "../../components/Container";
import { gray, teal } from "../../design/color";
import { from } from "../../design/breakpoints";
import { type } from "../../design/type";
import { Art } from "../media/Art";
import { ExamplePayment } from "../plans/ExamplePayment";
import type { MediaPath } from "../../content/schema/component-shapes";

export interface HeroProps {
  /** The page's one h1. Facts may be named: `Clinics love growing with {company.product}`. */
  title: string;
  /** A small line above the title. */
  eyebrow?: string;
  /** Path under content/media; without it the hero is words alone. */
  image?: MediaPath;
  /** A card over the art: `example-payment` is the published example with its APR and total. */
  card?: "example-payment";
  /** What follows the title: a lede, actions, fine print. */
  children?: ReactNode;
}

const Band = styled.section({ background: gray[50], overflow: "hidden" });

const own = { shouldForwardProp: (prop: string) => prop !== "illustrated" };
const Grid = styled(
  Container,
  own,
)<{ illustrated: boolean }>(({ illustrated }) => ({
  display: "grid",
  gap: 40,
  alignItems: "end",
  paddingTop: 40,
  [from.tablet]: { paddingTop: 56 },
  [from.desktop]: {
    gridTemplateColumns: illustrated ? "minmax(0, 1.15fr) minmax(0, 1fr)" : "1fr",
    gap: 64,
    paddingTop: 64,
  },
}));

const Words = styled.div({
  alignSelf: "center",
  paddingBottom: 8,
  [from.desktop]: { paddingBottom: 64 },
  "& > * + *": { marginTop: 24 },
  "& > p": { maxWidth: "34em", textWrap: "pretty" },
  "& > p:first-of-type": { fontSize: "clamp(18px, 1.5vw, 21px)", lineHeight: 1.55 },
});

const Eyebrow = styled.div(type.eyebrow, { color: teal[700] });
const Title = styled.h1(type.display, { maxWidth: "13em" });
const Window = styled.div<{ carded: boolean }>(({ carded }) => ({
  position: "relative",
  width: "100%",
  maxWidth: 420,
  marginInline: "auto",
  // The card hangs out to the left: a step to the right keeps the pair in the middle.
  [from.tablet]: { left: carded ? 48 : 0 },
  // The arch stands a sixteenth inside its picture: out by that much, it ends where the page's column does.
  [from.desktop]: { left: 0, width: "calc(100% + 24px)", maxWidth: 537, marginRight: -24 },
  [from.wide]: { width: "calc(100% + 34px)", marginRight: -34 },
}));

/** On the art, hanging out to the left by less than the gap to the words; on phones over the foot of the art. */
const CardPlace = styled.div({
  position: "relative",
  marginTop: -72,
  marginBottom: 40,
  [from.tablet]: { position: "absolute", left: -96, bottom: 48, width: 316, margin: 0 },
  [from.desktop]: { left: -32, width: 300 },
  [from.wide]: { left: -64, bottom: 64, width: 316 },
});

/**
 * A page's opening: its one `h1`, what to know and do first, and its art on the band's lower edge.
 * @band
 * @heading 1
 * @shows ExamplePayment if card
 * @example
 * <Hero title="Growing with {company.product}" eyebrow="IVF Plans" image="heroes/ivf.svg">
 *
 * A loan that pays your clinic directly, and a registered nurse to call.
 *
 * <Actions>
 *   <Button to="link:app.getStarted" size="large">Get Started</Button>
 *   <Button to="#cost" look="secondary" size="large">See what a plan costs</Button>
 * </Actions>
 *
 * <FinePrint>
 *
 * Checking your rate takes about {prequalify.time}. {disclosure.short}
 *
 * </FinePrint>
 *
 * </Hero>
 * @example Words alone
 * <Hero title="Ask us anything about paying for care" />
 * @example With the example payment over the art
 * <Hero title="Begin your fertility journey today, stress-free" image="heroes/home.svg" card="example-payment">
 *
 * Check your rate in about {prequalify.time}. It won't affect your credit score.
 *
 * </Hero>
 */
export function Hero({ title, eyebrow, image, card, children }: HeroProps) {
  return (
    <Band>
      <Grid illustrated={Boolean(image)}>
        <Words>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Title>{title}</Title>
          {children}
        </Words>
        {image && (
          <Window carded={Boolean(card)}>
            <Art image={image} eager />
            {card === "example-payment" && (
              <CardPlace>
                <ExamplePayment />
              </CardPlace>
            )}
          </Window>
        )}
      </Grid>
    </Band>
  );
}
