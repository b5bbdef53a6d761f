import styled from "@emotion/styled";
import { forwardRef, type TextareaHTMLAttributes } from "react";
import { controlBox } from "./control";
import { Field, type FieldProps } from "./Field";

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Grows with its text in browsers that support it. */
const Area = styled.textarea(controlBox, {
  fieldSizing: "content",
  minHeight: 120,
  maxHeight: 480,
  resize: "vertical",
});

/** Several lines of text. Accepts all props of a `<textarea>`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  return <Field props={props}>{(control) => <Area ref={ref} rows={4} {...control} />}</Field>;
});
