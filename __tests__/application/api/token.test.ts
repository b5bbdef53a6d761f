import { expiryOf, isUsableToken, needsRenewal, userState } from "../../../src/application/api/token";
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
  test.each([
    ["opaque"],
    [""],
    ["a.b"],
    ["a.!.c"],
    ["a..c"],
    [jwt({})],
    [jwt({ exp: "9" })],
    [jwt(null)],
    [jwt(7)],
  ])("returns undefined for %j", (token) => expect(expiryOf(token)).toBeUndefined());
});

describe("needsRenewal", () => {
  test("a missing token is renewed", () => expect(needsRenewal(undefined, T0)).toBe(true));
  test("a JWT without expiry is valid", () => expect(needsRenewal(mint("A1?"), T0 + 10 ** 12)).toBe(false));
  test.each([
    [3_999, false],
    [4_000, true],
    [5_000, true],
    [9_000, true],
  ])("a token that expires in 5 s is renewed %i ms later: %s", (later, due) => {
    expect(needsRenewal(mint("A1+5s"), T0 + later)).toBe(due);
  });
});

describe("userState", () => {
  test("without a token, nobody is logged in", () => expect(userState(undefined, T0)).toBe("out"));
  test("a token that is marked as expired has expired", () =>
    expect(userState({ token: mint("U1"), expired: true }, T0)).toBe("expired"));
  test("a token that is marked as not expired is valid", () =>
    expect(userState({ token: mint("U1"), expired: false }, T0)).toBe("in"));
  test("an opaque token is valid", () => expect(userState({ token: "opaque" }, T0 + 10 ** 12)).toBe("in"));
  test.each([
    [4_999, "in"],
    [5_000, "expired"],
    [5_001, "expired"],
  ])("a token that expires in 5 s, %i ms later: %s", (later, state) => {
    expect(userState({ token: mint("U1+5s") }, T0 + later)).toBe(state);
  });
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
