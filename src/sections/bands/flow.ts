import { css } from "@emotion/react";
import { measure } from "../../design/tokens";

/** Spacing of words, lists and components in a column. */
export const flow = css({
  "& > * + *": { marginTop: 24 },
  "& > p + p": { marginTop: 16 },
  "& > h2 + *": { marginTop: 28 },
  "& > h3 + *": { marginTop: 12 },
  "& > [data-layout] + *": { marginTop: 48 },
  "& > .disclosure > p + p": { marginTop: 12 },
  "& > p": { maxWidth: measure },
});
