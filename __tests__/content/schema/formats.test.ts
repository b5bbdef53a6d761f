import { asDate, asNumber, asPath, asPhone } from "../../../src/content/schema/formats";

it.each([
  ["9,74%", asNumber, "9.74"],
  ["$50,000", asNumber, "50000"],
  ["1 (415) 555-0142", asPhone, '"+1-415-555-0142"'],
  ["415 555 0142", asPhone, '"+1-415-555-0142"'],
  ["/Über uns//Café/", asPath, "/uber-uns/cafe"],
])("suggests the right format of %s", (words, fix, text) =>
  expect(fix(words)).toEqual({ text, safe: false }),
);

it.each([
  ["October 6, 2016", { text: "2016-10-06", safe: true }],
  ["31 February 2026", undefined],
])("converts the date %s only if it exists", (words, fix) => expect(asDate(words)).toEqual(fix));
