import { css } from "@emotion/react";
import { family, fontSize, measure, orange, purple, radius, teal } from "../../design/tokens";
import { check } from "../lists/checked";

/** A Markdown list of steps, each number in a small arch. */
const numbered = css({
  listStyle: "none",
  padding: 0,
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

const bullets = css({ padding: 0, "& > li": check, "& > li + li": { marginTop: 12 } });

/** Spacing of words, lists and components in a column. */
export const flow = css({
  "& > * + *": { marginTop: 24 },
  "& > p + p": { marginTop: 16 },
  "& > h2 + *": { marginTop: 28 },
  "& > h3 + *": { marginTop: 12 },
  "& > .disclosure > p + p": { marginTop: 12 },
  "& > p, & > .points, & > .numbers": { maxWidth: measure },
  "& > .points": bullets,
  "& > .numbers": numbered,
});
