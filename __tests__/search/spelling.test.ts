import { corrections, distance } from "../../src/search/spelling";

it.each([
  ["vasectemy", "vasectomy", 1],
  ["emryo", "embryo", 1],
  ["recieve", "receive", 1],
  ["miscariage", "miscarriage", 1],
  ["xa", "ay", 2],
  ["loan", "clinic", 3],
])("the distance of %s and %s is %i", (a, b, expected) => {
  expect(distance(a, b, 2)).toBe(expected);
  expect(distance(b, a, 2)).toBe(expected);
});

it("corrects a word to the nearest ones with its first letter", () => {
  const known = ["refund", "fund", "period", "refinanc", "repayment", "embryo"];
  expect(corrections("refinac", known)).toEqual(["refinanc"]);
  expect(corrections("emryo", known)).toEqual(["embryo"]);
  expect(corrections("xefund", known)).toEqual([]);
  expect(corrections("abcdefgh", ["abcdefxy", "abcdefgx", "abcdefgy"])).toEqual(["abcdefgx", "abcdefgy"]);
});

it("corrects two letters of a long word, and one of others", () => {
  expect(corrections("perriood", ["period"])).toEqual(["period"]);
  expect(corrections("pirrod", ["period"])).toEqual([]);
});

it("does not correct short words and numbers, which may be acronyms and ages", () => {
  expect(corrections("daca", ["data"])).toEqual([]);
  expect(corrections("12345", ["12346"])).toEqual([]);
});
