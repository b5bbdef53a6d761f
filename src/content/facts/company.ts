import { z } from "zod";
import { defineData } from "../schema/define";
import { isRealDate } from "../../site/dates";
import { isoDate, matching, properName, stateName, words } from "../schema/fields";

const line = properName("a line of the address").refine(
  (text) => !/, [A-Z]{2} \d/.test(text) || /, [A-Z]{2} \d{5}(-\d{4})?$/.test(text),
  "its ZIP code does not have five digits",
);
const lines = z.array(line).min(2).describe("the lines of an address");

const wholeHour = (what: string) =>
  matching(
    /^([01]?\d|2[0-3]):00$/,
    "must be a whole hour such as 17:00",
    `${what}, a whole hour such as 17:00`,
  );

/** "8 a.m." for 8:00. */
const inWords = (time: string) => {
  const hour = parseInt(time, 10);
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? "a" : "p"}.m.`;
};

const holiday = matching(
  /^((Mon|Tue|Wed|Thu|Fri) )?(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])(-(3[01]|[12]\d|[1-9]))?$/,
  "must be a date such as 7/4, or Thu 11/22-28",
  "a date such as 7/4, or Thu 11/22-28",
)
  .refine(
    (text) => !text.includes("-") || Number(text.split("-")[1]) > Number(/\d+(?=-)/.exec(text)),
    "its last day is not after its first",
  )
  .refine((text) => {
    const numbers = text.match(/\d+/g) ?? [];
    const [month, day] = [numbers[0], numbers.at(-1)].map((part = "") => part.padStart(2, "0"));
    // In a leap year, because February 29 may be one.
    return isRealDate(`2024-${month}-${day}`);
  }, "its day does not exist");

/** The days are the same everywhere, and `isOpenAt` (src/site/opening-hours.ts) knows no others. */
const onWeekdays = (what: string) =>
  words(what).refine(
    (text) => /^Mon(day)?( to |-)Fri(day)?(?![^\s,])/.test(text),
    "it does not begin with Monday to Friday, the only days on which the website shows that phones are open",
  );

const hours = z
  .strictObject({
    days: onWeekdays("the days, such as Monday to Friday"),
    open: wholeHour("opening time"),
    close: wholeHour("closing time"),
    zone: properName("time zone"),
    summary: onWeekdays("the hours in one line"),
    shown: onWeekdays("the hours as web pages show them; legal texts show `summary`"),
    holidays: z.array(holiday).length(4).describe("the dates of the holidays in closedOn"),
    closedOn: z
      .array(properName("a holiday"))
      .length(4)
      .describe("the four holidays on which phones are closed; for another number, ask a developer"),
  })
  .refine(({ open, close }) => parseInt(open, 10) < parseInt(close, 10), {
    path: ["close"],
    error: "it is not after `open` on the same day",
  })
  .refine(({ open, close, summary }) => summary.includes(` ${open}-${close} `), {
    path: ["summary"],
    error: "it does not contain the times of `open` and `close`, as in 8:00-17:00",
  })
  .refine(
    ({ open, close, shown }) =>
      shown.replace(".m. to ", ".m.-").includes(`${inWords(open)}-${inWords(close)}`),
    { path: ["shown"], error: "it does not contain the times of `open` and `close`, as in 8 a.m.-5 p.m." },
  );

/** content/facts/company.yaml: the brand is data, so that no page hard-codes it. */
export const company = defineData({
  name: "Company",
  file: "company.yaml",
  description: "The company's names, addresses and hours.",
  schema: z.strictObject({
    company: z.strictObject({
      name: properName("the brand name"),
      legalName: properName("the registered name"),
      product: properName("the product's name"),
      tagline: words("one line under the logo"),
      about: words("two or three sentences about the company"),
      foundedIn: matching(/^\d{4}$/, "must be a year such as 2016", "the year it was founded"),
      state: stateName("the state of incorporation, in full"),
      nmls: words("the NMLS number, marked as a sample until it is real"),
      insuranceProgram: properName("the insurance program's name"),
      securityTxtExpires: isoDate.describe(
        "the last day on which /.well-known/security.txt is valid, at most a year from today",
      ),
      address: z.strictObject({ corporate: lines, checks: lines, copyrightAgent: lines }),
      hours,
    }),
  }),
});
