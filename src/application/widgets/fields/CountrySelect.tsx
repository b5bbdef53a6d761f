import styled from "@emotion/styled";
import { Icon } from "../../../components/Icon";
import { purple, radius } from "../../../design/tokens";
import { controlBox } from "./control";
import type { Country } from "./phone-numbers";

/** The visible part of the select; the select itself is transparent and on top of it. */
const Shown = styled.div(controlBox, {
  position: "relative",
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: 6,
  width: "auto",
  paddingInline: 14,
  borderInlineEnd: 0,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  fontVariantNumeric: "tabular-nums",
  "& > select": { position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer" },
  "&:has(select:disabled)": controlBox["&:disabled"],
  "&:has(select:focus-visible)": {
    outline: `3px solid ${purple[600]}`,
    outlineOffset: 2,
    borderRadius: radius.input,
  },
});

interface CountrySelectProps {
  name?: string | undefined;
  /** Undefined until the rules have loaded; until then the current country is the only option. */
  countries?: readonly Country[] | undefined;
  /** ISO 3166. */
  value: string;
  disabled?: boolean | undefined;
  onChange: (code: string) => void;
}

const unitedStates: Country = { code: "US", name: "United States", calling: "1" };

/** A native select for the country of a phone number: by name in the list, "US +1" when closed. */
export function CountrySelect({ name, countries, value, disabled, onChange }: CountrySelectProps) {
  const known = countries ?? [unitedStates];
  const chosen = known.find(({ code }) => code === value) ?? { code: value, name: value, calling: "" };
  // An unknown country, such as a mistyped default, must not be the only choice.
  const list = known.includes(chosen) ? known : [chosen, ...(countries ?? [])];
  return (
    <Shown>
      <select
        aria-label="Country"
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {list.map(({ code, name: country, calling }) => (
          <option key={code} value={code}>
            {country} {calling && `(+${calling})`}
          </option>
        ))}
      </select>
      <span aria-hidden="true">
        {chosen.code} {chosen.calling && `+${chosen.calling}`}
      </span>
      <Icon name="caret-down" size={14} />
    </Shown>
  );
}
