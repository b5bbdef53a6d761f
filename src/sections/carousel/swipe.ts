import type { CSSProperties } from "react";

/** How far a finger has moved, px. */
export interface Delta {
  x: number;
  y: number;
}

/** px. A shorter move is a tap or a doubt. */
export const swipeTolerance = 40;

/** Up and down is scrolling, whatever it strays sideways. */
const isSideways = ({ x, y }: Delta) => Math.abs(x) > Math.abs(y);

/** Where a finger wants to go when it lets go: on, back, or nowhere. */
export function stepOf(delta: Delta): 1 | 0 | -1 {
  if (!isSideways(delta) || Math.abs(delta.x) < swipeTolerance) return 0;
  return delta.x < 0 ? 1 : -1;
}

interface Position {
  itemListStyle?: CSSProperties;
}

/**
 * The track with a slide standing first. In terms of `--slides`, so that it stays right while the window changes.
 * @param dragged px
 */
export function trackPosition(first: number, dragged = 0): Position {
  return {
    itemListStyle: { transform: `translateX(calc(${-100 * first}% / var(--slides) + ${dragged}px))` },
  };
}

/** The track under a finger; no position while the finger scrolls the page, which lets the library leave it alone. */
export function swipePosition(first: number, delta: Delta): Position {
  return isSideways(delta) ? trackPosition(first, delta.x) : {};
}
