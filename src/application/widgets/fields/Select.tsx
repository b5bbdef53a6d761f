import styled from "@emotion/styled";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { Icon } from "../../../components/Icon";
import { gray } from "../../../design/color";
import { controlBox } from "./control";
import { Field, type FieldProps } from "./Field";

type SelectProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "size">;

const Frame = styled.div({
  position: "relative",
  "& > svg": { position: "absolute", right: 14, top: 15, pointerEvents: "none", color: gray[700] },
});
const Choice = styled.select(controlBox, { appearance: "none", paddingRight: 44, textOverflow: "ellipsis" });

/** A native select; its children are `<option>`s. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  return (
    <Field props={props}>
      {(control) => (
        <Frame>
          <Choice ref={ref} {...control} />
          <Icon name="caret-down" size={18} />
        </Frame>
      )}
    </Field>
  );
});
