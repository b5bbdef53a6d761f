import type { CSSObject } from "@emotion/react";
import { green, radius } from "../../design/tokens";

/**
 * Styles of a list item with a green check. It is drawn with borders, so that Markdown lists can have it and no icon is
 * loaded. It is decorative: screen readers read only the words.
 */
export const check: CSSObject = {
  position: "relative",
  listStyle: "none",
  paddingLeft: 36,
  lineHeight: 1.45,
  "&::before": {
    content: '""',
    position: "absolute",
    left: 0,
    top: 1,
    width: 24,
    height: 24,
    borderRadius: radius.circle,
    background: green[100],
  },
  "&::after": {
    content: '""',
    position: "absolute",
    left: 9,
    top: 6,
    width: 6,
    height: 11,
    border: `solid ${green[800]}`,
    borderWidth: "0 2.5px 2.5px 0",
    transform: "rotate(42deg)",
  },
};
