import { figureUnits, type Figure } from "../../../src/content/facts/figures";
import { formatFigure, missingFromText, otherUnit } from "../../../src/content/facts/format-figure";
import { figure } from "../../support/facts";

const cases: [Figure["value"], Figure["unit"], string][] = [
  [9.74, "percent", "9.74%"],
  [380.15, "usd", "$380.15"],
  [380.1, "usd", "$380.10"],
  [18000, "usd", "$18,000"],
  [0, "usd", "$0"],
  [1234.5, "count", "1,234.5"],
  [680, "score", "680"],
  [1, "minutes", "1 minute"],
  [2, "minutes", "2 minutes"],
  [2.5, "hours", "2.5 hours"],
  [30, "days", "30 days"],
  [3, "businessDays", "3 business days"],
  [1, "businessDays", "1 business day"],
  [6, "weeks", "6 weeks"],
  [60, "months", "60 months"],
  [1, "years", "1 year"],
  [0, "years", "0 years"],
  [[300, 475], "usd", "$300 - $475"],
  [[10, 12], "days", "10 days - 12 days"],
  ["fixed rate", "words", "fixed rate"],
];

describe("formatFigure", () => {
  it.each(cases)("formats %j %s as %s", (value, unit, shown) => {
    expect(formatFigure(figure(value, unit))).toBe(shown);
  });

  it("every unit has a case", () => {
    expect(figureUnits.filter((unit) => !cases.some(([, used]) => used === unit))).toEqual([]);
  });

  it("`text` takes precedence", () => {
    expect(formatFigure(figure([10, 12], "days", "10-12 days"))).toBe("10-12 days");
  });
});

it.each<[Figure["value"], Figure["unit"], string | undefined, string[]]>([
  [30, "count", undefined, []],
  [[10, 12], "count", "10-12 days", []],
  [[10, 12], "count", "10-14 days", ["12"]],
  [[10, 12], "count", "some days", ["10", "12"]],
  [18000, "count", "$18,000", []],
  [18000, "count", "$18000", ["18,000"]],
  [5, "count", "five (5)", []],
  [5, "count", "Five times", []],
  [11, "count", "eleven", []],
  [2.5, "count", "up to 2.5 hours", []],
  [5, "count", "15 days", ["5"]],
  [13, "count", "130", ["13"]],
  [1, "count", "none", ["1"]],
  [380.1, "usd", "$380.10", []],
  [1300, "usd", "from $1,300.00", []],
  [380.1, "usd", "$380.1", []],
  [380.1, "usd", "$380.19", ["380.1"]],
  ["low interest", "words", "a fixed rate", []],
])("missingFromText %j %s in %j", (value, unit, text, missing) => {
  expect(missingFromText(figure(value, unit, text))).toEqual(missing);
});

it.each<[string, Figure["unit"], string | undefined]>([
  ["12 weeks", "days", "weeks"],
  ["12 percent", "usd", "percent"],
  ["3 days", "businessDays", "days"],
  ["3 business days", "businessDays", undefined],
  ["3 business days", "days", "businessDays"],
  ["10-12 days", "days", undefined],
  ["$300 - $475 a month", "usd", undefined],
  ["18", "years", undefined],
  ["five (5) days", "count", undefined],
])("the other unit of the text %j of a figure in %s: %s", (text, unit, other) => {
  expect(otherUnit(text, unit)).toBe(other);
});
