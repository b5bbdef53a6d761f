import { z } from "zod";
import { dataTypes, documentTypes } from "./index";

/** The part of a JSON Schema that completions need. */
interface FieldsSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

/** A declaration's JSON Schema, in the version that the YAML support of editors reads. */
export const jsonSchemaOf = (schema: z.ZodType): FieldsSchema =>
  z.toJSONSchema(schema, { target: "draft-7", io: "input", unrepresentable: "any" }) as FieldsSchema;

/** The path of a type's JSON Schema. @param name a document type's folder, or a data file without .yaml */
export const schemaFile = (name: string): string => `content/schemas/${name}.schema.json`;

/** The JSON Schemas of frontmatter and data files, by path, from the declarations that the check uses. */
export function jsonSchemas(): Map<string, string> {
  const entry = (name: string, schema: z.ZodType, title: string, description: string): [string, string] => [
    schemaFile(name),
    `${JSON.stringify({ ...jsonSchemaOf(schema), title, description }, null, 2)}\n`,
  ];
  return new Map([
    ...documentTypes.map(({ folder, name, description, schema }) =>
      entry(folder, schema, `${name}: frontmatter of content/${folder}/*.mdx`, description),
    ),
    ...Object.values(dataTypes).map(({ file, name, description, schema }) =>
      entry(file.replace(/\.yaml$/, ""), schema, `${name}: content/facts/${file}`, description),
    ),
  ]);
}
