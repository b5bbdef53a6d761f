import { createMatcher, type Route } from "../../../src/site/routes";

const row = (id: string, path: string, match: "exact" | "prefix" = "prefix"): Route => ({
  id,
  path,
  match,
  kind: "appRedirect",
});

describe("first match wins (R057)", () => {
  it.each([
    ["nested paths", "/a/b", "/a"],
    ["equal paths", "/a/b", "/a/b"],
    ["a literal and a parameter", "/a/b", "/a/:name"],
  ])("the first of two rows that match wins, whichever it is: %s", (_, path, other) => {
    const [one, two] = [row("one", path), row("two", other)];
    expect(createMatcher([one, two])(["a", "b"])?.id).toBe("one");
    expect(createMatcher([two, one])(["a", "b"])?.id).toBe("two");
  });

  it("a row that does not match is skipped, wherever it is", () => {
    const rows = [row("exact", "/a", "exact"), row("narrow", "/a/b"), row("wide", "/a")];
    expect(createMatcher(rows)(["a", "c"])?.id).toBe("wide");
  });
});
