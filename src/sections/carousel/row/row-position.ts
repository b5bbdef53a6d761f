/** A carousel's position: "2 to 4 of 5", or "2 of 5" if one slide is in view. @param first index of the first in view */
export const whereText = (first: number, inView: number, count: number): string =>
  `${inView > 1 ? `${first + 1} to ${first + inView}` : first + 1} of ${count}`;

/** The first slide in view after a step; wraps around at both ends. @param last the last slide that can be first in view */
export const afterStep = (first: number, step: number, last: number): number =>
  (first + step + last + 1) % (last + 1);

/** Index of the first slide in view of a scroll-snap row. */
export function firstInView(row: HTMLElement): number {
  const width = row.querySelector("li")?.offsetWidth;
  return width ? Math.round(row.scrollLeft / width) : 0;
}
