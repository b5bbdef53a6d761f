import type { CSSObject } from "@emotion/react";
import { em, reducedMotion } from "../../design/breakpoints";

/** The number of slides side by side from a window width up, and whether they advance automatically. */
export interface View {
  /** px, if the browser's font size is 16 px */
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

/** px. 24 of the next card, and 4 by which half the gap exceeds the row's padding (track.ts). */
const peek = 28;

/** ms between changes */
export const defaultInterval = 10_000;

/** Returns the view for a window. @param width px */
export const viewAt = (width: number, views: Views): View =>
  views.reduce((found, view) => (width >= view.from ? view : found), views[0]);

/** Returns the last slide that can be first in view, so that the row is always full. */
export const lastStop = (count: number, { slides }: View): number => Math.max(0, count - slides);

/**
 * Returns the views as CSS variables: `--slides`; `--peek`, how much of the next card is in view if there is one at a time;
 * `--controls` and `--pause`, a `display` that hides the controls if every slide is in view, and Pause if there is no
 * autoplay. They apply without JavaScript, and immediately when the window is resized.
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
    ...wider.map((view) => ({ [`@media (min-width: ${em(view.from)})`]: variables(view) })),
    { [reducedMotion]: { "--pause": "none" }, "html[data-calm] &": { "--pause": "none" } },
  ) as CSSObject;
}
