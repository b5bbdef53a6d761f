import styled from "@emotion/styled";
import { teal } from "../../design/color";
import { family } from "../../design/type";

/** The sentence a section is about, larger than the rest. One in a section. */
export const Lede = styled.div({
  maxWidth: "30em",
  fontFamily: family.heading,
  fontWeight: 460,
  fontSize: "clamp(20px, 1.8vw, 25px)",
  lineHeight: 1.4,
  color: teal[800],
  "[data-on-dark] &": { color: teal[100] },
});
