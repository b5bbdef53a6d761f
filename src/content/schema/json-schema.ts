import { z } from "zod";
import { dataTypes, documentTypes } from "./index";

/** Draft 7 is what editors' YAML support reads. */
const target = "draft-7";

/** The part of a JSON Schema that completions need. */
export interface FieldsSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

/** A declaration's JSON Schema. */
export const jsonSchemaOf = (schema: z.ZodType): FieldsSchema =>
  z.toJSONSchema(schema, { target, io: "input", unrepresentable: "any" }) as FieldsSchema;

const schemaOf = (schema: z.ZodType, title: string, description: string): object => ({
  ...jsonSchemaOf(schema),
  title,
  description,
});

/** The path of a type's JSON Schema. @param name a document type's folder, or a data file without .yaml */
export const schemaFile = (name: string): string => `content/schemas/${name}.schema.json`;

/** The JSON Schemas of frontmatter and data files, by path, from the declarations that the check uses. */
export function jsonSchemas(): Map<string, string> {
  const schemas = [
    ...documentTypes.map(
      ({ folder, name, description, schema }) =>
        [folder, schemaOf(schema, `${name}: frontmatter of content/${folder}/*.mdx`, description)] as const,
    ),
    ...Object.values(dataTypes).map(
      ({ file, name, description, schema }) =>
        [
          file.replace(/\.yaml$/, ""),
          schemaOf(schema, `${name}: content/facts/${file}`, description),
        ] as const,
    ),
  ];
  return new Map(schemas.map(([name, schema]) => [schemaFile(name), `${JSON.stringify(schema, null, 2)}\n`]));
}
