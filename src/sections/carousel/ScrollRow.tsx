import styled from "@emotion/styled";
import type { ReactElement } from "react";
import { gray, teal } from "../../design/color";
import { Slide } from "./Slide";
import { controlsBox, trackBox, trackList, trackSlide } from "./track";

/** With scripts the controls will come, so a scroll bar would only flash. Without them it is the control, and the next slide peeks in. */
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

const Kept = styled.div(controlsBox, {
  [withoutScripts]: { display: "none" },
  "@media print": { display: "none" },
});

/** Every slide in a row that scrolls and snaps, by finger, wheel or arrow keys. */
export function Row({ slides }: { slides: readonly ReactElement[] }) {
  return (
    <>
      {/* What scrolls must be reached by keyboard (axe: scrollable-region-focusable). */}
      <List tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <Slide index={index} count={slides.length}>
              {slide}
            </Slide>
          </li>
        ))}
      </List>
      <Kept />
    </>
  );
}
