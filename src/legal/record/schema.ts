import { z } from "zod";
import { isoDate, isoDateOrMonth, matching, words } from "../../content/schema/fields";

const description = "a hash that `npm run publish-legal` wrote";
const hash = matching(/^sha256:[0-9a-f]{64}$/, "it is not a SHA-256 hash", description);
const id = matching(/^[a-z0-9][a-z0-9-]*$/, "it is not an id", "an id such as late-fees");

const decision = (reason: string) =>
  z.strictObject({ reason: words(reason), by: words("who decided") }).optional();

/** One published text, as it was on the day it was recorded. */
const sealedText = z.strictObject({
  version: z.int().min(1).describe("a whole number, one more than the previous version"),
  title: words("the document's title"),
  dateKind: z.string(),
  date: isoDateOrMonth.describe("the date the document states: a day, or a month such as 2023-10"),
  note: words("what is new, in a sentence or two for readers"),
  recorded: isoDate.describe("the day on which the text was recorded"),
  waiver: decision("why the edit changes no one's rights").describe(
    "present if the text replaces the previous one under the same date",
  ),
  amendment: decision("why the version was changed").describe(
    "present if the text replaces the previous one, which had not taken effect",
  ),
  text: hash.describe("the hash of the words and links as visitors read them"),
  file: z.string().regex(/^v\d+(-(correction|amendment)-\d+)?\.html$/, "it is not a file of the archive"),
  fileHash: hash,
  seal: hash.describe("the hash of this entry and of the previous seal"),
});
export type SealedText = z.infer<typeof sealedText>;

const retirement = z.strictObject({
  id,
  landsAt: id.describe("the id of the clause that links to the retired one now open"),
  on: isoDate,
  why: words("why the clause was removed"),
});

/** The published texts and ids of a legal document: content/legal/archive/<document>/record.yaml. */
export const legalRecord = z.strictObject({
  texts: z.array(sealedText).min(1, "it contains no text").describe("every published text, oldest first"),
  ids: z.array(id).describe("every id ever published"),
  retired: z.array(retirement).default([]),
  rewritten: z
    .array(z.strictObject({ id, on: isoDate, why: words("why the id still means the same") }))
    .default([])
    .describe("clauses with entirely new words and the same subject"),
});
export type LegalRecord = z.infer<typeof legalRecord>;
