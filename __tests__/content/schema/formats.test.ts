import { asNumber, asPhone } from "../../../src/content/schema/formats";

it.each([
  ["9,74%", asNumber, "9.74"],
  ["$50,000", asNumber, "50000"],
  ["1 (415) 555-0142", asPhone, '"+1-415-555-0142"'],
  ["415 555 0142", asPhone, '"+1-415-555-0142"'],
])("suggests the right format of %s", (words, fix, text) =>
  expect(fix(words)).toEqual({ text, safe: false }),
);
