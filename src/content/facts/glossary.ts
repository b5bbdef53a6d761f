import { z } from "zod";
import { defineData } from "../schema/define";
import { code, properName, words } from "../schema/fields";

/** The most words that a definition may have. */
const longestDefinition = 40;

const definition = words(`plain words, at most ${longestDefinition}`).refine(
  (text) => text.split(/\s+/).length <= longestDefinition,
  `it has more than ${longestDefinition} words`,
);

const address = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "it is not a page of this site")
  .describe("a page of this site, with an id where there is one: /faq/ivf#pgt");

const glossaryTerm = z.strictObject({
  term: properName("the term as it is usually written"),
  stands: words("the words that an acronym stands for").optional(),
  forms: z.array(properName("another way to write it")).default([]).describe("other ways to write it"),
  definition,
  explained: address,
});
export type GlossaryTerm = z.infer<typeof glossaryTerm>;

/** content/facts/glossary.yaml: terms with a definition, and acronyms that need none. */
export const glossary = defineData({
  name: "GlossaryTerm",
  file: "glossary.yaml",
  description: "Terms that readers may not know, with plain definitions.",
  schema: z.strictObject({
    terms: z.array(glossaryTerm).min(1, "there is no term").describe("the terms"),
    known: z.array(code("an acronym")).default([]).describe("acronyms that need no definition"),
  }),
});
