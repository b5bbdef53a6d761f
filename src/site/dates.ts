const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * A date as the site writes it: "23 September 2024", or "October 2023" where only the month is known.
 * @param date ISO 8601, `2024-09-23` or `2023-10`
 */
export function formatDate(date: string): string {
  return date.length === "2023-10".length ? month.format(new Date(`${date}-01`)) : day.format(new Date(date));
}
