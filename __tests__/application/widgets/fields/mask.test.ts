import { applyMask, isNumeric } from "../../../../src/application/widgets/fields/mask";

test.each([
  ["99/99/9999", "", ""],
  ["99/99/9999", "12312026", "12/31/2026"],
  ["99/99/9999", "12", "12"],
  ["99/99/9999", "12/", "12/"],
  ["99/99/9999", "123", "12/3"],
  ["99/99/9999", "12/31/2026 and more", "12/31/2026"],
  ["99/99/9999", "1a2b3", "12/3"],
  ["99/99/9999", "letters", ""],
  ["99/99/9999", "04-28-1990 (approx.)", "04/28/1990"],
  ["99/99/9999", "12/31/2", "12/31/2"],
  ["aaa-9999", "abc1234", "abc-1234"],
  ["aaa-9999", "ab1", "ab"],
  ["aaa-9999", "éüñ12", "éüñ-12"],
  ["**-**", "a1b2", "a1-b2"],
  ["+1 (999) 999", "213555", "+1 (213) 555"],
  ["+1 (999) 999", "+1 (213) 5", "+1 (213) 5"],
])("mask %s turns %j into %j (R262)", (mask, text, expected) => {
  expect(applyMask(mask, text)).toBe(expected);
});

test("isNumeric recognizes masks of digits only (R262)", () => {
  expect(["99/99", "+9 (999)", "a9", "**"].map(isNumeric)).toEqual([true, true, false, false]);
});
