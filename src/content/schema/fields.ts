// The field types of content files, each with the description that writers see if a value is invalid.
import { z } from "zod";
import { featureIconNames } from "./feature-icon-names";
import { isRealDate } from "../../site/dates";
import { asDate, asHttps, asPath, asSlug, fixes } from "./formats";

/**
 * The role of a field's text, for checks beyond its format: `prose` is spell-checked and contains no hard-coded figures,
 * the words of a `name` are added to the dictionary, `media` must exist.
 */
export type Role = "prose" | "name" | "media";
export const roles = z.registry<{ role: Role }>();

const filled = () => z.string().trim().min(1, "it is empty");

/** A text in a fixed form. @param fault what is wrong with any other text */
export const matching = (form: RegExp, fault: string, what: string) =>
  z.string().regex(form, fault).describe(what);

/** Plain words. Facts may be used: `{company.name}`. */
export const words = (what: string) => filled().describe(what).register(roles, { role: "prose" });

/** A name of a person, a place or an organization. */
export const properName = (what: string) => filled().describe(what).register(roles, { role: "name" });

const states = (
  "Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, " +
  "District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, " +
  "Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, " +
  "Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, " +
  "Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, " +
  "Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming"
).split(", ");

/** A state of the United States, in full. */
export const stateName = (what: string) => z.enum(states).describe(what).register(roles, { role: "name" });

/** Text that is neither prose nor a name: a key, a time, a number as text. */
export const code = (what: string) => filled().describe(what);

/** The name of a feature's icon. */
export const featureIcon = z.enum(featureIconNames).describe("the name of a feature's icon, such as wallet");

/** A sentence for search results, which cut it off after 160 to 180 characters. */
export const seoDescription = z
  .string()
  .min(50, "it is shorter than 50 characters")
  .max(180, "it is longer than 180 characters, where search results cut it off")
  .refine((text) => !/(?:\.\.|\u2026|[,:;(-])$/.test(text), "its end is cut off")
  .describe("one plain sentence of 50 to 180 characters for search results")
  .register(roles, { role: "prose" });

/** A segment of a path: lowercase letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "it may contain only lowercase letters, digits and single hyphens")
  .describe("a slug such as egg-freezing")
  .register(fixes, { fix: asSlug });

const optionalList = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item).min(1).optional().describe(what);

/** Former slugs of a page: each redirects to the page (301). */
export const formerSlugs = optionalList(slug, "former slugs of this page, which redirect to it");

/** A calendar date, as ISO 8601. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "it is not written as year-month-day")
  .refine(isRealDate, "this date does not exist")
  .refine((text) => /^20/.test(text), "its year is not in this century")
  .describe("a date such as 2026-11-02")
  .register(fixes, { fix: asDate });

/** A calendar date, or a month if the day is not known. */
export const isoDateOrMonth = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/, "it is not written as year-month-day or year-month")
  .refine((text) => isRealDate(text.length === 7 ? `${text}-01` : text), "this date does not exist")
  .refine((text) => /^(?:19|20)/.test(text), "its year is neither in this century nor in the last")
  .describe("a date such as 2024-09-23, or a month such as 2023-10")
  .register(fixes, { fix: asDate });

/** Parameters by which advertisers recognize a click. */
export const clickIds = "fbclid|gclid|msclkid|mc_eid";

/** An address on another host. Ours are fictional and end in `.example` (RFC 2606). */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "it is not a complete https:// address" })
  .regex(/^\S+$/, "it contains a space")
  .regex(/^https:\/\//, "it does not start with https://")
  .regex(/^[^\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]*$/, "it contains an invisible character")
  .refine(
    (url) =>
      !/^https:\/\/(?:www\.google\.[a-z.]+\/url\?|[\w.]+\.safelinks\.protection\.outlook\.com\/)/.test(url),
    "it is the address of a redirect by Google or Outlook; open the link and copy the address of the page",
  )
  .refine((url) => !/[.,;]$/.test(url), "it ends with a sign of the sentence from which it was copied")
  .refine(
    (url) => !RegExp(`[?&](?:(?:${clickIds})=|utm_source=chatgpt)|#:~:text=`).test(url),
    "it names the click or the search that led to the page; delete that part",
  )
  .describe("a complete address such as https://meridianpost.example/2019/03/loans")
  .register(fixes, { fix: asHttps });

/** A page of this site. */
export const sitePath = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, "it is not a path of this site")
  .describe("a path of this site such as /egg-freezing")
  .register(fixes, { fix: asPath });

/** Paths of pages that have ended, such as a former partner's: each redirects to this page (301). */
export const endedPaths = optionalList(
  sitePath,
  "former addresses of this page, or of pages that have ended, which redirect to this page",
);

/** A file under content/media. */
export const mediaFile = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9.-]+)+$/, "it is not the path of a file in content/media")
  .describe("the path of a picture in content/media, such as leaders/leader-1.svg")
  .register(roles, { role: "media" });

/** A picture's text alternative, empty for a decorative picture. */
export const alt = z
  .string()
  .describe("a text alternative for people who do not see the picture")
  .register(roles, { role: "prose" });

/** Position in a list, smallest first. */
export const order = z.int().min(0).describe("a whole number; the smallest comes first");

/** Marks content that docs/requirements.md does not list (C08, R060 there). */
export const notInRequirements = z
  .boolean()
  .default(false)
  .describe("true for content that docs/requirements.md does not list (C08)");

/** Whether glossary terms open their definitions on the page. */
export const definitions = z
  .boolean()
  .default(true)
  .describe("false if terms link to the glossary instead, because the page would be over 14 kB");

/** Words for the site search that readers use and the text does not. */
export const search = optionalList(
  code("a word or phrase that readers type"),
  "a list of words that readers use and the text does not, for the site search",
);

/** Words for the site search by clause of a legal text, each after the clause's id. */
export const searchByClause = optionalList(
  z
    .string()
    .regex(/^#[a-z0-9-]+ \S/, "it does not begin with the id of a clause")
    .describe('the id of a clause and words in straight quotes, such as "#no-sale do not sell" for no-sale'),
  'a list of ids with words that readers use and the clause does not: ["#no-sale do not sell"]',
);
