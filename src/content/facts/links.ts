import { z } from "zod";
import { defineData } from "../schema/define";
import { asHttps, asPhone, fixes } from "../schema/formats";
import { code, httpsUrl } from "../schema/fields";

const placeholders = /\{(host|rateCalculator)\}/g;

/** The origins of the placeholders in links.yaml, without a trailing slash. */
export interface LinkOrigins {
  host: string;
  rateCalculator: string;
}

/** Replaces every `{host}` and `{rateCalculator}` in an address, or in HTML that contains such addresses. */
export const resolveOrigins = (text: string, origins: LinkOrigins): string =>
  text.replace(placeholders, (_, name: keyof LinkOrigins) => origins[name]);

const web = z.strictObject({
  url: z
    .string()
    .refine(
      (url) => /^(https:\/\/|\{(host|rateCalculator)\}(?![\w-]))/.test(url),
      "it starts neither with https:// nor with {host}/",
    )
    .superRefine((input, { addIssue }) => {
      const { error } = httpsUrl.safeParse(input.replace(placeholders, "https://app.example"));
      if (error) addIssue({ code: "custom", message: error.issues[0]!.message, input });
    })
    .describe("an https:// address, or one that starts with {host} or {rateCalculator}")
    .register(fixes, { fix: asHttps }),
});
const mail = z.strictObject({ mail: z.email().describe("an email address") });
const digits = (text: string) => text.replace(/\D/g, "");
const phone = z
  .strictObject({
    phone: z
      .string()
      .regex(/^(\+1-\d{3}-\d{3}-\d{4}|\d{3})$/, "it is not written as +1-415-555-0142")
      .describe("a number such as +1-415-555-0142, or of three digits for a public service")
      .register(fixes, { fix: asPhone }),
    shown: code("the number as people write it"),
  })
  .refine(({ phone, shown }) => digits(phone).endsWith(digits(shown)), {
    path: ["shown"],
    error: "visitors would read another number than they call, which is in `phone`",
  });

/** The name of a link: one word or dotted words, as in `link:blog` and `link:mail.care`. */
const linkName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)*$/, "a link's name is a word or dotted words such as mail.care");

export const link = z.union([web, mail, phone]);

/** content/facts/links.yaml: every external address. */
export const links = defineData({
  name: "Link",
  file: "links.yaml",
  description: "Every external address, email address and phone number.",
  schema: z.record(linkName, link),
});
export type Link = z.infer<typeof links.schema>[string];
