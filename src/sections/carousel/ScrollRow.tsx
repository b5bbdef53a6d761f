import styled from "@emotion/styled";
import type { ReactElement } from "react";
import { fullMotion, gray, teal } from "../../design/tokens";
import { Controls } from "./Controls";
import { Slide } from "./Slide";
import { trackBox, trackList, trackSlide } from "./track";

const List = styled.ul(trackList, trackBox, {
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: trackBox.paddingInline,
  scrollbarWidth: "none",
  [fullMotion]: { scrollBehavior: "smooth" },
  "& > li": { ...trackSlide, scrollSnapAlign: "start" },
  // Without scripts the scroll bar is the control.
  "@media (scripting: none)": { scrollbarWidth: "thin", scrollbarColor: `${teal[600]} ${gray[200]}` },
  "@media print": { flexWrap: "wrap" },
});

export interface ScrollRowProps {
  slides: readonly ReactElement[];
  /** Whether the interactive carousel advances by itself at any window width. */
  autoplay: boolean;
}

/** All slides in a scroll-snap row, with controls that row-controls.ts drives. */
export function ScrollRow({ slides, autoplay }: ScrollRowProps) {
  return (
    <>
      {/* Scrollable regions must be focusable (axe: scrollable-region-focusable). */}
      <List tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <Slide index={index} count={slides.length}>
              {slide}
            </Slide>
          </li>
        ))}
      </List>
      {slides.length > 1 && <Controls where="" isPaused={autoplay ? false : undefined} isQuiet />}
    </>
  );
}
