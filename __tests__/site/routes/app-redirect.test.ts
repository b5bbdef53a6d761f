import { handOver } from "../../../src/site/routes";

const origin = "https://app.wrenfield.example";

describe("handOver", () => {
  it("R115: the same path and query on {host}", () => {
    expect(handOver(origin, "/login?x=1")).toBe(`${origin}/login?x=1`);
    expect(handOver(origin, "/")).toBe(`${origin}/`);
    expect(handOver(origin, "")).toBe(`${origin}/`);
    expect(handOver("http://localhost:3000", "/login")).toBe("http://localhost:3000/login");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "///evil.example",
    "/\t/evil.example",
    " //evil.example",
    "evil.example",
  ])("routing.md 8: %j is a path on {host}", (path) =>
    expect(handOver(origin, path)).toBe(`${origin}/evil.example`),
  );

  it.each([
    "/@evil.example",
    "/:pass@evil.example",
    "/.evil.example",
    "/..//evil.example",
    "/login\\..\\..\\evil",
    "/?//evil",
    "/#@evil",
  ])("routing.md 8: %j stays on {host}", (path) =>
    expect(new URL(handOver(origin, path)).origin).toBe(origin),
  );

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
  ])("refuses %j, which is no origin, without repeating the path", (wrong) => {
    expect(() => handOver(wrong, "/verify/email/a/secret")).toThrow(/expected an origin/);
    expect(() => handOver(wrong, "/verify/email/a/secret")).not.toThrow(/secret/);
  });
});
