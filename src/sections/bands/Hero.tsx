import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Container } from "../../components/Container";
import { useFactText } from "../../components/FactsContext";
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

/** A page's opening: its title, what to know first, what to do first, and its art standing on the band's lower edge. */
export function Hero({ title, eyebrow, image, card, children }: HeroProps) {
  const text = useFactText();
  return (
    <Band>
      <Grid illustrated={Boolean(image)}>
        <Words>
          {eyebrow && <Eyebrow>{text(eyebrow)}</Eyebrow>}
          <Title>{text(title)}</Title>
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
