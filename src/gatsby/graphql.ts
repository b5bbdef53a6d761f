import { z } from "zod";
import { unwrap } from "../content/read/validate";

/** The GraphQL type of a field. @param field its name, for the error */
function typeName(schema: z.ZodType, field: string): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return `[${typeName(inner.element as z.ZodType, field)}!]`;
  if (inner instanceof z.ZodBoolean) return "Boolean";
  if (inner instanceof z.ZodNumber) return inner.format?.includes("int") ? "Int" : "Float";
  if (inner instanceof z.ZodString || inner instanceof z.ZodEnum || inner instanceof z.ZodStringFormat)
    return "String";
  throw new Error(
    `The field ${field} must be text, a number, true/false, a choice or a list of them; found ${inner.type}`,
  );
}

/**
 * Returns the GraphQL type of a content type, in SDL. Strings have the directive `@facts`, which replaces `{name}` with a
 * fact (see schema.ts).
 * @param extra lines of SDL for computed fields, such as `html: String!`
 * @throws Error if a field has no GraphQL equivalent
 */
export function toGraphQL(name: string, schema: z.ZodObject, extra: readonly string[] = []): string {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([field, type]) => {
    const graphqlType = typeName(type, `${name}.${field}`);
    const facts = graphqlType === "String" ? " @facts" : "";
    return `${field}: ${graphqlType}${type instanceof z.ZodOptional ? "" : "!"}${facts}`;
  });
  const lines = [...fields, ...extra].map((line) => `  ${line}\n`);
  return `type ${name} implements Node @dontInfer {\n${lines.join("")}}`;
}
