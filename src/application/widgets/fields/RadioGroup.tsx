import styled from "@emotion/styled";
import { createContext, useContext, useId, type InputHTMLAttributes, type ReactNode } from "react";
import { gray } from "../../../design/color";
import { minimumTarget } from "../../../design/space";
import { Mark } from "./Checkbox";
import { Field, partField, type FieldProps } from "./Field";

interface Group {
  name: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

const GroupContext = createContext<Group | undefined>(undefined);

export interface RadioGroupProps extends FieldProps {
  id?: string;
  /** The name in a form; made up when left out. */
  name?: string;
  /** The choice, when the form keeps it; else `defaultValue` is the first one. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** `<Radio>`s. */
  children: ReactNode;
}

/** One of a few, all in view. Arrow keys move between them (the browser's own). */
export function RadioGroup(props: RadioGroupProps) {
  const [field, { children, name, ...choice }] = partField(props);
  const made = useId();
  return (
    <Field {...field} place="group">
      {() => (
        <GroupContext.Provider value={{ ...choice, name: name ?? made }}>{children}</GroupContext.Provider>
      )}
    </Field>
  );
}

export interface RadioProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "name" | "checked" | "defaultChecked" | "onChange"
> {
  value: string;
  label: ReactNode;
}

const Choice = styled.label({
  display: "flex",
  alignItems: "flex-start",
  gap: 12,
  minHeight: minimumTarget,
  color: gray[900],
  fontSize: 17,
  cursor: "pointer",
  "& > span": { paddingBlock: 8, lineHeight: "28px" },
});

/**
 * One choice of a RadioGroup.
 * @throws outside of one: alone, a radio could never be undone
 */
export function Radio({ value, label, ...rest }: RadioProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error("<Radio> needs a <RadioGroup> around it");
  const { name, onChange } = group;
  const chosen =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };
  return (
    <Choice>
      <Mark type="radio" {...rest} {...chosen} name={name} value={value} onChange={() => onChange?.(value)} />
      <span>{label}</span>
    </Choice>
  );
}
