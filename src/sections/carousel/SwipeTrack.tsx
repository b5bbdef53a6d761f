import styled from "@emotion/styled";
import { useRef, type ReactElement } from "react";
import { Carousel } from "react-responsive-carousel";
import { reducedMotion } from "../../design/breakpoints";
import { stepOf, swipePosition, trackPosition, type Delta } from "./swipe";
import { trackBox, trackList, trackSlide } from "./track";

export interface SwipeTrackProps {
  /** Index of the first slide in view. */
  first: number;
  onSwipeStart: () => void;
  /** @param step 1, -1, or 0 for an aborted swipe */
  onSwipeEnd: (step: 1 | 0 | -1) => void;
  children: ReactElement[];
}

/** Replaces the library's stylesheet, of which only this is needed. */
const Box = styled.div({
  "& .carousel": { width: "auto !important" },
  "& .slider-wrapper": { ...trackBox, overflow: "hidden" },
  // Vertical panning scrolls the page.
  "& .slider": { ...trackList, touchAction: "pan-y" },
  "& .slider.animated": {
    transition: "transform 350ms ease-in-out",
    [reducedMotion]: { transition: "none" },
  },
  "& .slide": trackSlide,
  // The shadow of a card out of view would be cut off at the edge.
  "& [inert] > *": { boxShadow: "none" },
  "@media print": { "& .slider": { transform: "none !important", flexWrap: "wrap" } },
});

/** Positions the track by `selectedItem`, not by the library's own position, which a click on any slide would change. */
const toSelected = ({ selectedItem }: { selectedItem: number }) => trackPosition(selectedItem);

/** `showArrows={false}` alone leaves the library's two empty buttons in the page. */
const nothing = () => null;

/** react-responsive-carousel as a swipeable track, without its dots, arrows, status and timer (they fail axe). */
export function SwipeTrack({ first, onSwipeStart, onSwipeEnd, children }: SwipeTrackProps) {
  const moved = useRef<Delta>({ x: 0, y: 0 });
  return (
    <Box>
      <Carousel
        animationHandler={toSelected}
        stopSwipingHandler={toSelected}
        selectedItem={first}
        renderArrowPrev={nothing}
        renderArrowNext={nothing}
        showIndicators={false}
        showStatus={false}
        showThumbs={false}
        onSwipeStart={() => {
          moved.current = { x: 0, y: 0 };
          onSwipeStart();
        }}
        swipeAnimationHandler={(delta, { selectedItem }) => {
          moved.current = delta;
          return swipePosition(selectedItem, delta);
        }}
        onSwipeEnd={() => onSwipeEnd(stepOf(moved.current))}
      >
        {children}
      </Carousel>
    </Box>
  );
}
