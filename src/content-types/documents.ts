import type { z } from "zod";
import type { DocumentType } from "./define";
import type { Problem } from "./problem";
import { validate } from "./validate";
import { readYaml } from "./yaml-source";

/** A document as it stands in its file. */
export interface SourceDocument<T extends DocumentType = DocumentType> {
  type: T;
  /** Path from the repository's root. */
  file: string;
  fields: z.infer<T["schema"]>;
  /** The body. The frontmatter is replaced by as many blank lines, so that line numbers are the file's own. */
  body: string;
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Splits a file into its frontmatter and a body that keeps the file's line numbers. */
export function splitFrontmatter(text: string): { frontmatter: string; body: string } | undefined {
  const match = fence.exec(text);
  if (!match) return undefined;
  const blank = match[0].replace(/[^\n]/g, "");
  return { frontmatter: match[1]!, body: blank + text.slice(match[0].length) };
}

/**
 * Reads one MDX file against its declaration.
 * @param file path from the repository's root, for messages
 * @returns the document, or every problem of its frontmatter
 */
export function readDocument<T extends DocumentType>(
  type: T,
  file: string,
  text: string,
): { document: SourceDocument<T>; problems: [] } | { document: undefined; problems: Problem[] } {
  const parts = splitFrontmatter(text);
  if (!parts) {
    return {
      document: undefined,
      problems: [
        {
          file,
          line: 1,
          column: 1,
          message: "the file does not start with frontmatter",
          expected: "a block between two lines of ---",
          fix: `copy the block for ${type.folder}/ from content/README.md`,
        },
      ],
    };
  }
  const result = validate(type.schema, readYaml(parts.frontmatter, file, 2), file);
  if (!result.data) return { document: undefined, problems: result.problems };
  return { document: { type, file, fields: result.data as z.infer<T["schema"]>, body: parts.body }, problems: [] };
}
