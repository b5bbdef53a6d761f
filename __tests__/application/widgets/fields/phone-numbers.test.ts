import { countries, formatPhone } from "../../../../src/application/widgets/fields/phone-numbers";

it("formatPhone formats or keeps every beginning of a number, in every country", () => {
  expect(formatPhone("2135550123", "US")).toBe("(213) 555-0123");
  // libphonenumber-js throws for these.
  expect([formatPhone("06", "WS"), formatPhone("08", "CV")]).toEqual(["06", "08"]);
  for (const { code } of countries())
    for (let start = 0; start < 100; start += 1) formatPhone(String(start).padStart(2, "0"), code);
});

it("countries are in the order of their names", () => {
  const names = countries().map(({ name }) => name);
  expect([names[0], names.at(-1)]).toEqual(["Afghanistan", "Zimbabwe"]);
});
