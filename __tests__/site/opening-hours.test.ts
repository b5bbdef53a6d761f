import { isOpenAt } from "../../src/site/opening-hours";

const hours = { open: "8:00", close: "17:00", holidays: ["1/1", "7/4", "Thu 11/22-28", "12/25"] };

it.each([
  ["a Monday at 8:00", "2026-11-23T08:00:00-08:00", true],
  ["a Monday at 7:59", "2026-11-23T07:59:00-08:00", false],
  ["a Friday at 16:59", "2026-11-20T16:59:00-08:00", true],
  ["a Friday at 17:00", "2026-11-20T17:00:00-08:00", false],
  ["a Monday at midnight", "2026-11-23T00:30:00-08:00", false],
  ["in summer time", "2026-07-01T08:00:00-07:00", true],
  ["a Saturday", "2026-11-21T10:00:00-08:00", false],
  ["a Sunday", "2026-11-22T10:00:00-08:00", false],
  ["New Year's Day", "2027-01-01T10:00:00-08:00", false],
  ["11 January", "2027-01-11T10:00:00-08:00", true],
  ["Thanksgiving Day", "2026-11-26T10:00:00-08:00", false],
  ["the Thursday before", "2026-11-19T10:00:00-08:00", true],
  ["the Wednesday of that week", "2026-11-25T10:00:00-08:00", true],
  ["Christmas Day", "2026-12-25T10:00:00-08:00", false],
  ["Independence Day", "2028-07-04T10:00:00-07:00", false],
])("reports whether the phone line is open on %s", (_, moment, expected) =>
  expect(isOpenAt(new Date(moment), hours)).toBe(expected),
);
