import { z } from "zod";
import { defineDocument } from "../define";
import { httpsUrl, slug, words } from "../fields";
import { metadataFields } from "./marketing-page";

/** A landing page made together with one partner clinic. Specification 2.5 (Co-branded clinic pages); C09. */
export const clinic = defineDocument({
  name: "Clinic",
  folder: "clinics",
  description: "A co-branded clinic page, shown at /<slug>.",
  body: "page",
  unique: ["slug"],
  schema: z.strictObject({
    slug,
    ...metadataFields,
    clinicName: words("the partner clinic's name"),
    region: words("where the clinic is, in a few words"),
    appointmentLink: httpsUrl,
    logo: words("the clinic's key in content/facts/logos.yaml, under clinics").optional(),
  }),
});
export type Clinic = z.infer<typeof clinic.schema>;
