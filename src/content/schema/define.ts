import type { z } from "zod";

/** A kind of MDX document: one file each, in one folder. */
export interface DocumentType<Name extends string = string, S extends z.ZodObject = z.ZodObject> {
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
  /** The page that shows a document; absent where a document has no page of its own. */
  readonly page?: {
    /** The field from which the paths are built. */
    readonly field: keyof z.infer<S> & string;
    /** Paths of the page, the canonical one first. */
    paths(value: string): readonly string[];
    /** Precedes the document's title in lists of pages. */
    readonly titlePrefix?: string;
  };
  /** The name of the type whose pages all contain this document. */
  readonly sharedBy?: string;
}

/** A data file in content/facts. */
interface DataType<Name extends string = string, S extends z.ZodType = z.ZodType> {
  readonly name: Name;
  /** File under content/facts/. */
  readonly file: string;
  readonly description: string;
  readonly schema: S;
}

/**
 * Declares a document type. The TypeScript type (`z.infer`), the GraphQL type
 * (src/gatsby/graphql.ts), the writer's errors (validate.ts) and the paths of pages are derived from it.
 */
export const defineDocument = <Name extends string, S extends z.ZodObject>(type: DocumentType<Name, S>) =>
  type;

/** Declares a data file. */
export const defineData = <Name extends string, S extends z.ZodType>(type: DataType<Name, S>) => type;
