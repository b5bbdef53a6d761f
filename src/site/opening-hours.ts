/** Hours as content/facts/company.yaml states them, in the time zone of the phone line. */
export interface OpeningHours {
  /** "8:00" */
  open: string;
  /** "17:00" */
  close: string;
  /** "1/1" (month/day), or "Thu 11/22-28": the fourth Thursday of November. */
  holidays: readonly string[];
}

const zone = "America/Los_Angeles";

/** Days and hours of the phone line as a browser writes them: "Thu, 11/26, 13". */
const format = {
  timeZone: zone,
  weekday: "short",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23",
} as const;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** "Thu 11/22-28" as a pattern of "Thu, 11/26". */
function holidayPattern(holiday: string): string {
  const [, weekday = "", month, first, last] = /^(?:(\w{3}) )?(\d+)\/(\d+)(?:-(\d+))?$/.exec(holiday) ?? [];
  if (!month) throw new Error(`"${holiday}" is no holiday; expected a date such as 7/4 or Thu 11/22-28`);
  const days = range(Number(first), Number(last ?? first)).join("|");
  return `${weekday || "..."}, ${month}/(?:${days}),`;
}

/**
 * Whether the phone line is open at a moment: Monday to Friday, whole hours, no holiday.
 * @throws when a time or a holiday is not as described at OpeningHours
 */
export function isOpenAt(moment: Date, { open, close, holidays }: OpeningHours): boolean {
  const hour = (time: string) => {
    if (!/^\d+:00$/.test(time)) throw new Error(`"${time}" is no whole hour such as 17:00`);
    return parseInt(time, 10);
  };
  const closed = ["S", ...holidays.map(holidayPattern)].join("|");
  const hours = range(hour(open), hour(close) - 1).join("|");
  return RegExp(`^(?!${closed}).*, 0?(?:${hours})$`).test(moment.toLocaleString("en-US", format));
}
