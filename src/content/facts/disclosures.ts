import { z } from "zod";
import { defineData } from "../schema/define";
import { words } from "../schema/fields";
import { factName } from "./figures";

/** content/facts/disclosures.yaml: the site-wide disclosure sentences. Specification 2.3, 9; 12 CFR 1026.24. */
export const disclosures = defineData({
  name: "Disclosure",
  file: "disclosures.yaml",
  description: "The sentences that must stand beside credit figures.",
  schema: z.record(factName, words("the disclosure's sentences")),
});
