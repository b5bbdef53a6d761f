/** All that the site knows of phone numbers. Loaded by PhoneInput once it is on the page: 36 kB with gzip. */
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

/** A number as it is written in its country, complete or not; with `+`, as written abroad. */
export const formatPhone = (text: string, country: string): string =>
  new AsYouType(country as CountryCode).input(text);

/** What was meant: the number for machines, if there is one, and its country, which `+44` tells and `020` does not. */
export function readPhone(
  text: string,
  country: string,
): { number?: string | undefined; valid: boolean; country?: string | undefined } {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return { number: phone?.number, valid: phone?.isValid() ?? false, country: phone?.country };
}
