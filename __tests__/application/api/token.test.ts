// What follows from an expiry: cases/tokens.ts.
import { expiryOf, isUsableToken } from "../../../src/application/api/token";
import { mint, T0 } from "../../support/contract-server/tokens";

describe("expiryOf", () => {
  const jwt = (payload: unknown) => `h.${btoa(JSON.stringify(payload))}.s`;

  test("reads seconds as milliseconds", () => expect(expiryOf(mint("A1+5s"))).toBe(T0 + 5_000));
  test("reads fractions of a second", () => expect(expiryOf(jwt({ exp: 1.5 }))).toBe(1_500));
  test("reads base64url", () => {
    const payload = { exp: 1, text: "???>>>~~~" };
    const url = jwt(payload).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
    expect(jwt(payload)).toMatch(/[+/]/);
    expect(url).toMatch(/[-_]/);
    expect(expiryOf(url)).toBe(1_000);
  });
  test.each(["opaque", "", "a.b", "a.!.c", "a..c", jwt({}), jwt({ exp: "9" }), jwt(null), jwt(7)])(
    "returns undefined for %j",
    (token) => expect(expiryOf(token)).toBeUndefined(),
  );
});

test.each([
  ["a.b-c_d", true],
  ["", false],
  ["a b", false],
  ["a\nb", false],
  ["ü", false],
  [7, false],
  [undefined, false],
])("%p can be sent as a bearer token: %s", (token, isUsable) => expect(isUsableToken(token)).toBe(isUsable));
