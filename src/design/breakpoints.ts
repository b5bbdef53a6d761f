/** The smallest width of each width class, px. Phones are xs and sm, tablets md, desktops lg and above. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1440 } as const;

/** Media queries that read as English: `${from.tablet} { … }`. */
export const from = {
  /** Enough width for a headline beside its art. */
  split: "@media (min-width: 700px)",
  tablet: `@media (min-width: ${breakpoints.md}px)`,
  desktop: `@media (min-width: ${breakpoints.lg}px)`,
  wide: `@media (min-width: ${breakpoints.xl}px)`,
} as const;

/** Media queries up to a width. */
export const until = {
  split: "@media (max-width: 699.98px)",
  tablet: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  desktop: `@media (max-width: ${breakpoints.lg - 0.02}px)`,
} as const;

/** Motion preferences (WCAG 2.3.3). */
export const reducedMotion = "@media (prefers-reduced-motion: reduce)";
export const fullMotion = "@media (prefers-reduced-motion: no-preference)";

/** Styles for browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17). */
export const withoutPopovers = "@supports not selector(:popover-open)";
