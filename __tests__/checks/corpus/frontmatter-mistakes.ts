import { addField, describedAs, mistake, swap, type Mistakes } from "./mistake";

const job = "content/careers/software-engineer.mdx";
const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const terms = "content/legal/loan-terms.mdx";
const featured = "content/press/2026-06-09-parent-and-kin-after-a-loss-what-support-looks-like.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const contact = "content/pages/contact.mdx";

/** Mistakes in the block between the two lines of ---. */
export const frontmatterMistakes: Mistakes = {
  "an empty line above the frontmatter": mistake(press, (text) => `^\n${text}`).says(
    "does not start with frontmatter ... delete the empty space above the first ---",
  ),
  "no frontmatter at all": mistake(press, (text) => text.slice(text.indexOf("---\n", 4) + 4)).says(
    "does not start with frontmatter ... between two lines of --- ... press/",
    {
      at: { line: 1, column: 1 },
      fix: (text) =>
        `---\ntitle: What a coach costs\noutlet: pennywhit\ndate: 2016-10-06\nlink: https://pennywhit.example/coach\nhistorical: true\n---\n${text}`,
    },
  ),
  "no line of --- above the fields": mistake(legal, (text) => text.slice(4)).says(
    "does not start with frontmatter ... write --- alone on line 1 and on the line below the fields",
    { at: { line: 1, column: 1 }, fix: (text) => `---\n${text}` },
  ),
  "a space after the line of --- below the fields": mistake(legal, swap("\n---\n", "\n---^ \n")).says(
    "spaces at the end of the line ... delete them",
  ),
  "two spaces at the end of a field": mistake(legal, swap(/(?<=\nnumbering: \w+)\n/, "^  \n")).says(
    "spaces at the end of the line ... delete them",
  ),
  "a quote that is not closed": mistake(press, swap("title: What a", '^title: "What a')).says(
    "YAML cannot be read ... quote",
    { fix: (text) => text.replace(/title: "(.*)/, 'title: "$1"') },
  ),
  "a colon in unquoted text": mistake(press, swap("title: What", "title: ^Note: What")).says(
    "YAML cannot be read ... quotes around text",
  ),
  "emphasis at the start of a text": mistake(press, swap(/title: What.*/, "title: ^*Important")).says(
    "YAML cannot be read ... `*Important` repeats a value named ... starts with `{`, `[`, `>`, `*` ... double quotes",
  ),
  "a colon in a contract's title": mistake(terms, swap(/title: .*/, "title: ^Loan: Terms")).says(
    "YAML cannot be read ... quotes around text",
  ),
  "a contract's page misspelled": mistake(terms, swap("page: terms/loans", "page: ^terms/loan")).says(
    '`page` is "terms/loan" ... did you mean `terms/loans`?',
  ),
  "a colon in a featured article's title": mistake(
    featured,
    swap(/title: .*/, "title: ^Loans: A story"),
  ).says("YAML cannot be read ... quotes around text"),
  "a numbering that is a list": mistake(legal, swap("numbering: none", "numbering: ^[none]"))
    .says('`numbering` is ["none"] ... `sections`')
    .fixedBy("[none]", "none"),
  "a page that is a number": mistake(legal, swap("page: privacy", "page: ^1"))
    .says("`page` is 1 ... one of terms/tou ... privacy ... choose one of them")
    .fixedBy("page: 1", "page: privacy"),
  "the same field twice": mistake(press, swap("outlet: pennywhit", "historical: true\noutlet: pennywhit"))
    .says("YAML cannot be read ... a name is written twice", { at: { line: 7, column: 1 } })
    .fixedBy("historical: true\noutlet", "outlet"),
  "an unknown field with a name close to a known one": mistake(press, addField("^historic: true")).says(
    "unknown field `historic` ... title, outlet, date, link, historical ... did you mean `historical`?",
  ),
  "an unknown field with a name like no other": mistake(press, addField("^constructor: One")).says(
    "unknown field `constructor` ... delete the line",
  ),
  "a missing field": mistake(press, swap("outlet: pennywhit\n", ""))
    .says("field `outlet` is missing ... content/facts/logos.yaml ... add `outlet: ...`", {
      at: { line: 2, column: 1 },
    })
    .fixedBy("---\n", "---\noutlet: pennywhit\n"),
  "words where true or false belongs": mistake(press, swap("historical: true", "historical: ^maybe"))
    .says('`historical` is "maybe" ... true or false')
    .fixedBy("maybe", "true"),
  "a date in words": mistake(press, swap("date: 2016-10-06", "date: ^6 October 2016")).says(
    "not written as year-month-day ... 2026-11-02",
  ),
  "a day that does not exist": mistake(press, swap("date: 2016-10-06", "date: ^2016-02-30")).says(
    "this date does not exist",
    { unfixable: true },
  ),
  "a month that does not exist": mistake(legal, swap("date: 2019-05-23", "date: ^2019-13")).says(
    "this date does not exist ... 2023-10",
    { unfixable: true },
  ),
  "an address without https": mistake(press, swap("link: https:", "link: ^http:")).says(
    "not a complete https:// address",
  ),
  "a job with an unknown location": mistake(
    job,
    swap("location: San Francisco or US Remote", "location: ^San Fransisco or US Remote"),
  ).says(
    "one of San Francisco or US Remote, San Francisco, US Remote ... did you mean `San Francisco or US Remote`?",
  ),
  "a choice misspelled": mistake(job, swap("FULL_TIME", "^FULLTIME")).says(
    "one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN ... did you mean `FULL_TIME`?",
  ),
  "a page without legal documents": mistake(legal, swap("page: privacy", "page: ^privcy")).says(
    "`page` ... terms/loans ... did you mean `privacy`?",
  ),
  "a description too short for search results": mistake(
    job,
    swap(/seoDescription: .*/, "seoDescription: ^A job."),
  ).says("shorter than 50 characters", { unfixable: true }),
  "a description too long for search results": mistake(
    job,
    swap(/seoDescription: .*/, `seoDescription: ${"Long words. ".repeat(16)}`),
  ).says("longer than 180 characters", {
    at: "Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words.",
    unfixable: true,
  }),
  "a slug in capitals": mistake(faq, swap("slug: ivf", "slug: ^IVF_")).says(
    "lowercase letters, digits and single hyphens",
  ),
  "a word where a number belongs": mistake(faq, swap("order: 4", "order: ^fourth"))
    .says("`order` ... whole number")
    .fixedBy("fourth", "4"),
  "a path without its slash": mistake(contact, swap("path: /contact", "path: ^contact")).says(
    "not a path of this site ... /egg-freezing",
  ),
  "an empty word in a list": mistake(contact, swap("keywords: [", 'keywords: [^"", ')).says(
    "field `keywords.0` ... it is empty ... a search keyword",
  ),
  "a link's name in braces": mistake(
    contact,
    describedAs("Write to us about ^{ careMatch }, which is the name of a link and of no fact."),
  )
    .says("`{careMatch}` in `description` is not a fact ... write [words](link:careMatch)")
    .fixedBy("{ careMatch }", "a clinic"),
  "an unknown fact, with spaces inside its braces": mistake(
    contact,
    describedAs("Write to us about ^{ apr.mim }, which is nearly the name of a fact of ours."),
  ).says("`{apr.mim}` in `description` is not a fact ... did you mean `apr.min`?"),
  "a line of --- between two fields": mistake(faq, swap("order: 4\n", "order: 4\n^---\n")).says(
    "ends the frontmatter above its field `icon` ... delete this line",
  ),
  "a line of --- that was moved above the last field": mistake(
    press,
    swap("historical: true\n---\n", "^---\nhistorical: true\n"),
  )
    .says("ends the frontmatter above its field `historical` ... move this line below the last field")
    .fixedBy("---\nhistorical: true\n", "historical: true\n---\n"),
  "an item with an id and no quotes, which is a comment": mistake(
    "content/legal/esign-consent.mdx",
    swap('- "#esign-paper-copies mail me a copy, printed"', "- ^#esign-paper-copies mail me a copy, printed"),
  )
    .says("`search.2` is empty; expected the id of a clause and words in straight quotes")
    .fixedBy("#esign-paper-copies mail me a copy, printed", '"#esign-paper-copies mail me a copy, printed"'),
  "an unknown fact": mistake(
    contact,
    describedAs("Write to us about ^{apr.mim}, which is nearly the name of a fact of ours."),
  ).says("`{apr.mim}` in `description` is not a fact ... did you mean `apr.min`?"),
};
