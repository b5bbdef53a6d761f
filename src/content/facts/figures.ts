import { z } from "zod";
import { defineData } from "../schema/define";
import { asNumber, fixes } from "../schema/formats";
import { code, httpsUrl, isoDate, isoDateOrMonth, properName, slug, words } from "../schema/fields";

/** The name of a fact: dotted words such as `apr.min` (see isFactName in substitute.ts). */
export const factName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/, "a fact's name is dotted words such as apr.min");

export const figureUnits = [
  "percent",
  "usd",
  "count",
  "score",
  "minutes",
  "hours",
  "days",
  "businessDays",
  "weeks",
  "months",
  "years",
  "words",
] as const;

const amount = z.number().min(0);

/** A clause of one of our own contracts: a file of content/legal and the id of the clause that states the figure. */
const contractSource = z.strictObject({
  contract: slug.describe("a file of content/legal without .mdx, such as loan-terms"),
  clause: code("the id of the clause that states the figure"),
});
const publication = z.strictObject({
  title: properName("the publication's title"),
  publisher: properName("who published it"),
  address: httpsUrl.describe("the publication's https:// address"),
  date: isoDateOrMonth,
});

/** The source with which readers can verify a figure; `pending` until there is one. */
const source = z
  .union([z.literal("pending"), contractSource, publication])
  .describe("pending, { contract, clause } or { title, publisher, address, date }");

/** The next review of a medical figure; the date of the last one is in `reviewed`. */
const medicalReview = z
  .strictObject({ next: isoDate, by: words("the role of the person who reviews it") })
  .describe("{ next: 2027-05-02, by: Registered nurse }");

/** A published figure or claim, with its source, review dates and expiry date. */
export const figure = z
  .strictObject({
    label: words("what the number is, in a reader's words, for /our-numbers"),
    value: z
      .union([amount, z.tuple([amount, amount]), words("the text of a claim")])
      .describe("a number, or a range such as [10, 12]; with `unit: words`, the text of a claim")
      .register(fixes, { fix: asNumber }),
    unit: z.enum(figureUnits),
    text: words("the text to show, if it differs from value and unit").optional(),
    credit: z
      .boolean()
      .default(false)
      .describe("true for a figure a reader could take as an offer of credit"),
    source,
    reviewed: isoDate,
    medical: medicalReview.optional(),
    expires: isoDate.optional(),
    sample: z.boolean().default(false).describe("true while the value is a placeholder for the real one"),
    note: z.string().optional().describe("an internal note, never shown to visitors"),
    discrepancy: z
      .strictObject({
        computed: amount.describe("the computed number, in the same unit"),
        reference: words("where the difference is explained"),
      })
      .describe("only if the published number is known to differ from the computed one")
      .optional(),
  })
  .refine(({ value, unit }) => (typeof value === "string") === (unit === "words"), {
    path: ["value"],
    error: "a number has no %, $ or comma; a text needs `unit: words`, and `unit: words` needs a text",
  })
  .refine(({ credit, unit }) => !credit || unit !== "words", {
    path: ["unit"],
    error: "a figure with `credit: true` is a number, never words",
  });
export type Figure = z.infer<typeof figure>;
/** Figures by name. */
export type Figures = Readonly<Record<string, Figure>>;

/** content/facts/figures.yaml. */
export const figures = defineData({
  name: "Figure",
  file: "figures.yaml",
  description: "Every figure the company publishes.",
  schema: z.record(factName, figure),
});
