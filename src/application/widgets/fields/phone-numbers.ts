/** Formatting rules for phone numbers (36 kB with gzip), which PhoneInput loads once it is on the page. */
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

/** Returns every country that has phone numbers, sorted by English name. */
export function countries(): Country[] {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling: getCountryCallingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Formats a number, complete or not, as usual in its country, or internationally if it starts with `+`. */
export function formatPhone(text: string, country: string): string {
  try {
    return new AsYouType(country as CountryCode).input(text);
  } catch {
    // libphonenumber-js 1.13 throws for "06" in Samoa and "08" in Cape Verde.
    return text;
  }
}

/** Parses a number. `number` is its E.164 form, if it is a phone number, and `country` the country that it belongs to. */
export function readPhone(text: string, country: string) {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return { number: phone?.number, valid: phone?.isValid() ?? false, country: phone?.country };
}
