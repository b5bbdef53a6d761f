import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { from, type } from "../../design/tokens";
import { planCardRows } from "../plans/PlanCard";
import { flow } from "./flow";

/** Side by side on tablets or desktops and wider; stacked in source order on narrower screens. */
const layouts = {
  /** Two equal columns. */
  halves: {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: 48 },
    [from.desktop]: { columnGap: 80 },
  },
  /** Words and two cards; on tablets the cards are side by side below the words. */
  "words-cards": {
    [from.tablet]: {
      gridTemplateColumns: "1fr 1fr",
      rowGap: 0,
      alignItems: "stretch",
      "& > article": { gridRow: `2 / span ${planCardRows}` },
      "& > div": { gridColumn: "1 / -1", marginBottom: 32 },
    },
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 1.05fr) minmax(0, 1fr) minmax(0, 1fr)",
      "& > div": { gridColumn: "auto", gridRow: `1 / span ${planCardRows}`, paddingRight: 32 },
      "& > article": { gridRow: `1 / span ${planCardRows}` },
    },
  },
  /** A title with a picture below it, and a longer list beside both. */
  "picture-words": {
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.25fr)", columnGap: 48 },
    [from.desktop]: { columnGap: 96 },
  },
  /** Words with a card or picture beside them. */
  "words-card": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 420px)",
      columnGap: 80,
      "& > img, & > picture": { alignSelf: "center" },
    },
  },
} as const;

/** A picture keeps its size in a wide column. */
const spot = { width: "100%", maxWidth: 420, marginInline: "auto" } as const;

const Grid = styled.div<{ layout: keyof typeof layouts }>(
  {
    display: "grid",
    gap: 32,
    alignItems: "start",
    // Lets a plan card fill its column.
    "& > article": { maxWidth: "none" },
    "& > img, & > picture": spot,
  },
  ({ layout }) => layouts[layout],
);

/**
 * Columns of a section: one Column, PlanCard, Card or Art per column; stacked on phones.
 * @example
 * <Columns layout="words-card">
 * <Column>
 *
 * ## One cycle, and what it comes to by the month
 *
 * The average IVF cycle is {cost.ivfCycle}.
 *
 * </Column>
 * <PlanCard icon="sun-horizon" title="A plan beside words" price="{plan.ivf.from}" term="{plan.ivf.term}" repays="{plan.ivf.repays}" features={["One monthly payment"]} />
 * </Columns>
 * @example Words and two cards
 * <Columns layout="words-cards">
 * <Column>
 *
 * ## Two plans
 *
 * Each with its price, its term and its rate.
 *
 * </Column>
 * <PlanCard icon="sun-horizon" title="The first of two plans" price="{plan.ivf.from}" term="{plan.ivf.term}" repays="{plan.ivf.repays}" />
 * <PlanCard icon="snowflake" title="The second of two plans" price="{plan.eggFreezing.from}" term="{plan.eggFreezing.term}" repays="{plan.eggFreezing.repays}" buttonColor="secondary" />
 * </Columns>
 */
export function Columns({ layout, children }: { layout: keyof typeof layouts; children: ReactNode }) {
  return (
    <Grid layout={layout} data-layout={layout}>
      {children}
    </Grid>
  );
}

/**
 * Words in a column of Columns. Its heading is a `##`.
 * @partOf Columns
 */
export const Column = styled.div(flow, { minWidth: 0, "& > h2": type.h2, "& > img, & > picture": spot });
