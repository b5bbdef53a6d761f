import { useEffect, useRef, useState, type ReactElement } from "react";
import { Controls } from "./Controls";
import { afterStep, whereText } from "./row/row-position";
import { Slide } from "./Slide";
import { SwipeTrack } from "./SwipeTrack";
import { usePauseWhileInUse } from "./usePauseWhileInUse";
import { useReducedMotion } from "./useReducedMotion";
import { useWindowWidth } from "./useWindowWidth";
import { lastStop, viewAt, type Views } from "./views";

export interface LiveCarouselProps {
  slides: readonly ReactElement[];
  views: Views;
  /** ms */
  interval: number;
  /** Index of the first slide in view. */
  start: number;
  /** Whether the visitor has pressed Pause. */
  isStopped: boolean;
}

/**
 * The interactive carousel: autoplay, buttons, swiping. Autoplay is paused on hover, while focus is inside, after Pause, and
 * with reduced motion (WCAG 2.2.2, 2.3.3). Never rendered on the server.
 */
export function LiveCarousel({ slides, views, interval, start, isStopped }: LiveCarouselProps) {
  const view = viewAt(useWindowWidth(), views);
  const last = lastStop(slides.length, view);
  const [wanted, setWanted] = useState(start);
  const first = Math.min(wanted, last);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(view.slides);
  if (view.slides !== shown) {
    setShown(view.slides);
    // The slide with the keyboard focus stays in view, or the focus would be lost.
    const focused = [...(box.current?.querySelectorAll("[role=group]") ?? [])].findIndex((slide) =>
      slide.querySelector(":focus-visible"),
    );
    if (focused >= 0) setWanted(Math.min(Math.max(first, focused - view.slides + 1), focused));
  }
  const [isPaused, setPaused] = useState(isStopped);
  const { isInUse, area, touch } = usePauseWhileInUse();
  const isMotionReduced = useReducedMotion();
  const isAutomatic = view.autoplay && !isMotionReduced && last > 0;
  const isRunning = isAutomatic && !isPaused && !isInUse;
  const go = (step: 1 | -1) => setWanted(afterStep(first, step, last));
  // Any change of position restarts the interval, so that autoplay does not move a slide right after a visitor has.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setWanted(afterStep(first, 1, last)), interval);
    return () => clearTimeout(timer);
  }, [isRunning, interval, first, last]);

  return (
    <>
      <div ref={box} {...area}>
        <SwipeTrack
          first={first}
          onSwipeStart={touch.begin}
          onSwipeEnd={(step) => {
            touch.end();
            setWanted(Math.min(Math.max(first + step, 0), last));
          }}
        >
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              index={index}
              count={slides.length}
              isAway={index < first || index >= first + view.slides}
            >
              {slide}
            </Slide>
          ))}
        </SwipeTrack>
      </div>
      <Controls
        area={area}
        go={go}
        where={whereText(first, view.slides, slides.length)}
        isQuiet={isRunning}
        isPaused={isAutomatic ? isPaused : undefined}
        toggle={() => setPaused(!isPaused)}
      />
    </>
  );
}
