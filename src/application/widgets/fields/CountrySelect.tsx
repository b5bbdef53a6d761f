import { Icon } from "../../../components/Icon";
import type { Country as PhoneCountry } from "./phone-numbers";
import { Country } from "./phone-parts";

export interface CountrySelectProps {
  /** For screen readers. */
  label: string;
  name?: string | undefined;
  /** None until the rules have loaded: the first choice is then the only one. */
  countries?: readonly PhoneCountry[] | undefined;
  /** ISO 3166. */
  value: string;
  disabled?: boolean | undefined;
  onChange: (code: string) => void;
}

const unitedStates: PhoneCountry = { code: "US", name: "United States", calling: "1" };

/** The country of a phone number: by name in its list, "US +1" when closed. The browser's own select, so any key works. */
export function CountrySelect({ label, name, countries, value, disabled, onChange }: CountrySelectProps) {
  const known = countries ?? [unitedStates];
  const chosen = known.find(({ code }) => code === value) ?? { code: value, name: value, calling: "" };
  const list = known.includes(chosen) ? known : [chosen];
  return (
    <Country>
      <select
        aria-label={label}
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
    </Country>
  );
}
