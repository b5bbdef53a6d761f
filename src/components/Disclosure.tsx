import styled from "@emotion/styled";
import { teal, touchTarget, unread } from "../design/tokens";

/**
 * Collapsible content below a one-line `<summary>`, with the same sign everywhere. The sign is decorative because browsers
 * announce whether a summary is open. Older browsers, which cannot hide it from screen readers, show it too.
 */
export const Disclosure = styled.details({
  "& > summary": { ...touchTarget, fontWeight: 600, color: teal[700] },
  "& > summary:hover": { textDecoration: "underline" },
  "& > summary::before": { content: unread('"+"'), width: 20, flex: "none" },
  "&[open] > summary::before": { content: unread('"\u2212"') },
});
