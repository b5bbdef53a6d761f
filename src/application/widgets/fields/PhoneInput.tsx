import styled from "@emotion/styled";
import { forwardRef, useEffect, useMemo, useRef, useState, type InputHTMLAttributes } from "react";
import { controlBox } from "./control";
import { Field, partField, type FieldProps } from "./Field";
import { formatInPlace } from "./format-in-place";
import { CountrySelect } from "./CountrySelect";

/** The current number, as passed to `onChange`. */
export interface Phone {
  /** As the visitor sees it. */
  text: string;
  /** ISO 3166: US. */
  country: string;
  /** For machines, +12135550123 (E.164); none while it is too short to be one, or before the rules have loaded. */
  number?: string | undefined;
  /** Whether such a number can exist. */
  valid: boolean;
}

type Own = "type" | "value" | "defaultValue" | "onChange";

export interface PhoneInputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  id?: string;
  /** The number to begin with, in any form. */
  defaultValue?: string;
  /** ISO 3166; default US. */
  defaultCountry?: string;
  onChange?: (phone: Phone) => void;
}

/** Country and number, side by side as one box. */
const Joined = styled.div({
  display: "flex",
  // An error is the number's, and shown around both.
  '&:has([aria-invalid="true"]) > div': controlBox['&[aria-invalid="true"]'],
});

/** The number itself. */
const NumberControl = styled.input(controlBox, {
  flex: 1,
  minWidth: 0,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  fontVariantNumeric: "tabular-nums",
});

type Rules = typeof import("./phone-numbers");

/**
 * A phone number and its country, by default the US, formatted as in that country.
 * The rules load once the input is on the page; until then, and without scripts, it takes a number as typed.
 * In a form, `name` sends the number as seen and `name` with "Country" its country.
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  const [field, { defaultCountry = "US", onChange, ...input }] = partField(props);
  const [country, setCountry] = useState(defaultCountry);
  const [rules, setRules] = useState<Rules>();
  const number = useRef<HTMLInputElement | null>(null);

  useEffect(() => {
    let isHere = true;
    // Without the rules it stays an ordinary input.
    import("./phone-numbers").then((loaded) => isHere && setRules(loaded)).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);

  const countries = useMemo(() => rules?.countries(), [rules]);
  const write = (its: string) => {
    if (rules && number.current)
      formatInPlace(number.current, (text) => rules.formatPhone(text, its), /[\d+]/);
  };
  const tell = (its: string) => {
    const text = number.current?.value ?? "";
    const { country: _, ...read } = rules?.readPhone(text, its) ?? { country: its, valid: false };
    onChange?.({ text, country: its, ...read });
  };
  // The text from before the formatting rules were loaded.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only their coming matters
  useEffect(() => write(country), [rules]);

  const choose = (its: string) => {
    setCountry(its);
    write(its);
    tell(its);
  };
  const type = () => {
    const text = number.current?.value ?? "";
    const named = text.startsWith("+") ? rules?.readPhone(text, country).country : undefined;
    choose(named ?? country);
  };

  return (
    <Field {...field}>
      {(control) => (
        <Joined>
          <CountrySelect
            name={input.name && `${input.name}Country`}
            countries={countries}
            value={country}
            disabled={input.disabled}
            onChange={choose}
          />
          <NumberControl
            autoComplete="tel"
            {...input}
            {...control}
            ref={(element) => {
              number.current = element;
              if (typeof ref === "function") ref(element);
              else if (ref) ref.current = element;
            }}
            type="tel"
            onChange={type}
          />
        </Joined>
      )}
    </Field>
  );
});
