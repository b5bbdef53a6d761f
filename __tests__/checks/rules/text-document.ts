import { bodyOf, type SourceDocument } from "../../../src/content/read/documents";
import { Findings, type Diagnostic } from "../../../src/content/schema/diagnostic";
import type { DocumentType } from "../../../src/content/schema/define";

/** Creates a document for the test of a rule. @param fields its frontmatter, not validated */
export const textDocument = (type: DocumentType, file: string, text: string, fields: object = {}) =>
  ({ type, file, fields, body: bodyOf(text) ?? text, text }) as unknown as SourceDocument;

/** The problems that a rule finds in the text of a file. */
export function problemsIn(text: string, rule: (findings: Findings) => void): Diagnostic[] {
  const findings = new Findings("a.mdx", text);
  rule(findings);
  return findings.problems;
}

/** The columns and messages of the problems that a rule finds in a line. */
export const messagesIn = (line: string, rule: (findings: Findings) => void): string[] =>
  problemsIn(line, rule).map(({ column, message }) => `${column} ${message}`);
