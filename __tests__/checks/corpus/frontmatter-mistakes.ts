import { addField, swap, type Mistake } from "./mistake";

const job = "content/careers/software-engineer.mdx";
const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const contact = "content/pages/contact.mdx";

/** Mistakes in the block between the two lines of ---. */
export const frontmatterMistakes: readonly Mistake[] = [
  {
    name: "no frontmatter at all",
    file: press,
    plant: (text) => text.slice(text.indexOf("---\n", 4) + 4),
    at: { line: 1, column: 1 },
    says: ["does not start with frontmatter", "between two lines of ---", "press/"],
    mend: (text) => `---\ntitle: What a coach costs\noutlet: pennywhit\ndate: 2016-10-06\nlink: https://pennywhit.example/coach\nhistorical: true\n---\n${text}`,
  },
  { name: "a quote that is not closed", file: press, plant: swap("title: What a", 'title: "What a'), at: { line: 6, column: 17 }, says: ["YAML cannot be read", "quote"], mend: (text) => text.replace(/title: "(.*)/, 'title: "$1"') },
  { name: "a colon in unquoted text", file: press, plant: swap("title: What", "title: Note: What"), at: "Note: What", says: ["YAML cannot be read", "quotes around text"] },
  { name: "emphasis at the start of a text", file: press, plant: swap(/title: What.*/, "title: *Important*"), at: "*Important*", says: ["YAML cannot be read", "`*Important*` repeats a value named", "starts with `{`, `[`, `>`, `*`", "double quotes"] },
  { name: "a numbering that is a list", file: legal, plant: swap("numbering: none", "numbering: [none]"), at: "[none]", says: ["`numbering` is [\"none\"]", "`sections`"], mend: (text) => text.replace("[none]", "none") },
  { name: "a page that is no word", file: legal, plant: swap("page: privacy", "page: 1"), at: "1\n", says: ["`page` is 1", "one of terms/tou", "privacy", "change `page` to one of them"], mend: (text) => text.replace("page: 1", "page: privacy") },
  { name: "the same field twice", file: press, plant: swap("outlet: pennywhit", "historical: true\noutlet: pennywhit"), at: { line: 7, column: 1 }, says: ["YAML cannot be read", "unique"], mend: (text) => text.replace("historical: true\noutlet", "outlet") },
  { name: "an unknown field that is nearly a known one", file: press, plant: addField("historic: true"), at: "historic: true", says: ["unknown field `historic`", "title, outlet, date, link, historical", "did you mean `historical`?"] },
  { name: "an unknown field that is like no other", file: press, plant: addField("zzzzzzzzz: 1"), at: "zzzzzzzzz", says: ["unknown field `zzzzzzzzz`", "delete the line"] },
  { name: "a missing field", file: press, plant: swap("outlet: pennywhit\n", ""), at: { line: 2, column: 1 }, says: ["field `outlet` is missing", "content/facts/logos.yaml", "add `outlet: ...`"], mend: (text) => text.replace("---\n", "---\noutlet: pennywhit\n") },
  { name: "words where true or false belongs", file: press, plant: swap("historical: true", "historical: maybe"), at: "maybe", says: ['`historical` is "maybe"', "true or false"], mend: (text) => text.replace("maybe", "true") },
  { name: "a date in words", file: press, plant: swap("date: 2016-10-06", "date: 6 October 2016"), at: "6 October 2016", says: ["not written as year-month-day", "2026-11-02"] },
  { name: "a day that does not exist", file: press, plant: swap("date: 2016-10-06", "date: 2016-02-30"), at: "2016-02-30", says: ["there is no such day"], unfixable: true },
  { name: "a month that does not exist", file: legal, plant: swap("date: 2019-05-23", "date: 2019-13"), at: "2019-13", says: ["there is no such day", "2023-10"], unfixable: true },
  { name: "an address without https", file: press, plant: swap("link: https:", "link: http:"), at: "http://pennywhit", says: ["not a complete https:// address"] },
  { name: "a job in a place that search engines are not told of", file: job, plant: swap("location: San Francisco or US Remote", "location: San Fransisco or US Remote"), at: "San Fransisco", says: ["one of San Francisco or US Remote, San Francisco, US Remote", "did you mean `San Francisco or US Remote`?"] },
  { name: "a choice misspelled", file: job, plant: swap("FULL_TIME", "FULLTIME"), at: "FULLTIME", says: ["one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN", "did you mean `FULL_TIME`?"] },
  { name: "a page that legal documents do not stand on", file: legal, plant: swap("page: privacy", "page: privcy"), at: "privcy", says: ["`page`", "terms/loans", "did you mean `privacy`?"] },
  { name: "a description too short for search results", file: job, plant: swap(/seoDescription: .*/, "seoDescription: A job."), at: "A job.", says: ["shorter than 50 characters"], unfixable: true },
  { name: "a description too long for search results", file: job, plant: swap(/seoDescription: .*/, `seoDescription: ${"Long words. ".repeat(16)}`), at: "Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words.", says: ["longer than 180 characters"], unfixable: true },
  { name: "a slug in capitals", file: faq, plant: swap("slug: ivf", "slug: IVF_"), at: "IVF_", says: ["lower-case letters, digits and single hyphens"] },
  { name: "a word where a number belongs", file: faq, plant: swap("order: 4", "order: fourth"), at: "fourth", says: ["`order`", "whole number"], mend: (text) => text.replace("fourth", "4") },
  { name: "a path without its slash", file: contact, plant: swap("path: /contact", "path: contact"), at: "contact\n", says: ["not a path of this site", "/egg-freezing"] },
  { name: "an empty word in a list", file: contact, plant: swap("keywords: [", 'keywords: ["", '), at: '"", ', says: ["field `keywords.0`", "it is empty", "a search keyword"] },
  { name: "a link's name in braces", file: contact, plant: swap(/description: .*/, "description: Write to us about { careMatch }, which is the name of a link and of no fact."), at: "{ careMatch", says: ["`{careMatch}` in `description` is not a fact", "write [words](link:careMatch)"], mend: (text) => text.replace("{ careMatch }", "a clinic") },
  { name: "an unknown fact, with spaces inside its braces", file: contact, plant: swap(/description: .*/, "description: Write to us about { apr.mim }, which is nearly the name of a fact of ours."), at: "{ apr.mim }", says: ["`{apr.mim}` in `description` is not a fact", "did you mean `apr.min`?"] },
  { name: "an unknown fact", file: contact, plant: swap(/description: .*/, "description: Write to us about {apr.mim}, which is nearly the name of a fact of ours."), at: "{apr.mim}", says: ["`{apr.mim}` in `description` is not a fact", "did you mean `apr.min`?"] },
];
