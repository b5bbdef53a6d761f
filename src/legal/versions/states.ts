/** The state of a version on a day. */
export type State = "inForce" | "upcoming" | "earlier";

/** A date as the first day it can mean: `2023-10` is 2023-10-01. */
const firstDay = (date: string) => (date.length === 7 ? `${date}-01` : date);

/**
 * Returns the state of each version of a document on a day.
 * @param dates the versions' dates, oldest first (ISO 8601, a day or a month)
 * @param today ISO 8601
 * @param replaced whether the document as a whole remains only for those who once agreed to it (`standing: earlier`)
 */
export function statesOn(today: string, dates: readonly string[], replaced: boolean): State[] {
  const inForce = dates.findLastIndex((date) => firstDay(date) <= today);
  return dates.map((_, index) => {
    if (index > inForce) return "upcoming";
    return index < inForce || replaced ? "earlier" : "inForce";
  });
}

/**
 * The version at the document's own address: the last that has taken effect, or else the first upcoming one.
 * @returns its index
 */
export function shownOn(today: string, dates: readonly string[]): number {
  return Math.max(
    0,
    dates.findLastIndex((date) => firstDay(date) <= today),
  );
}
