// The measures that the row and the moving carousel share, so that nothing moves when one takes the other's place.
import type { CSSObject } from "@emotion/react";
import { minimumTarget } from "../../design/space";

/** Between slides, px. */
const gap = 24;

/** Room around the slides for their shadows, which would be cut off otherwise, px. Sideways as much as a phone's margin has. */
const room = { side: 20, above: 8, below: 32 };

/** The margins take the room back. What stays of it sideways is less than the gap to the next slide, so none peeks in. */
export const trackBox: CSSObject = {
  marginInline: -room.side,
  marginBlock: `${-room.above}px ${-(room.below - 8)}px`,
  paddingInline: room.side - gap / 2,
  paddingBlock: `${room.above}px ${room.below}px`,
};

export const trackList: CSSObject = { display: "flex", listStyle: "none", margin: 0, padding: 0 };

export const trackSlide: CSSObject = {
  flex: "0 0 calc(100% / var(--slides))",
  minWidth: 0,
  paddingInline: gap / 2,
  "@media print": { flex: "0 0 50%", paddingBlock: gap / 2, breakInside: "avoid" },
};

/** What the controls take under the slides; kept free while there are none yet. */
export const controlsBox: CSSObject = {
  display: "var(--controls)",
  alignItems: "center",
  gap: 12,
  minHeight: minimumTarget + 4,
  marginTop: 24,
};
