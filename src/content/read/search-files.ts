import { z } from "zod";
import type { Files } from "./files";
import { validate } from "./validate";
import { readYaml } from "./yaml-source";

const words = z.string().trim().min(1).describe("words that a visitor types");
const address = z.string().regex(/^\//).describe("an address such as /faq/ivf#pgt");
const addresses = z
  .union([address.transform((one) => [one]), z.array(address).min(1)])
  .describe("an address such as /faq/ivf#pgt, or a list of them");

/** A query of content/search/queries.yaml: the words that a visitor types, and the pieces of which one must be found. */
const query = z
  .strictObject({ query: words, first: addresses.optional(), topThree: addresses.optional() })
  .refine(({ first, topThree }) => !first !== !topThree, "it needs either `first` or `topThree`")
  .describe("{ query: words that a visitor types, first: /faq/ivf#pgt }, or topThree instead of first");

const synonym = z
  .string()
  .regex(/^[a-z]+$/)
  .describe("a single lowercase word such as price");
const synonymGroup = z
  .array(synonym)
  .min(2)
  .refine((group) => new Set(group).size === group.length)
  .transform((group) => group.join(" "))
  .describe("two or more different words, such as [cost, price]");

const queriesFile = "content/search/queries.yaml";
const synonymsFile = "content/search/synonyms.yaml";

function read<S extends z.ZodType>(files: Files, file: string, schema: S) {
  const source = readYaml(files.read(file) ?? "", file);
  return { source, ...validate(schema, source) };
}

/** Reads content/search/queries.yaml. */
export const readQueries = (files: Files) =>
  read(files, queriesFile, z.array(query).describe("a list of queries"));

/** Reads content/search/synonyms.yaml: groups of single words that mean the same, each as one text. */
export const readSynonyms = (files: Files) =>
  read(files, synonymsFile, z.array(synonymGroup).describe("a list of lists of words that mean the same"));
