import { controlBorder, fontSize, gray, radius, red, white } from "../../../design/tokens";

/** The box of text inputs, selects and the like: 48 px high, with text of 17 px, because iOS zooms in on less than 16 px. */
export const controlBox = {
  display: "block",
  width: "100%",
  minHeight: 48,
  padding: "10px 14px",
  border: `1px solid ${controlBorder}`,
  borderRadius: radius.input,
  background: white,
  color: gray[900],
  fontSize: fontSize.body,
  lineHeight: 1.45,
  "&:hover": { borderColor: gray[900] },
  "&:focus-visible": { borderRadius: radius.input },
  "&::placeholder": { color: gray[500], opacity: 1 },
  "&:disabled": { background: gray[100], color: gray[500], borderColor: gray[300], cursor: "not-allowed" },
  // A shadow doubles the border, so that nothing moves.
  '&[aria-invalid="true"]': {
    borderColor: red[600],
    boxShadow: `inset 0 0 0 1px ${red[600]}`,
    background: red[50],
  },
} as const;
