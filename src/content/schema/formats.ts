// Conversions of texts to the right format. Declarations register them (fields.ts) and `npm run fix` applies them.
import { z } from "zod";
import { months } from "../../site/dates";
import { idOf } from "../markdown/id-of";

/** Returns a text in the right format, as YAML, and whether it is the only plausible one; undefined if it is unclear. */
export type Fix = (words: string) => { text: string; safe: boolean } | undefined;

/** The fixes of declared fields. */
export const fixes = z.registry<{ fix: Fix }>();

/** Converts "6 October 2016" and "October 6, 2016" to 2016-10-06. */
function isoOf(text: string): string | undefined {
  const parts = /^(\d{1,2}) ([a-z]+) (\d{4})$/i.exec(text);
  const american = /^([a-z]+) (\d{1,2}), (\d{4})$/i.exec(text);
  const [day, month, year] = parts ? parts.slice(1) : american ? [american[2], american[1], american[3]] : [];
  const index = months.findIndex(
    (name) => month && month.length > 2 && name.toLowerCase().startsWith(month.toLowerCase()),
  );
  return day && year && index >= 0
    ? `${year}-${String(index + 1).padStart(2, "0")}-${day.padStart(2, "0")}`
    : undefined;
}

/** A date as ISO 8601. */
export const asDate: Fix = (words) => {
  const text = isoOf(words);
  return text ? { text, safe: true } : undefined;
};

/** https instead of http. */
export const asHttps: Fix = (words) =>
  words.startsWith("http://") ? { text: words.replace("http:", "https:"), safe: false } : undefined;

/** One slash at the start, lowercase letters and hyphens. */
export const asPath: Fix = (words) => ({
  text: `/${words
    .toLowerCase()
    .replace(/^\/+|\/+$/g, "")
    .replace(/[^a-z0-9/]+/g, "-")}`,
  safe: false,
});

/** Lower-case letters and hyphens. */
export const asSlug: Fix = (words) => ({ text: idOf(words), safe: false });

/** A ten-digit number of the North American Numbering Plan, as +1-415-555-0142. */
export const asPhone: Fix = (words) => {
  const digits = words.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10
    ? { text: `"+1-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}"`, safe: false }
    : undefined;
};
