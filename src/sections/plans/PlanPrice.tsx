import styled from "@emotion/styled";
import type { LoanTerm, TextOrNone } from "../../content/schema/component-shapes";
import { Fact } from "../../components/Fact";
import { gray, orange, purple, teal } from "../../design/color";
import { family, finePrint, fontSize, measure, touchAround } from "../../design/tokens";

/** Shades dark enough for text on white. Red and green are states only. */
const introColors = { gray: gray[600], teal: teal[700], purple: purple[700], orange: orange[700] } as const;

export interface PlanPriceProps {
  /** The note's id, which the star links to; unique on the page. */
  noteId: string;
  /** Words before the price. */
  planIntro?: string;
  startingAtColor?: keyof typeof introColors;
  /** Dollars a month as shown: `{plan.ivf.from}`. */
  price: string;
  /** The mark of the note; empty to omit it (the note stays). */
  priceSuffix?: TextOrNone;
  /** How long the price is paid: `{plan.ivf.term}`. */
  term: LoanTerm;
  /** The amount that the price repays, computed: `{plan.ivf.repays}`. */
  repays: string;
  /** Words in this plan's note, before those that all plans share. */
  meta?: string;
}

const Intro = styled.p<{ tint: keyof typeof introColors }>(({ tint }) => ({
  color: introColors[tint],
  lineHeight: 1.3,
}));
const Line = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 12,
  lineHeight: 1.3,
});

/** As wide as the card allows: a range such as "$300 - $475" stays on one line on the narrowest phone. */
const Price = styled.span({
  fontFamily: family.heading,
  fontWeight: 600,
  fontSize: "clamp(38px,15cqi,3.625rem)",
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
  color: teal[900],
});

const Star = styled.a({
  ...touchAround,
  marginLeft: "0.06em",
  fontSize: "0.68em",
  lineHeight: 0,
  verticalAlign: "0.28em",
  color: "inherit",
  textDecoration: "none",
  "&:hover": { color: teal[600] },
});

const Rate = styled.p({
  marginTop: 6,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
  color: gray[900],
  fontVariantNumeric: "tabular-nums",
});
const Note = styled.p({
  marginTop: 8,
  ...finePrint,
  maxWidth: measure,
  // Keeps the price in view after a click on the star.
  scrollMarginTop: 140,
  "&:target": {
    color: gray[900],
    boxShadow: `-8px 0 0 ${teal[50]}, 8px 0 0 ${teal[50]}`,
    background: teal[50],
  },
});

/**
 * A monthly price with its term, APR and note, which belong together (12 CFR 1026.24(d): a payment amount requires
 * the terms of repayment, the APR and whether it may rise). The shared words are `disclosure.plan…` of content/facts.
 */
export function PlanPrice({
  noteId,
  planIntro = "Starting at",
  startingAtColor = "gray",
  price,
  priceSuffix = "*",
  term,
  repays,
  meta,
}: PlanPriceProps) {
  return (
    <div data-credit="plan">
      <Intro tint={startingAtColor}>{planIntro}</Intro>
      <Line>
        <Price>
          {price}
          {priceSuffix && (
            <Star href={`#${noteId}`}>
              {priceSuffix}
              <span className="visually-hidden">
                {" "}
                <Fact name="disclosure.planStar" />
              </span>
            </Star>
          )}
        </Price>{" "}
        <span>
          <Fact name="disclosure.planPeriod" /> {term}
        </span>
      </Line>
      <Rate>
        <Fact name="disclosure.planRate" />
      </Rate>
      <Note id={noteId} data-disclosure="plan">
        {priceSuffix}
        {meta && `${meta} `}
        {repays}. <Fact name="disclosure.plan" />
      </Note>
    </div>
  );
}
