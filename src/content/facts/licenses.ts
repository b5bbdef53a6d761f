import { z } from "zod";
import { defineData } from "../schema/define";
import { code, mediaFile, properName, words } from "../schema/fields";

/** content/facts/licenses.yaml: samples until legal supplies the real ones (C15). Specification 3. */
export const licenses = defineData({
  name: "StateLicense",
  file: "licenses.yaml",
  description: "The states the company serves, and its licence in each.",
  schema: z.strictObject({
    licenses: z.array(
      z.strictObject({
        state: properName("the state's name"),
        name: words("the kind of licence"),
        number: code("the licence number, SAMPLE-XX-0000 until it is real"),
        file: mediaFile.optional(),
      }),
    ),
  }),
});
