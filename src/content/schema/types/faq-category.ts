import { z } from "zod";
import { defineDocument } from "../define";
import {
  definitions,
  formerSlugs,
  featureIcon,
  isoDate,
  notInRequirements,
  order,
  roles,
  seoDescription,
  slug,
  words,
  search,
} from "../fields";

/** A FAQ category: each `##` of its body is a question, the text below it the answer. */
export const faqCategory = defineDocument({
  name: "FaqCategory",
  folder: "faq",
  description: "A category of questions and answers, shown at /faq/<slug>.",
  body: "text",
  unique: ["order", "title", "seoDescription"],
  page: { field: "slug", paths: (slug) => [`/faq/${slug}`], titlePrefix: "FAQ: " },
  schema: z.strictObject({
    slug,
    was: formerSlugs,
    title: words("the category's name"),
    seoDescription,
    summary: z
      .string()
      .min(1)
      .max(90, "it is longer than 90 characters")
      .describe("one line for the tile, up to 90 characters")
      .register(roles, { role: "prose" }),
    order,
    icon: featureIcon,
    medical: z.boolean().describe("true or false; true adds the not-medical-advice line"),
    definitions,
    reviewed: isoDate,
    nextReview: isoDate
      .optional()
      .describe("the date of the next review, such as 2027-05-02; medical answers need it"),
    search,
    notInRequirements,
  }),
});
export type FaqCategory = z.infer<typeof faqCategory.schema>;
