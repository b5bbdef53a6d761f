import { z } from "zod";
import { toGraphQL } from "../../src/gatsby/graphql";

/** The fields of a type in SDL, by name. */
const fieldsOf = (sdl: string): Record<string, string> =>
  Object.fromEntries([...sdl.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name, type]) => [name!, type!]));

describe("toGraphQL", () => {
  it("declares types without inference", () => {
    expect(toGraphQL("Thing", z.strictObject({ a: z.string() }))).toBe(
      "type Thing implements Node @dontInfer {\n  a: String! @facts\n}",
    );
  });

  it.each<[string, z.ZodType, string]>([
    ["text", z.string(), "String! @facts"],
    ["text with rules", z.string().min(3).max(4).refine(Boolean).describe("x"), "String! @facts"],
    ["a choice", z.enum(["a", "b"]), "String! @facts"],
    ["a choice with a default", z.enum(["a", "b"]).default("a"), "String! @facts"],
    ["an address", z.url(), "String! @facts"],
    ["text that may be left out", z.string().optional(), "String @facts"],
    ["a whole number", z.int().min(0), "Int!"],
    ["a number", z.number(), "Float!"],
    ["a number that may be left out", z.int().optional(), "Int"],
    ["true or false", z.boolean(), "Boolean!"],
    ["true or false with a default", z.boolean().default(false), "Boolean!"],
    ["a list of texts", z.array(z.string()), "[String!]!"],
    ["a list of whole numbers that may be left out", z.array(z.int()).optional(), "[Int!]"],
    ["a transformed text", z.string().transform((text) => text.length), "String! @facts"],
  ])("%s", (_name, schema, type) => {
    expect(fieldsOf(toGraphQL("Thing", z.strictObject({ field: schema })))).toEqual({ field: type });
  });

  it("adds computed fields", () => {
    expect(fieldsOf(toGraphQL("Thing", z.strictObject({ a: z.boolean() }), ["html: String!"]))).toEqual({
      a: "Boolean!",
      html: "String!",
    });
  });

  it("rejects types without a GraphQL equivalent", () => {
    expect(() => toGraphQL("Thing", z.strictObject({ a: z.date() }))).toThrow(
      /Thing\.a must be text, a number.*date/,
    );
    expect(() => toGraphQL("Thing", z.strictObject({ a: z.strictObject({}) }))).toThrow(/object/);
  });
});
