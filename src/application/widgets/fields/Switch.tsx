import styled from "@emotion/styled";
import { forwardRef } from "react";
import { controlBorder, fullMotion, gray, radius, red, teal, white } from "../../../design/tokens";
import type { CheckboxProps } from "./Checkbox";
import { Field } from "./Field";

const Track = styled.input({
  appearance: "none",
  position: "relative",
  flex: "none",
  width: 52,
  height: 30,
  margin: "7px 0",
  border: `2px solid ${controlBorder}`,
  borderRadius: radius.pill,
  background: gray[200],
  cursor: "pointer",
  "&::before": {
    content: '""',
    position: "absolute",
    top: 3,
    left: 3,
    width: 20,
    height: 20,
    borderRadius: radius.circle,
    background: gray[600],
  },
  "&:checked": { background: teal[600], borderColor: teal[600] },
  "&:checked::before": { left: 25, background: white },
  "&:focus-visible": { borderRadius: radius.pill },
  '&[aria-invalid="true"]': { borderColor: red[600] },
  "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  // Forced colors remove backgrounds, but the thumb must stay.
  "@media (forced-colors: active)": { "&::before": { background: "CanvasText", forcedColorAdjust: "none" } },
  [fullMotion]: { "&, &::before": { transition: "left 140ms, background 140ms" } },
});

/** On or off, with immediate effect: a checkbox that screen readers announce as a switch. */
export const Switch = forwardRef<HTMLInputElement, CheckboxProps>(function Switch(props, ref) {
  return (
    <Field props={props} place="beside">
      {(control) => <Track ref={ref} type="checkbox" role="switch" {...control} />}
    </Field>
  );
});
