import { white } from "./color";

/** The spacing scale, px. */
export const space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "24px",
  6: "32px",
  7: "48px",
  8: "64px",
  9: "96px",
  10: "128px",
} as const;

export const radius = {
  input: "8px",
  tile: "14px",
  card: "20px",
  portrait: "28px",
  pill: "999px",
  arch: "999px 999px 18px 18px",
} as const;

/** `large` is for the hero card and dialogs only; nothing on dark has a shadow. */
export const shadow = {
  small: "0 1px 2px rgba(11,54,52,.06)",
  medium: "0 1px 2px rgba(11,54,52,.06), 0 8px 24px rgba(11,54,52,.08)",
  large: "0 12px 32px rgba(11,54,52,.16)",
} as const;

/** The edge of a surface in forced colors, which remove backgrounds and shadows. */
export const forcedEdge = { "@media (forced-colors: active)": { border: "1px solid" } } as const;

/** A card on the page. */
export const surface = {
  background: white,
  borderRadius: radius.card,
  boxShadow: shadow.medium,
  ...forcedEdge,
} as const;

/** px. The banner, the bar below it, and what a hash target must clear. Specification section 9. */
export const layout = {
  banner: 118,
  navbar: 80,
  hashOffset: 198,
  dropdownItem: 60,
  container: 1200,
  drawer: 360,
} as const;

/** px. No target a finger must hit is smaller (WCAG 2.5.5). */
export const minimumTarget = 44;

/** Around a sign that is smaller, such as a star beside a price: as much to touch, and nothing beside it moves. */
export const touchAround = {
  position: "relative",
  "&::after": {
    content: '""',
    position: "absolute",
    left: "50%",
    top: "50%",
    width: minimumTarget,
    height: minimumTarget,
    transform: "translate(-50%, -50%)",
  },
} as const;
