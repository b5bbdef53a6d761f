import { z } from "zod";
import { defineDocument } from "../define";
import { httpsUrl, isoDate, slug, words, search } from "../fields";

/** An article about us in another outlet; its body is our short summary. */
export const pressArticle = defineDocument({
  name: "PressArticle",
  folder: "press",
  description: "An article about us, listed on /press.",
  body: "text",
  unique: ["link"],
  schema: z.strictObject({
    title: words("the headline"),
    outlet: slug.describe("a key of `outlets` in content/facts/logos.yaml"),
    date: isoDate,
    link: httpsUrl
      .refine((url) => /^https:\/\/[^/]+\/./.test(url), "it is the outlet's home page, not the article")
      .refine(
        (url) => !/[?&]utm_/.test(url),
        "it names a campaign; delete the parameters that begin with utm_",
      ),
    historical: z.boolean().describe("true or false; true when it mentions a price we no longer offer"),
    featured: z.boolean().optional().describe("true in the two articles at the top of the list"),
    search,
  }),
});
export type PressArticle = z.infer<typeof pressArticle.schema>;
