// The real legal documents with their records.
import { stemOf } from "../../src/content/read/documents";
import type { Diagnostic } from "../../src/content/schema/diagnostic";
import { checkIds } from "../../src/legal/record/checks/ids";
import { factsToSeal, readSource, type LegalSource } from "../../src/legal/record/checks/source";
import { checkDated } from "../../src/legal/record/checks/text-dated";
import { latestText, readArchive } from "../../src/legal/record/archive";
import { readBlocks } from "../../src/legal/text/blocks";
import { partsOf } from "../../src/legal/text/parts";
import { content, documentsIn } from "../support/jest/real-content";
import type { LegalDocument } from "../../src/content/schema/types/legal-document";

export const documents = documentsIn<LegalDocument>("legal").map((document) => {
  const name = stemOf(document.file);
  const archive = readArchive(process.cwd(), name).archive!;
  // The published text equals the document's text (record/checks/text-dated.test.ts).
  return { ...document, name, archive, sealed: archive.texts.get(latestText(archive).file)! };
});
export type RealDocument = (typeof documents)[number];

const facts = factsToSeal(content);

/** A document with another body. @throws if it cannot be rendered */
export const edited = (document: RealDocument, body: string = document.body): LegalSource =>
  readSource({ ...document, body }, facts);

/** A document with the clauses of its published text, which is faster than to render it. Each block is on its own line. */
export function sealedSource({ name, file, sealed }: RealDocument): LegalSource {
  const blocks = readBlocks(sealed).map((block, index) => ({ ...block, line: index + 1 }));
  return { name, file, blocks, parts: partsOf(blocks) } as Partial<LegalSource> as LegalSource;
}

/** Problems of a document with another body. */
export function problemsOf(document: RealDocument, body: string): Diagnostic[] {
  const source = edited(document, body);
  return [...checkIds(document.archive, source), ...checkDated(document.archive, source)];
}

/** The line of the first occurrence of a text, 1-based. */
export function lineOf(body: string, what: string): number {
  const index = body.indexOf(what);
  if (index < 0) throw new Error(`"${what}" is not in the text`);
  return body.slice(0, index).split("\n").length;
}
