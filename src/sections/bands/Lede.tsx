import styled from "@emotion/styled";
import { family, teal } from "../../design/tokens";

/**
 * The main sentence of a section, larger than the rest.
 * @example
 * <Lede>
 *
 * A question from a patient reaches the person who can answer it.
 *
 * </Lede>
 */
export const Lede = styled.div({
  maxWidth: "30em",
  fontFamily: family.heading,
  fontWeight: 460,
  fontSize: "clamp(1.25rem,1.8vw,1.5625rem)",
  lineHeight: 1.4,
  color: teal[800],
  "[data-on-dark] &": { color: teal[100] },
});
