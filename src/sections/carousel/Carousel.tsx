import styled from "@emotion/styled";
import { Children, isValidElement, useRef, type ReactElement, type ReactNode } from "react";
import { Row } from "./ScrollRow";
import { useTakeOver } from "./useHydrateWhenNear";
import { defaultInterval, viewStyles, type Views } from "./views";

export interface CarouselProps {
  /** Names the carousel for people who do not see it. */
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
 * Slides side by side. As sent, and without JavaScript, a row that scrolls and snaps, with every slide in it. Near the
 * viewport the moving one is fetched and takes the row's place, slide for slide, where the visitor had scrolled to:
 * a page without a carousel, or a visit that never comes near one, pays nothing for it.
 */
export function Carousel({ label, views, interval = defaultInterval, children }: CarouselProps) {
  const slides = Children.toArray(children).filter((child): child is ReactElement => isValidElement(child));
  const root = useRef<HTMLDivElement>(null);
  const moving = useTakeOver(root, slides.length > 1);
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
      {moving ? (
        <moving.LiveCarousel slides={slides} views={views} interval={interval} start={moving.start} />
      ) : (
        <Row slides={slides} />
      )}
    </Root>
  );
}
