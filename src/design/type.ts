import { css } from "@emotion/react";
import { gray } from "./color";

/** The fallbacks are local fonts scaled to our fonts' widths (fonts.ts): lines break alike before and after the swap. */
export const family = {
  heading: `"Fraunces Variable", "Fraunces Fallback", Georgia, serif`,
  text: `"Figtree Variable", "Figtree Fallback", Arial, sans-serif`,
} as const;

/** 14 to 20 px; in rem, so that text follows the browser's font size. Larger text uses a style of `type`. */
export const fontSize = {
  fine: ".875rem",
  compact: ".9375rem",
  small: "1rem",
  body: "1.0625rem",
  large: "1.125rem",
  subheading: "1.25rem",
} as const;

/** The basis of a figure, the next step, and other notes. */
export const finePrint = { color: gray[600], fontSize: fontSize.fine, lineHeight: 1.5 } as const;

const heading = { fontFamily: family.heading, fontWeight: 560, textWrap: "balance" } as const;

/** Text styles by role. */
export const type = {
  display: css({
    ...heading,
    fontSize: "clamp(min(2.5rem,12.5vw),4.7vw,4.25rem)",
    lineHeight: 1.04,
    letterSpacing: "-0.022em",
  }),
  h1: css({
    ...heading,
    fontSize: "clamp(min(2.25rem,11.25vw),3.9vw,3.5rem)",
    lineHeight: 1.08,
    letterSpacing: "-0.018em",
  }),
  h2: css({
    ...heading,
    fontSize: "clamp(min(1.875rem,15vw),3.1vw,2.75rem)",
    lineHeight: 1.12,
    letterSpacing: "-0.012em",
  }),
  h3: css({ ...heading, fontSize: "clamp(1.375rem,1.9vw,1.625rem)", lineHeight: 1.2 }),
  eyebrow: css({
    fontSize: fontSize.fine,
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: "0.06em",
    textTransform: "uppercase",
  }),
} as const;

/** The longest comfortable line: about 75 letters of Figtree. In em, because `ch` would change when the font loads. */
export const measure = "33em";

/** The `content` of a sign that screen readers do not read, where the browser supports alternative text. */
export const unread = (sign: string) => [sign, `${sign} / ""`];

/** The column's name above a value in a stacked row. Visual only: screen readers read the column's header. */
export const columnLabel = {
  content: unread("attr(data-label)"),
  display: "block",
  fontSize: fontSize.fine,
  fontWeight: 600,
  color: gray[600],
} as const;
