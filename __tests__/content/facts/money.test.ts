import fc from "fast-check";
import { exactDollars, grouped, wholeDollars } from "../../../src/content/facts/money";

const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const number = new Intl.NumberFormat("en-US");

it("formats amounts as Intl does", () => {
  expect([exactDollars(1234567.5), wholeDollars(18_000.5), grouped(999.5)]).toEqual([
    "$1,234,567.50",
    "$18,001",
    "999.5",
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(exactDollars(cents / 100)).toBe(exact.format(cents / 100));
      expect(wholeDollars(cents / 100)).toBe(whole.format(cents / 100));
      expect(grouped(cents / 100)).toBe(number.format(cents / 100));
    }),
  );
});
