import { z } from "zod";
import { defineData } from "../schema/define";
import { slug, words } from "../schema/fields";

const clause = slug.describe("the id of a clause of this document, such as late-fees");
const seal = z
  .string()
  .regex(/^[0-9a-f]{12}(-[0-9a-f]{12})*$/, "it is not a seal")
  .optional()
  .describe("written by `npm run confirm-notes`: hashes of the clauses compared with this text");

const keyTerm = z.strictObject({
  question: words("a reader's question, such as When can you change my rate?"),
  answer: words("the answer in one to three plain sentences"),
  clauses: z.array(clause).min(1, "the list is empty").describe("the clauses that the answer summarizes"),
  seal,
});

const note = z.strictObject({
  clause,
  text: words("what the clause means, in one or two plain sentences"),
  seal,
});

/** The key terms and notes of one legal document. */
const documentNotes = z.strictObject({
  keyTerms: z.array(keyTerm).default([]).describe("questions and answers above the text"),
  notes: z.array(note).default([]).describe("plain-language notes on clauses"),
});
export type DocumentNotes = z.infer<typeof documentNotes>;

/** content/facts/legal-notes.yaml: summaries for readers, which are not part of the legal texts. */
export const legalNotes = defineData({
  name: "LegalNotes",
  file: "legal-notes.yaml",
  description: "Key terms and plain-language notes of legal documents, by the document's name.",
  schema: z.record(slug, documentNotes),
});
