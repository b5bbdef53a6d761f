import styled from "@emotion/styled";
import type { CSSObject } from "@emotion/react";
import { fullMotion, gray, iconTarget, layout, radius, shadow, teal, white } from "../design/tokens";

export type Side = "left" | "right";

/**
 * Styles of a panel that slides in from an edge over the dimmed page: the site's drawer (a popover, which works without
 * scripts) and the application's side menu (a dialog).
 * @param open selects the open panel: `:popover-open` or `[open]`
 */
export function sidePanel(side: Side, open: ":popover-open" | "[open]"): CSSObject {
  const away = `translateX(${side === "left" ? "-100%" : "100%"})`;
  return {
    inset: side === "left" ? "0 auto 0 0" : "0 0 0 auto",
    width: `min(${layout.drawer}px, 88vw)`,
    height: "100dvh",
    margin: 0,
    background: white,
    color: gray[900],
    boxShadow: shadow.large,
    "&::backdrop": { background: `${teal[900]}8C` },
    [fullMotion]: {
      transform: away,
      transition: "transform 200ms ease-out, display 200ms allow-discrete, overlay 200ms allow-discrete",
      [`&${open}`]: { transform: "none" },
      "@starting-style": { [`&${open}`]: { transform: away } },
    },
  };
}

/** Space between a side panel's edges and its content. */
export const sidePanelPadding = "12px 20px 24px";

/** A square button with an icon and no background. All attributes are forwarded: Emotion would drop `popovertarget`. */
export const IconButton = styled("button", { shouldForwardProp: () => true })({
  ...iconTarget,
  borderRadius: radius.input,
  color: gray[900],
  "&:hover": { background: gray[100] },
});
