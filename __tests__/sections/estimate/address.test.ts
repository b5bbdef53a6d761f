import { amountIn, choiceIn, hashOf, rateIn } from "../../../src/sections/estimate/address";
import { figures } from "./figures";

const first = { amount: 18_000_00, rate: 1674 };

describe("a typed amount", () => {
  it.each([
    ["22000", 22_000_00],
    ["$22,000", 22_000_00],
    [" 22,000.00 ", 22_000_00],
    ["22049", 22_000_00],
    ["22050", 22_100_00],
    ["22K", 22_000_00],
    ["US$ 22\u00a0000", 22_000_00],
    ["22.000", 22_000_00],
    ["22000,00", 22_000_00],
    ["22.000,0", 22_000_00],
    ["22,5k", 22_500_00],
    ["22,000 usd", 22_000_00],
    ["２２０００", 22_000_00],
    ["5000", 5_000_00],
    ["50000", 50_000_00],
  ])("%s is %d cents", (text, amount) => expect(amountIn(text, figures)).toBe(amount));

  it.each([
    "",
    "4900",
    "50100",
    "-22000",
    "1e4",
    "22 thousand",
    "0x5000",
    "22000 or so",
    "NaN",
    "9".repeat(400),
  ])("%j is not an amount on offer", (text) => expect(amountIn(text, figures)).toBeUndefined());
});

it.each([
  ["4900", 5_000_00],
  ["60000", 50_000_00],
  ["9".repeat(400), 50_000_00],
  ["22000", 22_000_00],
  ["22 thousand", undefined],
])("the amount on offer nearest to %j is %j cents", (text, amount) => {
  expect(amountIn(text, figures, "nearest")).toBe(amount);
});

it.each([
  ["5", 974],
  ["30 %", 2374],
  ["14.99", 1499],
  ["low", undefined],
])("our rate nearest to %j is %j hundredths", (text, rate) => {
  expect(rateIn(text, figures, "nearest")).toBe(rate);
});

describe("a typed rate", () => {
  it.each([
    ["14.99", 1499],
    [" １４.99 %", 1499],
    ["15", 1500],
    ["9.74", 974],
    ["23.74", 2374],
  ])("%s is %d hundredths", (text, rate) => expect(rateIn(text, figures)).toBe(rate));

  it.each(["", "9.73", "23.75", "-15", "1e1", "low"])("%j is not one of our rates", (text) => {
    expect(rateIn(text, figures)).toBeUndefined();
  });
});

describe("the choice in a URL", () => {
  it("is written with the amount, and with the rate if it is not the initial one", () => {
    expect(hashOf({ ...first, amount: 22_000_00 }, first)).toBe("#amount=22000");
    expect(hashOf({ amount: 22_000_00, rate: 1499 }, first)).toBe("#amount=22000&apr=14.99");
  });

  it("is read back for every amount and rate", () => {
    const amounts = Array.from({ length: 451 }, (_, index) => figures.least + index * 100_00);
    expect(amounts.at(-1)).toBe(figures.most);
    const choices = amounts.flatMap((amount) =>
      [974, 1400, 1499, 1674, 2374].map((rate) => ({ amount, rate })),
    );
    expect(choices.map((choice) => choiceIn(hashOf(choice, first), figures, first))).toEqual(choices);
  });

  it.each(["#amount=22000&apr=14.99).", "#amount=22000,&apr=14.99…", "#amount=22,000&apr=14.99"])(
    "%s is read as a message or a person may write it",
    (hash) => expect(choiceIn(hash, figures, first)).toEqual({ amount: 22_000_00, rate: 1499 }),
  );

  it.each([
    "",
    "#",
    "#amount",
    "#amount=",
    "#amount=1e4",
    "#amount=22050",
    "#amount=4999",
    "#amount=%",
    "#amount=<script>alert(1)</script>",
    "#amount=18000&apr=<img>",
    "#apr=99",
    "#__proto__=22000",
    "#estimate",
  ])("%s keeps the initial choice", (hash) => expect(choiceIn(hash, figures, first)).toEqual(first));
});
