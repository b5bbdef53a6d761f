import { appRedirect } from "../../../src/site/routes";

const origin = "https://app.wrenfield.example";

describe("appRedirect", () => {
  it("returns the same path and query on {host} (R115)", () => {
    expect(appRedirect(origin, "/login?x=1")).toBe(`${origin}/login?x=1`);
    expect(appRedirect(origin, "/")).toBe(`${origin}/`);
    expect(appRedirect(origin, "")).toBe(`${origin}/`);
    expect(appRedirect("http://localhost:3000", "/login")).toBe("http://localhost:3000/login");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "///evil.example",
    "/\t/evil.example",
    " //evil.example",
    "evil.example",
  ])("treats %j as a path on {host}", (path) =>
    expect(appRedirect(origin, path)).toBe(`${origin}/evil.example`),
  );

  it.each([
    "/@evil.example",
    "/:pass@evil.example",
    "/.evil.example",
    "/..//evil.example",
    "/login\\..\\..\\evil",
    "/?//evil",
    "/#@evil",
  ])("keeps %j on {host}", (path) => expect(new URL(appRedirect(origin, path)).origin).toBe(origin));

  it.each([
    "",
    "app.wrenfield.example",
    "//app.wrenfield.example",
    "https://app.wrenfield.example/",
    "https://app.wrenfield.example/base",
    "https://App.wrenfield.example",
    "https://a@app.wrenfield.example",
    "javascript:alert(1)",
    "null",
  ])("rejects %j, which is not an origin, without repeating the path", (wrong) => {
    expect(() => appRedirect(wrong, "/verify/email/a/secret")).toThrow(/expected an origin/);
    expect(() => appRedirect(wrong, "/verify/email/a/secret")).not.toThrow(/secret/);
  });
});
