/** How far a finger has moved, px. */
export interface Delta {
  x: number;
  y: number;
}

/** px. A shorter move is not a swipe. */
export const swipeTolerance = 40;

/** A mostly vertical move scrolls the page. */
const isSideways = ({ x, y }: Delta) => Math.abs(x) > Math.abs(y);

/** The step of a finished swipe: next, previous or none. */
export function stepOf(delta: Delta): 1 | 0 | -1 {
  if (!isSideways(delta) || Math.abs(delta.x) < swipeTolerance) return 0;
  return delta.x < 0 ? 1 : -1;
}

/**
 * Returns the position of the track with a slide first in view. It uses `--slides` and `--peek`, so that it remains correct
 * when the window is resized.
 * @param dragged px
 */
export function trackPosition(first: number, dragged = 0) {
  return {
    itemListStyle: {
      transform: `translateX(calc((var(--peek) - 100%) * ${first} / var(--slides) + ${dragged}px))`,
    },
  };
}

/** Position of the track during a swipe; none while the finger scrolls the page, so that the library does not move it. */
export const swipePosition = (first: number, delta: Delta) =>
  isSideways(delta) ? trackPosition(first, delta.x) : {};
