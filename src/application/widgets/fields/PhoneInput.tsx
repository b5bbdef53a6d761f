import styled from "@emotion/styled";
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
} from "react";
import { useLoaded } from "../global/useLoaded";
import { controlBox } from "./control";
import { Field, type FieldProps } from "./Field";
import { formatInPlace } from "./format-in-place";
import { CountrySelect } from "./CountrySelect";

/** The current number, as passed to `onChange`. */
export interface Phone {
  /** As the visitor sees it. */
  text: string;
  /** ISO 3166: US. */
  country: string;
  /** E.164 form: +12135550123. Undefined while the number is too short, or until the rules load, which repeats the call. */
  number?: string | undefined;
  /** Whether such a number can exist in its country. */
  valid: boolean;
}

type Own = "type" | "value" | "defaultValue" | "onChange";

interface PhoneInputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  /** The initial number, in any format. */
  defaultValue?: string;
  /** ISO 3166; default US. */
  defaultCountry?: string;
  onChange?: (phone: Phone) => void;
}

/** Country and number, side by side as one box. */
const Joined = styled.div({
  display: "flex",
  // An error belongs to the number but is shown around both.
  '&:has([aria-invalid="true"]) > div': controlBox['&[aria-invalid="true"]'],
});

const NumberControl = styled.input(controlBox, {
  flex: 1,
  minWidth: 0,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  fontVariantNumeric: "tabular-nums",
});

const loadRules = () => import("./phone-numbers");

/**
 * A phone number and its country, which is the US by default, formatted as usual in that country.
 * The rules load once the input is on the page; until then, and without them or scripts, the number stays as typed.
 * A form sends the displayed number as `name`, and its country as `name` with the suffix "Country".
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  const { defaultCountry = "US", onChange, ...rest } = props;
  const [country, setCountry] = useState(defaultCountry);
  const rules = useLoaded(true, loadRules);
  const number = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => number.current!);

  const countries = useMemo(() => rules?.countries(), [rules]);
  const format = (code: string) => {
    if (rules && number.current)
      formatInPlace(number.current, (text) => rules.formatPhone(text, code), /[\d+]/);
  };
  const textOf = () => number.current?.value ?? "";
  /** The country whose code the number begins with, or else the chosen one. */
  const countryOf = (text: string) =>
    (text.startsWith("+") && rules?.readPhone(text, country).country) || country;
  const show = (code: string) => {
    setCountry(code);
    format(code);
  };
  const choose = (code: string) => {
    show(code);
    const text = textOf();
    const read = rules?.readPhone(text, code);
    const isOfCountry = (read?.country ?? code) === code;
    onChange?.({ number: read?.number, valid: !!read?.valid && isOfCountry, text, country: code });
  };
  const type = () => choose(countryOf(textOf()));
  useEffect(() => {
    // For the text from before the rules were loaded; what the visitor typed was passed on without its E.164 form.
    if (textOf() === (rest.defaultValue ?? "")) show(countryOf(textOf()));
    else type();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the rules have loaded
  }, [rules]);

  return (
    <Field props={rest}>
      {(control) => (
        <Joined>
          <CountrySelect
            name={control.name && `${control.name}Country`}
            countries={countries}
            value={country}
            disabled={control.disabled}
            onChange={choose}
          />
          <NumberControl autoComplete="tel" {...control} ref={number} type="tel" onChange={type} />
        </Joined>
      )}
    </Field>
  );
});
