import styled from "@emotion/styled";
import { forwardRef, type InputHTMLAttributes } from "react";
import { red, teal } from "../../../design/color";
import { Field, partField, type FieldProps } from "./Field";
import { radius } from "../../../design/space";

export type CheckboxProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

/** The browser's own mark in our colour: it survives forced colours and every zoom. */
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

/** Yes or no, sent with a form. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const [field, input] = partField(props);
  return (
    <Field {...field} place="beside">
      {(control) => <Mark ref={ref} type="checkbox" {...input} {...control} />}
    </Field>
  );
});
