/** The smallest width of each width class, px. Phones are xs and sm, tablets md, desktops lg and above. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1440 } as const;

/** A width in em, so that larger text gets the layout of a narrower window. @param px the width at a font size of 16 px */
export const em = (px: number) => `${px / 16}em`;

/** Media queries that read as English: `${from.tablet} { … }`. */
export const from = {
  /** Enough width for a headline beside its art. */
  split: `@media (min-width: ${em(700)})`,
  tablet: `@media (min-width: ${em(breakpoints.md)})`,
  desktop: `@media (min-width: ${em(breakpoints.lg)})`,
  wide: `@media (min-width: ${em(breakpoints.xl)})`,
} as const;

/** Media queries up to a width. */
export const until = {
  split: `@media (max-width: ${em(699.98)})`,
  tablet: `@media (max-width: ${em(breakpoints.md - 0.02)})`,
  desktop: `@media (max-width: ${em(breakpoints.lg - 0.02)})`,
} as const;

/** Motion preferences (WCAG 2.3.3). */
export const reducedMotion = "@media (prefers-reduced-motion: reduce)";
export const fullMotion = "@media (prefers-reduced-motion: no-preference)";

/** Styles for browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17). */
export const withoutPopovers = "@supports not selector(:popover-open)";
