// The counterpart of jsx-runtime.ts for the live preview.
import * as react from "react/jsx-dev-runtime";
import { withSetText } from "./jsx-runtime";

export { Fragment } from "react/jsx-dev-runtime";

/** React's `jsxDEV`, with the text of the element typeset. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, withSetText(type, props), ...rest);
