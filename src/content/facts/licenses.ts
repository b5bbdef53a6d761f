import { z } from "zod";
import { defineData } from "../schema/define";
import { code, mediaFile, stateName, words } from "../schema/fields";

/** content/facts/licenses.yaml: samples until legal supplies the real ones. */
export const licenses = defineData({
  name: "StateLicense",
  file: "licenses.yaml",
  description: "The states the company serves, and its license in each.",
  schema: z.strictObject({
    licenses: z.array(
      z.strictObject({
        state: stateName("the full name of a US state"),
        name: words("the kind of license"),
        number: code("the license number, SAMPLE-XX-0000 until it is real"),
        file: mediaFile.optional(),
      }),
    ),
  }),
});
