import styled from "@emotion/styled";
import { forwardRef, type InputHTMLAttributes } from "react";
import { controlBox } from "./control";
import { Field, type FieldProps } from "./Field";

export type TextInputProps = FieldProps & InputHTMLAttributes<HTMLInputElement>;

const TextControl = styled.input(controlBox);

/** One line of text, or of another `type`: email, password, search. Accepts all props of an `<input>`. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  return <Field props={props}>{(control) => <TextControl ref={ref} type="text" {...control} />}</Field>;
});
