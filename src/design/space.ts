import { gray, white } from "./color";

/** px. Arches are round at the top. */
export const radius = {
  focus: 4,
  input: 8,
  tile: 14,
  card: 20,
  portrait: 28,
  pill: 999,
  circle: "50%",
  archNumber: "999px 999px 7px 7px",
  archSmall: "999px 999px 8px 8px",
  archTile: "999px 999px 12px 12px",
  archLarge: "999px 999px 16px 16px",
} as const;

/** `large` is for what lies over other content, such as the hero card, a panel or a dialog. */
export const shadow = {
  medium: "0 1px 2px rgba(11,54,52,.06), 0 8px 24px rgba(11,54,52,.08)",
  large: "0 12px 32px rgba(11,54,52,.16)",
} as const;

/** The border of a surface in forced colors mode, which removes backgrounds and shadows. */
export const forcedEdge = { "@media (forced-colors: active)": { border: "1px solid" } } as const;

/** A card on the page. */
export const surface = {
  background: white,
  borderRadius: radius.card,
  boxShadow: shadow.medium,
  ...forcedEdge,
} as const;

/** One column. Not "auto", because a wide child would widen it. */
export const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** px */
export const layout = {
  banner: 118,
  navbar: 80,
  dropdownItem: 60,
  container: 1200,
  drawer: 360,
} as const;

/** px. The smallest touch target (WCAG 2.5.5). */
export const minimumTarget = 44;

/** A link or another one-line control that is high enough to touch. */
export const touchTarget = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: minimumTarget,
  // Keeps two lines off those of the next link.
  paddingBlock: 6,
} as const;

/** A link or another one-line control as wide as its place. */
export const touchRow = { ...touchTarget, display: "flex" } as const;

/** A control with an icon alone that is large enough to touch. */
export const iconTarget = {
  display: "grid",
  placeItems: "center",
  width: minimumTarget,
  height: minimumTarget,
} as const;

/** Shows the content of a closed `<details>`, which global.tsx makes transparent (`::details-content`). */
export const shownWhileClosed = { display: "block", contentVisibility: "visible", opacity: 1 } as const;

/**
 * Opens a `<details>` and hides its control in a medium, with or without scripts. Browsers that cannot show the content of a
 * closed `<details>` keep the control.
 */
export const openWithoutControl = (media: string) => ({
  "@supports selector(::details-content)": {
    [media]: { "& > summary": { display: "none" }, "&::details-content": shownWhileClosed },
  },
});

/** Enlarges the touch target of a small sign, such as a star beside a price, without moving anything. */
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

/**
 * A scrollable list that stays below the header, on a gray page: a shadow at its lower edge shows that there is more. A cover
 * scrolls with the list and hides the shadow at its end.
 */
export const stickyContents = {
  position: "sticky",
  top: "calc(var(--header) + 24px)",
  maxHeight: "calc(100vh - var(--header) - 48px)",
  overflowY: "auto",
  scrollbarWidth: "thin",
  background: [
    `linear-gradient(transparent, ${gray[50]} 60%) bottom/100% 48px no-repeat local`,
    `linear-gradient(transparent, ${gray[200]}) bottom/100% 20px no-repeat ${gray[50]}`,
  ].join(),
} as const;

/** Hides an element, but not from screen readers. */
export const outOfSight = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
