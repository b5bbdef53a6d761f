import { z } from "zod";
import { defineData } from "../schema/define";
import { words } from "../schema/fields";
import { factName } from "./figures";

/** content/facts/disclosures.yaml: the site-wide disclosure sentences. Source: 12 CFR 1026.24. */
export const disclosures = defineData({
  name: "Disclosure",
  file: "disclosures.yaml",
  description: "The sentences that the law requires beside credit figures.",
  schema: z.record(factName, words("the disclosure's sentences")),
});
