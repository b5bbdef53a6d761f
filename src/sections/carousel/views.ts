import type { CSSObject } from "@emotion/react";
import { reducedMotion } from "../../design/breakpoints";

/** How many slides are side by side from a window width up, and whether they advance automatically there. */
export interface View {
  /** px */
  from: number;
  slides: number;
  autoplay: boolean;
}

/** Narrowest first; the first begins at 0. */
export type Views = readonly [View, ...View[]];

/** 3 slides wide, 2 under 960 px, 1 without autoplay under 768 px. */
export const benefitViews: Views = [
  { from: 0, slides: 1, autoplay: false },
  { from: 768, slides: 2, autoplay: true },
  { from: 960, slides: 3, autoplay: true },
];

/** 2 slides, 1 under 767 px. */
export const testimonialViews: Views = [
  { from: 0, slides: 1, autoplay: true },
  { from: 767, slides: 2, autoplay: true },
];

/** px. 24 of the next card, and what the row's padding and the cards' gap leave between. */
const peek = 28;

/** ms between changes */
export const defaultInterval = 10_000;

/** The view of a window. @param width px */
export function viewAt(width: number, views: Views): View {
  return views.reduce((found, view) => (width >= view.from ? view : found), views[0]);
}

/** The last slide that can be first in view, so that the row is always full. */
export function lastStop(count: number, { slides }: View): number {
  return Math.max(0, count - slides);
}

/**
 * The same views for the stylesheet: `--slides`; `--peek`, how much of the next card is in view where there is one at a time;
 * `--controls` and `--pause`, a `display` that hides the controls where every slide is in view, and Pause where nothing moves
 * by itself. They apply without JavaScript, and immediately when the window is resized.
 */
export function viewStyles(views: Views, count: number): CSSObject {
  const variables = (view: View): CSSObject => ({
    "--slides": String(view.slides),
    "--peek": view.slides === 1 && count > 1 ? `${peek}px` : "0px",
    "--controls": lastStop(count, view) ? "flex" : "none",
    "--pause": view.autoplay ? "inline-flex" : "none",
  });
  const [narrowest, ...wider] = views;
  return Object.assign(
    variables(narrowest),
    ...wider.map((view) => ({ [`@media (min-width: ${view.from}px)`]: variables(view) })),
    { [reducedMotion]: { "--pause": "none" }, "html[data-calm] &": { "--pause": "none" } },
  ) as CSSObject;
}
