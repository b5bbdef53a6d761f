import type { z } from "zod";
import { dataTypes, documentTypes } from "../../../src/content/schema";
import { schemasAt, unwrap } from "../../../src/content/read/validate";

const fieldsOf = (schema: z.ZodType) => Object.keys((schema as z.ZodObject).shape);
const typeOf = (name: string) => documentTypes.find((type) => type.name === name)!;

describe("document types", () => {
  it.each([
    ["FaqCategory", ["slug", "title", "seoDescription"], "R265"],
    ["JobPosting", ["slug", "title", "location"], "R266"],
    ["PressArticle", ["title", "link", "date", "outlet"], "R274"],
    ["MarketingPage", ["path", "title", "description", "keywords", "type"], "R254"],
    ["Clinic", ["slug", "clinicName", "appointmentLink"], "R211"],
    ["LegalDocument", ["title", "page", "date", "dateKind", "standing", "numbering"], "R237"],
  ])("a %s has at least the fields %j (%s)", (name, fields, _requirement) => {
    expect(fieldsOf(typeOf(name).schema)).toEqual(expect.arrayContaining(fields));
  });

  it("each has a unique folder and name, and a description", () => {
    expect(new Set(documentTypes.map(({ folder }) => folder)).size).toBe(documentTypes.length);
    expect(new Set(documentTypes.map(({ name }) => name)).size).toBe(documentTypes.length);
    for (const { description } of documentTypes) expect(description).toMatch(/\w/);
  });

  it("each unique field is a field of the type", () => {
    for (const { schema, unique } of documentTypes)
      expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...unique]));
  });

  it("every field has a description or a list of choices for its writer (R264)", () => {
    const undescribed = documentTypes.flatMap(({ name, schema }) =>
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .filter(([, field]) => !(field.description ?? unwrap(field)?.description) && field.type !== "enum")
        .map(([field]) => `${name}.${field}`),
    );
    expect(undescribed).toEqual([]);
  });
});

describe("data types", () => {
  it.each([
    ["licenses", ["licenses", 0], ["state", "name", "number", "file"], "R267"],
    ["testimonials", ["testimonials", 0], ["text", "author", "source", "date"], "R272"],
    ["logos", ["outlets", "any"], ["image", "link", "alt"], "R273"],
    ["leaders", ["leaders", 0], ["name", "position", "description", "image"], "R277"],
    ["figures", ["any"], ["value", "unit", "source", "reviewed", "expires"], "R462"],
  ] as const)(
    "an entry of %s, at %j, has at least the fields %j (%s)",
    (name, path, fields, _requirement) => {
      expect(fieldsOf(schemasAt(dataTypes[name].schema, path).at(-1)!)).toEqual(
        expect.arrayContaining([...fields]),
      );
    },
  );

  it("only the picture of a license is optional (R267)", () => {
    const { schema } = dataTypes.licenses;
    const license = { state: "Alabama", name: "A license", number: "SAMPLE-AL-0001" };
    expect(schema.safeParse({ licenses: [license, { ...license, file: "licenses/al.png" }] }).success).toBe(
      true,
    );
    expect(schema.safeParse({ licenses: [{ state: "Alabama" }] }).success).toBe(false);
  });

  it("an author is written as initials (R272)", () => {
    const accepts = (author: string) =>
      dataTypes.testimonials.schema.safeParse({
        testimonials: [{ id: "a", text: "b", author, source: "c", date: "2025-01-01", page: ["ivf"] }],
      }).success;
    expect(["R. M.", "A.", "A. B. C.", "Rita M.", "RM", "r. m.", ""].filter(accepts)).toEqual([
      "R. M.",
      "A.",
      "A. B. C.",
    ]);
  });
});
