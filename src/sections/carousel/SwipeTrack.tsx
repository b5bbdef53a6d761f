import styled from "@emotion/styled";
import { useRef, type ReactElement } from "react";
import { Carousel, type CarouselProps } from "react-responsive-carousel";
import { stillMotion } from "../../design/breakpoints";
import { stepOf, swipePosition, trackPosition, type Delta } from "./swipe";
import { trackBox, trackList, trackSlide } from "./track";

export interface SwipeTrackProps {
  /** The slide that stands first, from 0. */
  first: number;
  onSwipeStart: () => void;
  /** @param step how far to go: 1, -1, or 0 for a finger that changed its mind */
  onSwipeEnd: (step: 1 | 0 | -1) => void;
  children: ReactElement[];
}

/** In place of the library's stylesheet, of which this is all that is needed. */
const Box = styled.div({
  "& .carousel": { width: "auto !important" },
  "& .slider-wrapper": { ...trackBox, overflow: "hidden" },
  // Up and down is the page's; sideways is ours.
  "& .slider": { ...trackList, touchAction: "pan-y" },
  "& .slider.animated": { transition: "transform 350ms ease-in-out", [stillMotion]: { transition: "none" } },
  "& .slide": trackSlide,
  // The shadow of a card out of view would stand cut off at the edge.
  "& [inert] > *": { boxShadow: "none" },
  "@media print": { "& .slider": { transform: "none !important", flexWrap: "wrap" } },
});

/** The library's own idea of its place is left aside: a click on any slide would change it. Ours is `selectedItem`. */
const place: Pick<CarouselProps, "animationHandler" | "stopSwipingHandler"> = {
  animationHandler: ({ selectedItem }) => trackPosition(selectedItem),
  stopSwipingHandler: ({ selectedItem }) => trackPosition(selectedItem),
};

/** `showArrows` alone leaves the library's two empty buttons in the page. */
const nothing = () => null;

/** react-responsive-carousel as a track that slides and can be swiped; its dots, arrows, status and timer stay off (they fail axe). */
export function SwipeTrack({ first, onSwipeStart, onSwipeEnd, children }: SwipeTrackProps) {
  const moved = useRef<Delta>({ x: 0, y: 0 });
  return (
    <Box>
      <Carousel
        {...place}
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
