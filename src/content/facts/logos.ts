import { z } from "zod";
import { defineData } from "../schema/define";
import { alt, httpsUrl, mediaFile, properName, slug } from "../schema/fields";

const logo = z.strictObject({
  name: properName("the organization's name"),
  link: httpsUrl,
  image: mediaFile,
  alt,
  width: z.int().min(1).describe("the picture's width in px"),
  height: z.int().min(1).describe("the picture's height in px"),
});

/** content/facts/logos.yaml: wordmarks of outlets and investors, all fictional. */
export const logos = defineData({
  name: "Logo",
  file: "logos.yaml",
  description: "Outlets and investors with their wordmarks.",
  schema: z.strictObject({ outlets: z.record(slug, logo), investors: z.record(slug, logo) }),
});
