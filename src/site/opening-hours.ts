import { companyTimeZone } from "./dates";

/** Hours as content/facts/company.yaml states them, in the time zone of the phone line. */
interface OpeningHours {
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

/** Whether the phone line is open at a moment: Monday to Friday, whole hours, no holiday. */
export function isOpenAt(moment: Date, { open, close, holidays }: OpeningHours): boolean {
  const [weekday = "", date = "", hour] = moment.toLocaleString("en-US", format).split(", ");
  const [month, day] = date.split("/").map(Number);
  const isHoliday = holidays.some((holiday) => {
    const [, name = weekday, ofMonth, first, last = first] =
      /^(?:(\w{3}) )?(\d+)\/(\d+)(?:-(\d+))?$/.exec(holiday) ?? [];
    return name === weekday && Number(ofMonth) === month && Number(first) <= day! && day! <= Number(last);
  });
  const isOpenHour = parseInt(open, 10) <= Number(hour) && Number(hour) < parseInt(close, 10);
  return isOpenHour && !isHoliday && !weekday.startsWith("S");
}
