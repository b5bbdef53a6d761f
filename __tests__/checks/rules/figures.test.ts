import { figuresIn } from "../../../src/checks/rules/figures";
import type { Figure } from "../../../src/content/facts/figures";

const figure = (value: Figure["value"], unit: Figure["unit"], credit = false) =>
  ({ value, unit, credit, source: "pending", reviewed: "2026-11-02", sample: false }) as Figure;
const figures = {
  "apr.min": figure(9.74, "percent", true),
  "loan.max": figure(50000, "usd", true),
  "example.term": figure(60, "months", true),
  "fico.least": figure(680, "score"),
  "wait.days": figure(30, "days"),
  "plan.from": figure([300, 475], "usd", true),
};
/** Without facts, figures read as they are formatted. */
const read = (text: string) =>
  figuresIn(text, new Map(), figures).map(({ text: typed, facts: names }) => [typed, ...names]);

// More: __tests__/checks/corpus/prose-mistakes.ts.
it.each<[string, string[][]]>([
  ["9.74 percent", [["9.74 percent", "apr.min"]]],
  ["$300 to $475", [["$300 to $475", "plan.from"]]],
  ["$300\u2013$475", [["$300\u2013$475", "plan.from"]]],
  ["$12.50 and 3%", [["$12.50"], ["3%"]]],
  ["$10k, 50,000 $ or 5 \u20ac", [["$10k"], ["50,000 $", "loan.max"], ["5 \u20ac"]]],
  ["11.5k, 10k to 12k or USD 11,500.", [["11.5k"], ["10k to 12k"], ["USD 11,500"]]],
  ["50K, \u20ac300 or $.5 million", [["$.5"], ["\u20ac300"], ["50K"]].reverse()],
  ["7.5 APR, 60 installments", [["7.5 APR"], ["60 installments"]]],
  ["9.74\uff05", [["9.74\uff05", "apr.min"]]],
  [
    "9.74 % or 9.74 pct",
    [
      ["9.74 %", "apr.min"],
      ["9.74 pct", "apr.min"],
    ],
  ],
  [
    "$50000 or 50,000 dollars",
    [
      ["$50000", "loan.max"],
      ["50,000 dollars", "loan.max"],
    ],
  ],
  [
    "USD 50000 or US$ 50,000",
    [
      ["USD 50000", "loan.max"],
      ["US$ 50,000", "loan.max"],
    ],
  ],
  ["$5000 or 50 dollars", [["$5000"], ["50 dollars"]]],
])("figuresIn finds credit figures typed into copy: %s", (text, found) => expect(read(text)).toEqual(found));

it.each([
  "12 months of trying",
  "a 401K account",
  "visits every 2-3 days",
  "in 30 days",
  "call 911",
  "route 680",
  "2016",
  "{apr.min} to {apr.max}",
  "a cycle of 28 days",
  "ages 35 to 40",
  "10-12 days of injections",
  "15 U.S.C. 7001",
  "in 3 of 4 cycles",
  "a 60-day window",
])("figuresIn ignores numbers that are not credit figures: %s", (text) => expect(read(text)).toEqual([]));
