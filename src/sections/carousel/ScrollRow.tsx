import styled from "@emotion/styled";
import type { ReactElement } from "react";
import { gray, teal } from "../../design/color";
import { Slide } from "./Slide";
import { controlsBox, trackBox, trackList, trackSlide } from "./track";

/** Without scripts the scroll bar is the control and the next slide peeks in; with scripts it would only flash. */
const withoutScripts = "@media (scripting: none)";

const List = styled.ul(trackList, trackBox, {
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: trackBox.paddingInline,
  scrollbarWidth: "none",
  "& > li": { ...trackSlide, scrollSnapAlign: "start" },
  [withoutScripts]: {
    scrollbarWidth: "thin",
    scrollbarColor: `${teal[600]} ${gray[200]}`,
    "& > li": { flexBasis: "calc((100% - 48px) / var(--slides))" },
  },
  "@media print": { flexWrap: "wrap" },
});

const ControlsSpace = styled.div(controlsBox, {
  [withoutScripts]: { display: "none" },
  "@media print": { display: "none" },
});

/** All slides in a scroll-snap row. */
export function Row({ slides }: { slides: readonly ReactElement[] }) {
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
      <ControlsSpace />
    </>
  );
}
