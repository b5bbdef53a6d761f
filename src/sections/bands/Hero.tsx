import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Container } from "../../components/Container";
import { Fact } from "../../components/Fact";
import { column, family, from, gray, teal, type, until } from "../../design/tokens";
import { Art } from "../media/Art";
import { useOwnMedia } from "../media/MediaContext";
import { ExamplePayment } from "../plans/ExamplePayment";
import type { MediaPath } from "../../content/schema/component-shapes";

export interface HeroProps {
  /** The page's one h1. Facts may be named: `Clinics love growing with {company.product}`. */
  title: string;
  /** A small line above the title. */
  eyebrow?: string;
  /** The partner clinic of a page. Its wordmark (`logos/clinic-<slug>.svg`) is shown beside ours, above the title. */
  partner?: string;
  /** Path under content/media; without it the hero has words only. */
  image?: MediaPath;
  /** A card over the art, so only with `image`: `example-payment` is the published example with its APR and total. */
  card?: "example-payment";
  /** Hides the picture on phones, for a page whose visitors came for the part below the hero. */
  compact?: boolean;
  /** The content below the title: a lede, actions, fine print. */
  children?: ReactNode;
}

const Band = styled.section({ background: gray[50], overflow: "hidden" });

const Grid = styled(Container)<{ illustrated: boolean }>(({ illustrated }) => ({
  ...column,
  gap: 40,
  alignItems: "end",
  paddingTop: 40,
  ...(illustrated && { [from.split]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)" } }),
  [from.tablet]: { paddingTop: 56 },
  [from.desktop]: { gap: 64, paddingTop: 64 },
}));

// On phones the words end the band where no picture follows.
// Top-aligned where taller than the art: centered words would move when the brand's font changes a line break.
const Words = styled.div<{ endBand: boolean }>(({ endBand }) => ({
  alignSelf: "start",
  paddingBottom: endBand ? 40 : 8,
  [from.split]: { paddingBottom: 56 },
  [from.desktop]: { alignSelf: "center", paddingBottom: 64 },
  "& > * + *": { marginTop: 24 },
  "& > p": { maxWidth: "34em" },
  "& > p:first-of-type": { fontSize: "clamp(1.125rem,1.5vw,1.3125rem)", lineHeight: 1.55 },
}));

const Names = styled.div({
  display: "flex",
  alignItems: "center",
  gap: 12,
  fontFamily: family.heading,
  fontSize: "1.375rem",
  lineHeight: 1.2,
  color: teal[900],
  "& > svg": { flex: "none" },
  // On the narrowest phones the partner's wordmark shrinks.
  "& > img": { minWidth: 0 },
});
const Times = styled.span({ color: gray[500] });

/** Our name beside a partner's wordmark, or beside the partner's name if there is no picture `logos/clinic.svg`. */
function Lockup({ partner }: { partner: string }) {
  const wordmark = useOwnMedia("logos/clinic.svg");
  return (
    <Names>
      <svg width="104" height="22" aria-hidden="true" fill="currentColor">
        <use href="/sprite.svg#wordmark" />
      </svg>
      <span className="visually-hidden">
        <Fact name="company.product" />
      </span>
      <Times aria-hidden="true">×</Times>
      {wordmark ? <img src={wordmark.url} alt={partner} {...wordmark.size} /> : partner}
    </Names>
  );
}

const Eyebrow = styled.div(type.eyebrow, { color: teal[700] });
const Title = styled.h1(type.display, { maxWidth: "13em" });
const Window = styled.div<{ compact: boolean; hasCard: boolean }>(({ compact, hasCard }) => ({
  position: "relative",
  width: "100%",
  maxWidth: 420,
  marginInline: "auto",
  ...(hasCard && { alignSelf: "start" }),
  [until.split]: compact ? { display: "none" } : {},
  // The arch is inset by a sixteenth of its picture. Moved out by that much, it ends at the edge of the page's column.
  [from.desktop]: {
    ...(hasCard && { alignSelf: "end" }),
    width: "calc(100% + 24px)",
    maxWidth: 537,
    marginRight: -24,
  },
  [from.wide]: { width: "calc(100% + 34px)", marginRight: -34 },
}));

/** Overlaps the lower edge of the art, and on desktops its left edge by half the gap to the words. */
const CardPlace = styled.div({
  position: "relative",
  marginTop: -72,
  marginBottom: 40,
  [from.desktop]: { position: "absolute", left: -32, bottom: 48, width: 300, margin: 0 },
  [from.wide]: { bottom: 64, width: 316 },
});

/**
 * A page's opening: its one `h1`, the most important words and actions, and art on the band's lower edge.
 * @band
 * @once
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
 * @example With a partner's wordmark, or its name
 * <Hero title="The smart way to start fertility care" partner="Copperwren Reproductive Care" />
 * @example With the example payment over the art
 * <Hero title="Begin your fertility journey today, stress-free" image="heroes/home.svg" card="example-payment">
 *
 * Check your rate in about {prequalify.time}. It won't affect your credit score.
 *
 * </Hero>
 */
export function Hero({ title, eyebrow, partner, image, card, compact = false, children }: HeroProps) {
  return (
    <Band>
      <Grid illustrated={Boolean(image)}>
        <Words endBand={compact || !image}>
          {partner && <Lockup partner={partner} />}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Title>{title}</Title>
          {children}
        </Words>
        {image && (
          <Window compact={compact} hasCard={Boolean(card)}>
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
