import styled from "@emotion/styled";
import { Children, isValidElement, useRef, type ReactElement, type ReactNode } from "react";
import { Row } from "./ScrollRow";
import { useHydrateWhenNear } from "./useHydrateWhenNear";
import { defaultInterval, viewStyles, type Views } from "./views";

export interface CarouselProps {
  /** The carousel's accessible name. */
  label: string;
  /** Slides side by side, by window width. */
  views: Views;
  /** ms between changes. */
  interval?: number;
  /** One element a slide. */
  children: ReactNode;
}

const Root = styled.div<{ views: Views; count: number }>(({ views, count }) => viewStyles(views, count));

/**
 * Slides side by side. In the HTML, and without JavaScript, a scroll-snap row of all slides, whose controls row-controls.ts
 * drives. The interactive carousel is loaded near the viewport and replaces the row at the slide that the visitor had scrolled
 * to, so pages without a carousel, and visits that never get near one, load nothing more.
 */
export function Carousel({ label, views, interval = defaultInterval, children }: CarouselProps) {
  const slides = Children.toArray(children).filter((child): child is ReactElement => isValidElement(child));
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
        <Row slides={slides} autoplay={views.some(({ autoplay }) => autoplay)} />
      )}
    </Root>
  );
}
