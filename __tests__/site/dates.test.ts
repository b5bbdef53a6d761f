import fc from "fast-check";
import { formatDate, isoToday } from "../../src/site/dates";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

it("formats dates and months like Intl, in any time zone", () => {
  expect([formatDate("2024-09-03"), formatDate("2023-10")]).toEqual(["3 September 2024", "October 2023"]);
  const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      const iso = date.toISOString();
      expect(formatDate(iso.slice(0, 10))).toBe(day.format(date));
      expect(formatDate(iso.slice(0, 7))).toBe(month.format(date));
    }),
  );
});

it.each([
  ["2027-01-01T07:59:00Z", "2026-12-31"],
  ["2027-01-01T08:00:00Z", "2027-01-01"],
])("at %s it is %s where the company is", (moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) });
  expect(isoToday()).toBe(day);
  jest.useRealTimers();
});
