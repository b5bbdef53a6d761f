// R264-R280: what a record of each kind holds, read from the one declaration.
import type { z } from "zod";
import { dataTypes, documentTypes } from "../../../src/content/schema";
import { unwrap } from "../../../src/content/read/validate";
import { entrySchema } from "../../../src/gatsby/graphql";

const fieldsOf = (schema: z.ZodType) => Object.keys((schema as z.ZodObject).shape);
const typeOf = (name: string) => documentTypes.find((type) => type.name === name)!;

describe("document types", () => {
  it.each([
    ["R265", "FaqCategory", ["slug", "title", "seoDescription"]],
    ["R266", "JobPosting", ["slug", "title", "location"]],
    ["R274", "PressArticle", ["title", "link", "date", "outlet"]],
    ["R254", "MarketingPage", ["path", "title", "description", "keywords", "type"]],
    ["R211", "Clinic", ["slug", "clinicName", "appointmentLink"]],
    ["R237", "LegalDocument", ["title", "page", "date", "dateKind", "standing", "numbering"]],
  ])("%s: a %s holds at least %j", (_item, name, fields) => {
    expect(fieldsOf(typeOf(name).schema)).toEqual(expect.arrayContaining(fields));
  });

  it("each has a folder and a name of its own, and says what it is", () => {
    expect(new Set(documentTypes.map(({ folder }) => folder)).size).toBe(documentTypes.length);
    expect(new Set(documentTypes.map(({ name }) => name)).size).toBe(documentTypes.length);
    for (const { kind, description } of documentTypes)
      expect([kind, description]).toEqual(["document", expect.stringMatching(/\w/)]);
  });

  it("what must be unique is a field of the type", () => {
    for (const { schema, unique } of documentTypes)
      expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...unique]));
  });

  it("R264: every field has words for its writer or a list of choices: nobody has to guess", () => {
    const silent = documentTypes.flatMap(({ name, schema }) =>
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => !(field.description ?? unwrap(field)?.description) && field.type !== "enum")
        .map(([field]) => `${name}.${field}`),
    );
    expect(silent).toEqual([]);
  });
});

describe("data types", () => {
  it.each([
    ["R267", "licenses", ["state", "name", "number", "file"]],
    ["R272", "testimonials", ["text", "author", "source", "date"]],
    ["R273", "logos", ["image", "link", "alt"]],
    ["R277", "leaders", ["name", "position", "description", "image"]],
    ["R462", "figures", ["value", "unit", "source", "reviewed", "expires"]],
  ] as const)("%s: an entry of %s holds at least %j", (_item, name, fields) => {
    expect(fieldsOf(entrySchema(dataTypes[name].schema))).toEqual(expect.arrayContaining([...fields]));
  });

  it("R267: the licence's picture is optional, the rest is not", () => {
    const { schema } = dataTypes.licenses;
    const license = { state: "Alabama", name: "A license", number: "SAMPLE-AL-0001" };
    expect(schema.safeParse({ licenses: [license, { ...license, file: "licenses/al.png" }] }).success).toBe(
      true,
    );
    expect(schema.safeParse({ licenses: [{ state: "Alabama" }] }).success).toBe(false);
  });

  it("R272: an author is initials", () => {
    const quote = (author: string) => ({
      testimonials: [{ id: "a", text: "b", author, source: "c", date: "2025-01-01", page: ["ivf"] }],
    });
    expect(
      ["R. M.", "A.", "A. B. C."].map(
        (author) => dataTypes.testimonials.schema.safeParse(quote(author)).success,
      ),
    ).toEqual([true, true, true]);
    expect(
      ["Rita M.", "RM", "r. m.", ""].map(
        (author) => dataTypes.testimonials.schema.safeParse(quote(author)).success,
      ),
    ).toEqual([false, false, false, false]);
  });
});
