import { z } from "zod";
import { defineData } from "../schema/define";
import { code, properName, words } from "../schema/fields";

/** The maximum number of words in a definition. */
const maxWords = 40;

const definition = words(`a plain definition of at most ${maxWords} words`).refine(
  (text) => text.split(/\s+/).length <= maxWords,
  `it has more than ${maxWords} words`,
);

const address = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "it is not a page of this site")
  .describe("a page of this site, with an id where there is one: /faq/ivf#pgt");

const glossaryTerm = z.strictObject({
  term: properName("the term as it is usually written"),
  expansion: words("the words that an acronym stands for").optional(),
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
    terms: z.array(glossaryTerm).min(1, "the list is empty").describe("the terms"),
    known: z.array(code("an acronym")).default([]).describe("acronyms that need no definition"),
  }),
});
