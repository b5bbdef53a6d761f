import { createMatcher, table, type Route } from "../../../src/site/routes";

const row = (id: string, path: string, match: "exact" | "prefix" = "prefix"): Route => ({
  id,
  path,
  match,
  kind: "appRedirect",
});

describe("first match wins (R057)", () => {
  const narrow = row("narrow", "/a/b");
  const wide = row("wide", "/a");

  it("the first of two rows that match wins, whichever it is", () => {
    expect(createMatcher([narrow, wide])(["a", "b"])?.id).toBe("narrow");
    expect(createMatcher([wide, narrow])(["a", "b"])?.id).toBe("wide");
  });

  it("the first of two rows with the same path wins", () => {
    expect(createMatcher([row("one", "/a"), row("two", "/a")])(["a"])?.id).toBe("one");
    expect(createMatcher([row("two", "/a"), row("one", "/a")])(["a"])?.id).toBe("two");
  });

  it("order alone decides between a literal and a parameter", () => {
    expect(createMatcher([row("literal", "/a/x"), row("any", "/a/:name")])(["a", "x"])?.id).toBe("literal");
    expect(createMatcher([row("any", "/a/:name"), row("literal", "/a/x")])(["a", "x"])?.id).toBe("any");
  });

  it("a row that does not match is skipped, wherever it is", () => {
    expect(createMatcher([row("exact", "/a", "exact"), narrow, wide])(["a", "c"])?.id).toBe("wide");
  });

  it("in the real table the FAQ alias comes before the categories, which would match it", () => {
    const withoutAlias = createMatcher(table.filter(({ id }) => id !== "faqEggFreezing"));
    expect(createMatcher(table)(["faq", "eggFreezing"])?.id).toBe("faqEggFreezing");
    expect(withoutAlias(["faq", "eggFreezing"])?.id).toBe("faqCategory");
  });
});
