import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { fontSize, from, gray, teal } from "../../design/tokens";

/**
 * Big figures side by side, between two thin rules.
 * @example
 * <BigFigures>
 * <BigFigure lead="Over" value="{claim.secondCycle}">
 *
 * of clients who need a second cycle stay with us
 *
 * </BigFigure>
 * <BigFigure value="{loan.min} to {loan.max}">
 *
 * is what a plan can pay
 *
 * </BigFigure>
 * </BigFigures>
 */
export const BigFigures = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "24px 40px",
  paddingBlock: 24,
  borderBlock: `1px solid ${gray[300]}`,
  breakInside: "avoid",
  "& > *": { flex: "1 1 200px" },
});

export interface BigFigureProps {
  /** The figure, by name: `Over {claim.secondCycle}`. */
  value: string;
  /** Words before the figure, if the sentence needs them: "Stress rates reduced by". */
  lead?: string;
  /** The rest of the sentence. */
  children: ReactNode;
}

const Value = styled.strong({
  display: "block",
  fontWeight: 650,
  fontSize: "clamp(2rem,3vw,2.5rem)",
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.15,
  letterSpacing: "-0.012em",
  [from.tablet]: { whiteSpace: "nowrap" },
  color: teal[900],
});
const Sentence = styled.div({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  color: gray[700],
  "& > p": { display: "inline" },
});

/**
 * A claim that reads as one sentence, with its figure in large type. Its source is in content/facts/figures.yaml.
 * @partOf BigFigures
 */
export function BigFigure({ value, lead, children }: BigFigureProps) {
  return (
    <Sentence>
      {lead && `${lead} `}
      <Value>{value}</Value> {children}
    </Sentence>
  );
}
