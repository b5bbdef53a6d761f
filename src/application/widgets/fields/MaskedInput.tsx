import { forwardRef } from "react";
import { formatInPlace } from "./format-in-place";
import { applyMask, isNumeric, typed } from "./mask";
import { TextInput, type TextInputProps } from "./TextInput";

type MaskedInputProps = Omit<TextInputProps, "value" | "defaultValue"> & {
  /** `9` a digit, `a` a letter, `*` either; the rest is inserted: `99/99/9999`. */
  mask: string;
  value?: string;
  defaultValue?: string;
};

/** Formats the text as it is typed, before `onChange`. State the format in `hint`: without scripts it is not enforced. */
export const MaskedInput = forwardRef<HTMLInputElement, MaskedInputProps>(function MaskedInput(props, ref) {
  const { mask, value, defaultValue, onChange, ...rest } = props;
  const masked = (text: string | undefined) => (text === undefined ? undefined : applyMask(mask, text));
  return (
    <TextInput
      ref={ref}
      inputMode={isNumeric(mask) ? "numeric" : "text"}
      autoComplete="off"
      {...rest}
      {...(value === undefined ? { defaultValue: masked(defaultValue) } : { value: masked(value) })}
      onChange={(event) => {
        const { selectionStart, value: text } = event.currentTarget;
        // Before the end, a group of digits may be short only because one of them is being replaced.
        const isAtEnd = selectionStart === text.length;
        formatInPlace(event.currentTarget, (changed) => applyMask(mask, changed, isAtEnd), typed);
        onChange?.(event);
      }}
    />
  );
});
