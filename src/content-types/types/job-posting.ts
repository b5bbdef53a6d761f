import { z } from "zod";
import { defineDocument } from "../define";
import { isoDate, properName, seoDescription, slug, words } from "../fields";

/** A job opening. Specification 2.5 (Job details), 3. */
export const jobPosting = defineDocument({
  name: "JobPosting",
  folder: "careers",
  description: "A job opening, shown at /careers/<slug>.",
  body: "text",
  unique: ["slug"],
  schema: z.strictObject({
    slug,
    title: words("the job's title"),
    location: properName("where the work is done"),
    seoDescription,
    datePosted: isoDate,
    validThrough: isoDate.optional(),
    employmentType: z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"]),
  }),
});
export type JobPosting = z.infer<typeof jobPosting.schema>;
