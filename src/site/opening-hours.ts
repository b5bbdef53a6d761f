import { companyTimeZone } from "./dates";

/** Hours as content/facts/company.yaml states them, in the time zone of the phone line. */
export interface OpeningHours {
  /** "8:00" */
  open: string;
  /** "17:00" */
  close: string;
  /** "1/1" (month/day), or "Thu 11/22-28": the fourth Thursday of November. */
  holidays: readonly string[];
}

/** Format of a moment in the time zone of the phone line: "Thu, 11/26, 13". */
const format = {
  timeZone: companyTimeZone,
  weekday: "short",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23",
} as const;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Converts a holiday such as "Thu 11/22-28" into a pattern that matches "Thu, 11/26". */
function holidayPattern(holiday: string): string {
  const [, weekday = "", month, first, last] = /^(?:(\w{3}) )?(\d+)\/(\d+)(?:-(\d+))?$/.exec(holiday) ?? [];
  if (!month) throw new Error(`"${holiday}" is not a holiday; expected a date such as 7/4 or Thu 11/22-28`);
  const days = range(Number(first), Number(last ?? first)).join("|");
  return `${weekday || "..."}, ${month}/(?:${days}),`;
}

/**
 * Whether the phone line is open at a moment: Monday to Friday, whole hours, no holiday.
 * @throws if a time or a holiday does not have the format of OpeningHours
 */
export function isOpenAt(moment: Date, { open, close, holidays }: OpeningHours): boolean {
  const hour = (time: string) => {
    if (!/^\d+:00$/.test(time)) throw new Error(`"${time}" is not a whole hour such as 17:00`);
    return parseInt(time, 10);
  };
  const closed = ["S", ...holidays.map(holidayPattern)].join("|");
  const hours = range(hour(open), hour(close) - 1).join("|");
  return RegExp(`^(?!${closed}).*, 0?(?:${hours})$`).test(moment.toLocaleString("en-US", format));
}
