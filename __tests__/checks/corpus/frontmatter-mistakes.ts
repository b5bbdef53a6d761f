import { addField, describedAs, swap, type Mistakes } from "./mistake";

const job = "content/careers/software-engineer.mdx";
const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const contact = "content/pages/contact.mdx";

/** Mistakes in the block between the two lines of ---. */
export const frontmatterMistakes: Mistakes = {
  "no frontmatter at all": {
    edit: [press, (text) => text.slice(text.indexOf("---\n", 4) + 4)],
    at: { line: 1, column: 1 },
    says: ["does not start with frontmatter", "between two lines of ---", "press/"],
    fix: (text) =>
      `---\ntitle: What a coach costs\noutlet: pennywhit\ndate: 2016-10-06\nlink: https://pennywhit.example/coach\nhistorical: true\n---\n${text}`,
  },
  "a quote that is not closed": {
    edit: [press, swap("title: What a", 'title: "What a')],
    at: { line: 2, column: 1 },
    says: ["YAML cannot be read", "quote"],
    fix: (text) => text.replace(/title: "(.*)/, 'title: "$1"'),
  },
  "a colon in unquoted text": {
    edit: [press, swap("title: What", "title: Note: What")],
    at: "Note: What",
    says: ["YAML cannot be read", "quotes around text"],
  },
  "emphasis at the start of a text": {
    edit: [press, swap(/title: What.*/, "title: *Important*")],
    at: "*Important*",
    says: [
      "YAML cannot be read",
      "`*Important*` repeats a value named",
      "starts with `{`, `[`, `>`, `*`",
      "double quotes",
    ],
  },
  "a numbering that is a list": {
    edit: [legal, swap("numbering: none", "numbering: [none]")],
    at: "[none]",
    says: ['`numbering` is ["none"]', "`sections`"],
    fix: (text) => text.replace("[none]", "none"),
  },
  "a page that is a number": {
    edit: [legal, swap("page: privacy", "page: 1")],
    at: "1\n",
    says: ["`page` is 1", "one of terms/tou", "privacy", "choose one of them"],
    fix: (text) => text.replace("page: 1", "page: privacy"),
  },
  "the same field twice": {
    edit: [press, swap("outlet: pennywhit", "historical: true\noutlet: pennywhit")],
    at: { line: 7, column: 1 },
    says: ["YAML cannot be read", "unique"],
    fix: (text) => text.replace("historical: true\noutlet", "outlet"),
  },
  "an unknown field with a name close to a known one": {
    edit: [press, addField("historic: true")],
    at: "historic: true",
    says: ["unknown field `historic`", "title, outlet, date, link, historical", "did you mean `historical`?"],
  },
  "an unknown field with a name like no other": {
    edit: [press, addField("zzzzzzzzz: 1")],
    at: "zzzzzzzzz",
    says: ["unknown field `zzzzzzzzz`", "delete the line"],
  },
  "a missing field": {
    edit: [press, swap("outlet: pennywhit\n", "")],
    at: { line: 2, column: 1 },
    says: ["field `outlet` is missing", "content/facts/logos.yaml", "add `outlet: ...`"],
    fix: (text) => text.replace("---\n", "---\noutlet: pennywhit\n"),
  },
  "words where true or false belongs": {
    edit: [press, swap("historical: true", "historical: maybe")],
    at: "maybe",
    says: ['`historical` is "maybe"', "true or false"],
    fix: (text) => text.replace("maybe", "true"),
  },
  "a date in words": {
    edit: [press, swap("date: 2016-10-06", "date: 6 October 2016")],
    at: "6 October 2016",
    says: ["not written as year-month-day", "2026-11-02"],
  },
  "a day that does not exist": {
    edit: [press, swap("date: 2016-10-06", "date: 2016-02-30")],
    at: "2016-02-30",
    says: ["this date does not exist"],
    unfixable: true,
  },
  "a month that does not exist": {
    edit: [legal, swap("date: 2019-05-23", "date: 2019-13")],
    at: "2019-13",
    says: ["this date does not exist", "2023-10"],
    unfixable: true,
  },
  "an address without https": {
    edit: [press, swap("link: https:", "link: http:")],
    at: "http://pennywhit",
    says: ["not a complete https:// address"],
  },
  "a job with an unknown location": {
    edit: [job, swap("location: San Francisco or US Remote", "location: San Fransisco or US Remote")],
    at: "San Fransisco",
    says: [
      "one of San Francisco or US Remote, San Francisco, US Remote",
      "did you mean `San Francisco or US Remote`?",
    ],
  },
  "a choice misspelled": {
    edit: [job, swap("FULL_TIME", "FULLTIME")],
    at: "FULLTIME",
    says: ["one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN", "did you mean `FULL_TIME`?"],
  },
  "a page without legal documents": {
    edit: [legal, swap("page: privacy", "page: privcy")],
    at: "privcy",
    says: ["`page`", "terms/loans", "did you mean `privacy`?"],
  },
  "a description too short for search results": {
    edit: [job, swap(/seoDescription: .*/, "seoDescription: A job.")],
    at: "A job.",
    says: ["shorter than 50 characters"],
    unfixable: true,
  },
  "a description too long for search results": {
    edit: [job, swap(/seoDescription: .*/, `seoDescription: ${"Long words. ".repeat(16)}`)],
    at: "Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words.",
    says: ["longer than 180 characters"],
    unfixable: true,
  },
  "a slug in capitals": {
    edit: [faq, swap("slug: ivf", "slug: IVF_")],
    at: "IVF_",
    says: ["lowercase letters, digits and single hyphens"],
  },
  "a word where a number belongs": {
    edit: [faq, swap("order: 4", "order: fourth")],
    at: "fourth",
    says: ["`order`", "whole number"],
    fix: (text) => text.replace("fourth", "4"),
  },
  "a path without its slash": {
    edit: [contact, swap("path: /contact", "path: contact")],
    at: "contact\n",
    says: ["not a path of this site", "/egg-freezing"],
  },
  "an empty word in a list": {
    edit: [contact, swap("keywords: [", 'keywords: ["", ')],
    at: '"", ',
    says: ["field `keywords.0`", "it is empty", "a search keyword"],
  },
  "a link's name in braces": {
    edit: [
      contact,
      describedAs("Write to us about { careMatch }, which is the name of a link and of no fact."),
    ],
    at: "{ careMatch",
    says: ["`{careMatch}` in `description` is not a fact", "write [words](link:careMatch)"],
    fix: (text) => text.replace("{ careMatch }", "a clinic"),
  },
  "an unknown fact, with spaces inside its braces": {
    edit: [
      contact,
      describedAs("Write to us about { apr.mim }, which is nearly the name of a fact of ours."),
    ],
    at: "{ apr.mim }",
    says: ["`{apr.mim}` in `description` is not a fact", "did you mean `apr.min`?"],
  },
  "an unknown fact": {
    edit: [contact, describedAs("Write to us about {apr.mim}, which is nearly the name of a fact of ours.")],
    at: "{apr.mim}",
    says: ["`{apr.mim}` in `description` is not a fact", "did you mean `apr.min`?"],
  },
};
