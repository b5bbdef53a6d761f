/** Formatting rules of phone numbers (36 kB with gzip), loaded by PhoneInput once it is on the page. */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/min";

export interface Country {
  /** ISO 3166: US. */
  code: string;
  name: string;
  /** Without the plus: 1. */
  calling: string;
}

/** Every country that has phone numbers, by its English name. */
export function countries(): Country[] {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling: getCountryCallingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Formats a number, complete or not, as in its country; with `+`, internationally. */
export const formatPhone = (text: string, country: string): string =>
  new AsYouType(country as CountryCode).input(text);

/** Parses a number: in E.164 form if it is one, and with its country if it starts with a calling code. */
export function readPhone(
  text: string,
  country: string,
): { number?: string | undefined; valid: boolean; country?: string | undefined } {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return { number: phone?.number, valid: phone?.isValid() ?? false, country: phone?.country };
}
