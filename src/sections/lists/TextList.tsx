import styled from "@emotion/styled";
import type { ComponentPropsWithoutRef } from "react";
import { family, fontSize, measure, orange, purple, radius, teal } from "../../design/tokens";
import { check } from "./checked";

const Points = styled.ul({ maxWidth: measure, "& > li": check, "& > li + li": { marginTop: 12 } });

/** Each number is in a small arch. */
const Numbers = styled.ol({
  maxWidth: measure,
  counterReset: "step",
  "& > li": { position: "relative", minHeight: 40, paddingLeft: 56, counterIncrement: "step" },
  "& > li + li": { marginTop: 16 },
  "& > li::before": {
    content: "counter(step)",
    position: "absolute",
    left: 0,
    top: -6,
    display: "grid",
    placeItems: "center",
    width: 34,
    height: 40,
    paddingTop: 4,
    borderRadius: radius.archNumber,
    fontFamily: family.heading,
    fontWeight: 560,
    fontSize: fontSize.large,
    lineHeight: 1,
    background: teal[100],
    color: teal[700],
  },
  "& > li:nth-of-type(3n+2)::before": { background: purple[100], color: purple[700] },
  "& > li:nth-of-type(3n)::before": { background: orange[100], color: orange[700] },
  "& > li > strong:first-of-type": { color: teal[900] },
});

// The role preserves list semantics in VoiceOver, which drops it for lists without markers.

/** A Markdown list of points. */
export function TextList(props: ComponentPropsWithoutRef<"ul">) {
  return <Points role="list" {...props} />;
}

/** A Markdown list of steps. Its class is for print (src/sections/estimate/PrintSheet.tsx). */
export function NumberedList(props: ComponentPropsWithoutRef<"ol">) {
  return <Numbers role="list" className="numbers" {...props} />;
}
