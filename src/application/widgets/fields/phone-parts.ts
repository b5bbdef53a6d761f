import styled from "@emotion/styled";
import { purple } from "../../../design/color";
import { radius } from "../../../design/space";
import { controlBox } from "./control";

/** Country and number, side by side as one box. */
export const Joined = styled.div({
  display: "flex",
  // An error is the number's, and shown around both.
  '&:has([aria-invalid="true"]) > div': controlBox['&[aria-invalid="true"]'],
});

/** The number itself. */
export const NumberControl = styled.input(controlBox, {
  flex: 1,
  minWidth: 0,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  fontVariantNumeric: "tabular-nums",
});

/** The visible part of the select; the select itself is transparent and on top of it. */
export const Country = styled.div(controlBox, {
  position: "relative",
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 6,
  width: "auto",
  paddingInline: 14,
  borderInlineEnd: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  fontVariantNumeric: "tabular-nums",
  "& > select": { position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer" },
  "&:has(select:disabled)": controlBox["&:disabled"],
  "&:has(select:focus-visible)": {
    outline: `3px solid ${purple[600]}`,
    outlineOffset: 2,
    borderRadius: radius.input,
  },
});
