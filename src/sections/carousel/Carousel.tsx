import styled from "@emotion/styled";
import { Children, isValidElement, useRef, type ReactNode } from "react";
import { ScrollRow } from "./ScrollRow";
import { useHydrateWhenNear } from "./useHydrateWhenNear";
import { defaultInterval, viewStyles, type Views } from "./views";

export interface CarouselProps {
  /** The carousel's accessible name. */
  label: string;
  /** Slides side by side, by window width. */
  views: Views;
  /** ms between changes. */
  interval?: number;
  /** One element per slide. */
  children: ReactNode;
}

const Root = styled.div<{ views: Views; count: number }>(({ views, count }) => viewStyles(views, count));

/**
 * Slides side by side. The HTML contains a scroll-snap row of all slides, which works without JavaScript; row-controls.ts
 * drives its controls. The interactive carousel is loaded when the row is near the viewport and replaces it at the slide
 * that the visitor has scrolled to. Pages without a carousel, and visits that never get near one, load nothing more.
 */
export function Carousel({ label, views, interval = defaultInterval, children }: CarouselProps) {
  const slides = Children.toArray(children).filter(isValidElement);
  const root = useRef<HTMLDivElement>(null);
  const interactive = useHydrateWhenNear(root, slides.length > 1);
  return (
    <Root
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-hydrate={slides.length > 1 ? "visible" : undefined}
      views={views}
      count={slides.length}
    >
      {interactive ? (
        <interactive.LiveCarousel
          slides={slides}
          views={views}
          interval={interval}
          start={interactive.start}
          isStopped={interactive.isStopped}
        />
      ) : (
        <ScrollRow slides={slides} autoplay={views.some(({ autoplay }) => autoplay)} />
      )}
    </Root>
  );
}
