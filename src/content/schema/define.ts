import type { z } from "zod";

/** A kind of MDX document: one file each, in one folder. */
export interface DocumentType<Name extends string = string, S extends z.ZodObject = z.ZodObject> {
  readonly kind: "document";
  /** The GraphQL type's name. */
  readonly name: Name;
  /** Folder under content/. */
  readonly folder: string;
  readonly description: string;
  readonly schema: S;
  /** How its body is shown: as static text, or as a page composed of interactive components. */
  readonly body: "text" | "page";
  /** Fields that no two documents of this type may share. */
  readonly unique: readonly (keyof z.infer<S> & string)[];
}

/** A data file in content/facts. */
export interface DataType<Name extends string = string, S extends z.ZodType = z.ZodType> {
  readonly kind: "data";
  readonly name: Name;
  /** File under content/facts/. */
  readonly file: string;
  readonly description: string;
  readonly schema: S;
}

/**
 * Declares a document type. From this one declaration come the TypeScript type (`z.infer`),
 * the GraphQL type (src/gatsby/graphql.ts) and the writer's errors (validate.ts).
 */
export function defineDocument<Name extends string, S extends z.ZodObject>(
  type: Omit<DocumentType<Name, S>, "kind">,
): DocumentType<Name, S> {
  return { kind: "document", ...type };
}

/** Declares a data file. */
export function defineData<Name extends string, S extends z.ZodType>(
  type: Omit<DataType<Name, S>, "kind">,
): DataType<Name, S> {
  return { kind: "data", ...type };
}
