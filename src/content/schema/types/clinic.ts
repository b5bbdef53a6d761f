import { z } from "zod";
import { defineDocument } from "../define";
import { formerSlugs, httpsUrl, notInRequirements, properName, slug, search } from "../fields";
import { metadataFields } from "./marketing-page";

/** A landing page for one partner clinic. */
export const clinic = defineDocument({
  name: "Clinic",
  folder: "clinics",
  description: "A co-branded clinic page, shown at /<slug>.",
  body: "page",
  unique: ["title", "description", "clinicName", "appointmentLink"],
  page: { field: "slug", paths: (slug) => [`/${slug}`] },
  schema: z.strictObject({
    slug,
    was: formerSlugs,
    ...metadataFields,
    clinicName: properName("the partner clinic's name"),
    region: properName("where the clinic is, in a few words"),
    appointmentLink: httpsUrl,
    notInRequirements,
    search,
  }),
});
