import { z } from "zod";
import { defineDocument } from "../define";
import { formerSlugs, isoDate, notInRequirements, seoDescription, slug, words, search } from "../fields";
import { jobLocations, type JobLocation } from "../job-locations";

/** A job opening. */
export const jobPosting = defineDocument({
  name: "JobPosting",
  folder: "careers",
  description: "A job opening, shown at /careers/<slug>.",
  body: "text",
  unique: ["seoDescription"],
  page: { field: "slug", paths: (slug) => [`/careers/${slug}`] },
  schema: z.strictObject({
    slug,
    was: formerSlugs,
    title: words("the job's title"),
    // Only locations that the posting's structured data can express (src/layouts/structured-data.ts).
    location: z.enum(Object.keys(jobLocations) as [JobLocation, ...JobLocation[]]),
    seoDescription,
    datePosted: isoDate,
    validThrough: isoDate.optional(),
    employmentType: z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"]),
    notInRequirements,
    search,
  }),
});
export type JobPosting = z.infer<typeof jobPosting.schema>;
