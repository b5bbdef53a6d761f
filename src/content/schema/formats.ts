// Conversions of texts to the right format. Declarations register them (fields.ts) and `npm run fix` applies them.
import { z } from "zod";
import { isRealDate, months } from "../../site/dates";
import { idOf } from "../markdown/id-of";

/** Returns a text in the right format, as YAML, and whether it is the only plausible one; undefined if it is unclear. */
export type Fix = (words: string) => { text: string; safe: boolean } | undefined;

/** The fixes of declared fields. */
export const fixes = z.registry<{ fix: Fix }>();

/** Converts "6 October 2016" or "October 6, 2016" to ISO 8601; undefined for other texts. The day may not exist. */
export function isoDateOf(words: string): string | undefined {
  const date =
    /^(?<day>\d{1,2}) (?<month>[a-z]{3,}) (?<year>\d{4})$/i.exec(words) ??
    /^(?<month>[a-z]{3,}) (?<day>\d{1,2}), (?<year>\d{4})$/i.exec(words);
  const { day = "", month = "", year } = date?.groups ?? {};
  const index = months.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase()));
  if (!date || index < 0) return undefined;
  return `${year}-${String(index + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** A date as ISO 8601, if it exists. */
export const asDate: Fix = (words) => {
  const text = isoDateOf(words) ?? "";
  return isRealDate(text) ? { text, safe: true } : undefined;
};

/** A number without signs: 23.74 for 23.74%, 9.74 for 9,74 and 50000 for $50,000. */
export const asNumber: Fix = (words) =>
  /^\$?\d[\d,]*(?:\.\d+)?%?$/.test(words)
    ? { text: words.replace(/,(?=\d\d?%?$)/, ".").replace(/[$,%]/g, ""), safe: false }
    : undefined;

/** https instead of http. */
export const asHttps: Fix = (words) =>
  words.startsWith("http://") ? { text: words.replace("http:", "https:"), safe: false } : undefined;

/** One slash before each segment, which is a slug. */
export const asPath: Fix = (words) => ({
  text: `/${words.split("/").map(idOf).filter(Boolean).join("/")}`,
  safe: false,
});

/** Lowercase letters, digits and single hyphens. */
export const asSlug: Fix = (words) => ({ text: idOf(words), safe: false });

/** A ten-digit number of the North American Numbering Plan, as +1-415-555-0142. */
export const asPhone: Fix = (words) => {
  const digits = words.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10
    ? { text: `"+1-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}"`, safe: false }
    : undefined;
};
