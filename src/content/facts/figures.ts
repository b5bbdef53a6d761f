import { z } from "zod";
import { defineData } from "../schema/define";
import { isoDate, words } from "../schema/fields";

/** Names a fact: dotted words, `apr.min` (isFactName in substitute.ts). */
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
] as const;

const amount = z.number().min(0);

/** One published figure, with where it comes from and until when it holds. */
export const figure = z.strictObject({
  label: words("what the number is, in a reader's words, for /our-numbers"),
  value: z.union([amount, z.tuple([amount, amount])]).describe("a number, or a range such as [10, 12]"),
  unit: z.enum(figureUnits),
  text: words("the words shown, where they differ from value and unit").optional(),
  credit: z.boolean().default(false).describe("true for a figure a reader could take as an offer of credit"),
  source: words("where the number comes from"),
  reviewed: isoDate,
  expires: isoDate.optional(),
  sample: z
    .boolean()
    .default(false)
    .describe("true while the value is a stand-in until the real one is known"),
  note: z.string().optional(),
  discrepancy: z
    .strictObject({
      computed: amount.describe("the number that arithmetic gives, in the same unit"),
      reference: words("where the difference is discussed"),
    })
    .describe(
      "only where the published number is known not to be the computed one: { computed: 428.12, reference: C01 }",
    )
    .optional(),
});
export type Figure = z.infer<typeof figure>;

/** content/facts/figures.yaml. Specification 9. */
export const figures = defineData({
  name: "Figure",
  file: "figures.yaml",
  description: "Every figure the company publishes.",
  schema: z.record(factName, figure),
});
