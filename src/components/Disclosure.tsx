import styled from "@emotion/styled";
import { minimumTarget, teal } from "../design/tokens";

/**
 * A part that opens below one line of text (`<summary>`), with the same sign everywhere. The sign is decorative: browsers
 * announce whether a summary is open, and older ones, which cannot hide the sign from speech, still show it.
 */
export const Disclosure = styled.details({
  "& > summary": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: minimumTarget,
    fontWeight: 600,
    color: teal[700],
  },
  "& > summary::before": { content: ['"+"', '"+" / ""'], width: 20, flex: "none" },
  "&[open] > summary::before": { content: ['"\u2212"', '"\u2212" / ""'] },
});
