import type { CSSObject } from "@emotion/react";
import { green } from "../../design/color";

/**
 * Styles of a list item whose mark is a green check. Drawn with borders: no icon to load, and Markdown's own lists can
 * have it. The mark is an ornament, so screen readers hear the words alone.
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
    borderRadius: "50%",
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
