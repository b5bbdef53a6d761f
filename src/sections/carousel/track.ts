// Dimensions shared by the row and the interactive carousel, so that nothing shifts when one replaces the other.
import type { CSSObject } from "@emotion/react";

/** The gap between slides, px. */
const gap = 24;

/** px. Space for the slides' shadows, which would be cut off otherwise; at the sides equal to a page's margin on phones. */
const room = { side: 20, above: 8, below: 32 };

/**
 * Negative margins compensate for the space. What remains at the sides is less than the gap, so that no other slide is in
 * view except by --peek (views.ts).
 */
export const trackBox: CSSObject = {
  marginInline: -room.side,
  marginBlock: `${-room.above}px ${-(room.below - 8)}px`,
  paddingInline: room.side - gap / 2,
  paddingBlock: `${room.above}px ${room.below}px`,
};

export const trackList: CSSObject = { display: "flex", listStyle: "none", padding: 0 };

export const trackSlide: CSSObject = {
  flex: "0 0 calc((100% - var(--peek)) / var(--slides))",
  minWidth: 0,
  paddingInline: gap / 2,
  "@media print": { flex: "0 0 50%", paddingBlock: gap / 2, breakInside: "avoid" },
};
