import type { z } from "zod";
import * as fields from "../../../src/content/schema/fields";
import { pressArticle } from "../../../src/content/schema/types/press-article";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe.each<[name: string, schema: z.ZodType, good: unknown[], bad: unknown[]]>([
  ["words", fields.words("words"), ["a", " a "], ["", "   ", 3, null]],
  [
    "seoDescription",
    fields.seoDescription,
    ["x".repeat(50), "x".repeat(180)],
    ["x".repeat(49), "x".repeat(181), `${"x".repeat(60)}...`, ""],
  ],
  [
    "slug",
    fields.slug,
    ["a", "egg-freezing", "24-7"],
    ["", "Egg", "egg_freezing", "-egg", "egg-", "egg--freezing", "égg", "a/b"],
  ],
  [
    "isoDate",
    fields.isoDate,
    ["2024-02-29", "2019-05-21"],
    ["2023-02-29", "2024-13-01", "2024-1-1", "2024-09", "21 May 2019", "", "2206-01-02", "1926-01-02"],
  ],
  [
    "isoDateOrMonth",
    fields.isoDateOrMonth,
    ["2024-02-29", "2023-10", "1998-06"],
    ["2023-13", "2023-02-30", "2023", "2023-1", "2206-01"],
  ],
  [
    "httpsUrl",
    fields.httpsUrl,
    ["https://a.example", "https://a.example/b?c#d"],
    [
      "https://www.google.com/url?q=https://a.example",
      "https://a.example/?fbclid=a",
      "http://a.example",
      "a.example",
      "//a.example",
      "mailto:a@b.example",
      "",
    ],
  ],
  [
    "sitePath",
    fields.sitePath,
    ["/", "/about", "/faq/egg-freezing"],
    ["", "about", "/About", "/about/", "//about", "/about?x", "https://a.example"],
  ],
  [
    "mediaFile",
    fields.mediaFile,
    ["leaders/leader-1.svg", "a/b/c.png"],
    ["leader.svg", "/leaders/x.svg", "../x.svg", "Leaders/x.svg", "a/"],
  ],
  [
    "press link",
    pressArticle.schema.shape.link,
    ["https://a.example/b", "https://a.example/?p=1"],
    ["https://a.example", "https://a.example/", "https://a.example/b?a=1&utm_source=c"],
  ],
  ["alt", fields.alt, ["", "A hill"], [undefined, 3]],
  ["order", fields.order, [0, 12], [-1, 1.5, "1"]],
])("%s", (_name, schema, good, bad) => {
  it.each(good)("accepts %j", (value) => expect(accepts(schema, value)).toBe(true));
  it.each(bad)("rejects %j", (value) => expect(accepts(schema, value)).toBe(false));
  it("has a description for writers", () => expect(schema.description).toMatch(/\w/));
});
