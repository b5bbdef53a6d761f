import styled from "@emotion/styled";
import { forwardRef, type InputHTMLAttributes } from "react";
import { radius, red, teal } from "../../../design/tokens";
import { Field, type FieldProps } from "./Field";

export type CheckboxProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

/** The native control in our color, which works with forced colors and any zoom. */
export const Mark = styled.input({
  flex: "none",
  width: 24,
  height: 24,
  margin: "10px 0",
  accentColor: teal[600],
  cursor: "pointer",
  '&[aria-invalid="true"], [aria-invalid="true"] &': {
    accentColor: red[600],
    outline: `2px solid ${red[600]}`,
    outlineOffset: -1,
    borderRadius: radius.focus,
  },
  '&[type="radio"]': { borderRadius: radius.circle },
  "&:disabled": { cursor: "not-allowed" },
});

/** A yes/no choice. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return (
    <Field props={props} place="beside">
      {(control) => <Mark ref={ref} type="checkbox" {...control} />}
    </Field>
  );
});
