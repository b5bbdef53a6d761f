import { splitFrontmatter, type SourceDocument } from "../../../src/content/read/documents";
import type { DocumentType } from "../../../src/content/schema/define";

/** Creates a document for the test of a rule. @param fields its frontmatter, not validated */
export const textDocument = (type: DocumentType, file: string, text: string, fields: object = {}) =>
  ({ type, file, fields, body: splitFrontmatter(text)?.body ?? text, text }) as unknown as SourceDocument;
