import { css } from "@emotion/react";
import { gray } from "./color";

/** The fallbacks are local fonts scaled to our fonts' widths (fonts.ts): lines break alike before and after the swap. */
export const family = {
  heading: `"Fraunces Variable", "Fraunces Fallback", Georgia, serif`,
  text: `"Figtree Variable", "Figtree Fallback", Arial, sans-serif`,
} as const;

/** px. Fine print is never smaller than 14 px. Larger text uses a style of `type`. */
export const fontSize = { fine: 14, compact: 15, small: 16, body: 17, large: 18, subheading: 20 } as const;

const heading = { fontFamily: family.heading, fontWeight: 560, textWrap: "balance" } as const;

/** Text styles by role. */
export const type = {
  display: css({
    ...heading,
    fontSize: "clamp(40px, 4.7vw, 68px)",
    lineHeight: 1.04,
    letterSpacing: "-0.022em",
  }),
  h1: css({ ...heading, fontSize: "clamp(36px, 3.9vw, 56px)", lineHeight: 1.08, letterSpacing: "-0.018em" }),
  h2: css({ ...heading, fontSize: "clamp(30px, 3.1vw, 44px)", lineHeight: 1.12, letterSpacing: "-0.012em" }),
  h3: css({ ...heading, fontSize: "clamp(22px, 1.9vw, 26px)", lineHeight: 1.2 }),
  eyebrow: css({
    fontSize: fontSize.fine,
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: "0.06em",
    textTransform: "uppercase",
  }),
} as const;

/** The longest comfortable line: 66 zeros of Figtree. In em, because `ch` would change when the font loads. */
export const measure = "42.3em";

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
