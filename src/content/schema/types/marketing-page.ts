import { z } from "zod";
import { defineDocument } from "../define";
import {
  definitions,
  endedPaths,
  notInRequirements,
  seoDescription,
  sitePath,
  words,
  search,
} from "../fields";

/** Metadata for search engines and shared links. */
export const metadataFields = {
  title: words("the page's title in the browser tab and in search results"),
  description: seoDescription,
  keywords: z
    .array(words("a search keyword").regex(/^[^,;]*$/, "it contains two keywords"))
    .min(1)
    .describe("a list of search keywords"),
  type: z.enum(["website", "article", "profile"]).default("website").describe("the Open Graph type"),
};

/** A page composed by a writer from components. */
export const marketingPage = defineDocument({
  name: "MarketingPage",
  folder: "pages",
  description: "A page composed of sections, cards, carousels and disclosures.",
  body: "page",
  unique: ["path", "title", "description"],
  page: { field: "path", paths: (path) => [path] },
  schema: z.strictObject({
    path: sitePath,
    was: endedPaths,
    ...metadataFields,
    definitions,
    search,
    notInRequirements,
  }),
});
export type MarketingPage = z.infer<typeof marketingPage.schema>;
