import { z } from "zod";
import { defineData } from "../schema/define";
import { alt, isoDate, matching, mediaFile, properName, roles, slug, words } from "../schema/fields";

/** content/facts/leaders.yaml. */
export const leaders = defineData({
  name: "Leader",
  file: "leaders.yaml",
  description: "The executives shown on About.",
  schema: z.strictObject({
    leaders: z
      .array(
        z.strictObject({
          name: properName("the person's name"),
          position: words("the person's position"),
          description: words("two short sentences"),
          image: mediaFile,
          alt: alt.min(1).register(roles, { role: "prose" }),
        }),
      )
      .min(1, "the list is empty")
      .describe("the executives; five are planned"),
  }),
});

/** content/facts/testimonials.yaml. Authors are given by their initials. */
export const testimonials = defineData({
  name: "Testimonial",
  file: "testimonials.yaml",
  description: "Client quotes, with source and date.",
  schema: z.strictObject({
    testimonials: z.array(
      z.strictObject({
        id: slug.describe("a short id"),
        text: words("the quote"),
        author: matching(/^([A-Z]\. ?)+$/, "these are not initials", "initials such as R. M."),
        source: words("where the quote comes from"),
        date: isoDate,
        page: z
          .array(z.enum(["ivf", "clinics", "egg-freezing"]))
          .min(1)
          .describe("a list of pages: ivf, clinics, egg-freezing"),
      }),
    ),
  }),
});
