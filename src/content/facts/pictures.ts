import { z } from "zod";
import { defineData } from "../schema/define";
import { mediaFile } from "../schema/fields";

/** Classes of pictures by subject. Calm view hides `family` (src/layouts/CalmSwitch.tsx). */
export const pictureClasses = ["family", "people", "neutral"] as const;

/** content/facts/pictures.yaml: the class of every picture in content/media. */
export const pictures = defineData({
  name: "PictureClass",
  file: "pictures.yaml",
  description: "The class of each picture in content/media; calm view hides babies and families.",
  schema: z.strictObject(
    Object.fromEntries(
      pictureClasses.map((name) => [name, z.array(mediaFile).describe(`pictures of the class ${name}`)]),
    ) as Record<(typeof pictureClasses)[number], z.ZodArray<typeof mediaFile>>,
  ),
});
export type Pictures = z.infer<typeof pictures.schema>;
