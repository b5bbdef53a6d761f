/** The names of the months, in order. */
export const months =
  "January February March April May June July August September October November December".split(" ");

/**
 * A date as the site writes it: "23 September 2024", or "October 2023" where only the month is known. Without Intl, as in
 * src/content/facts/money.ts.
 * @param date ISO 8601, `2024-09-23` or `2023-10`
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map((part) => parseInt(part, 10));
  return [day, months[month! - 1], year].filter(Boolean).join(" ");
}

/** Whether a day, as ISO 8601, is in the calendar. */
export function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The same day in the year after a date. @param date ISO 8601 */
export const yearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** Where the company is: its phone hours and the days of its contracts. */
export const companyTimeZone = "America/Los_Angeles";

/** Returns the day where the company is, as ISO 8601. */
export const isoToday = (): string => new Date().toLocaleDateString("en-CA", { timeZone: companyTimeZone });
