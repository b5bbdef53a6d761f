import { splitFrontmatter, type SourceDocument } from "../../../src/content/read/documents";
import type { DocumentType } from "../../../src/content/schema/define";

/** A document of a type with some text, for rules that look at documents. @param fields of its frontmatter, unchecked */
export const textDocument = (type: DocumentType, file: string, text: string, fields: object = {}) =>
  ({ type, file, fields, body: splitFrontmatter(text)?.body ?? text, text }) as unknown as SourceDocument;
