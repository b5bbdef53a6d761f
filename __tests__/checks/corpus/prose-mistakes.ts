import { append, swap, type Mistake } from "./mistake";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";
const job = "content/careers/software-engineer.mdx";
const figures = "content/facts/figures.yaml";

/** Figures, headings, spelling, lines and days. */
export const proseMistakes: readonly Mistake[] = [
  { name: "a rate typed into copy that two facts give", file: faq, plant: append("Loans start at 9.74% APR."), at: "9.74%", says: ['the figure "9.74%" is typed into the copy', "write {apr.min} or {example.lowApr}"] },
  { name: "a payment typed into copy", file: faq, plant: append("It is $380.15 a month."), at: "$380.15", says: ["write {example.lowPayment}"] },
  { name: "a range of prices typed into copy", file: contact, plant: append("Plans are $300 - $475."), at: "$300 - $475", says: ["write {plan.ivf.from}"] },
  { name: "an amount typed into legal text", file: legal, plant: append("It is never more than $50,000."), at: "$50,000", says: ["write {loan.max}"] },
  { name: "an amount that no fact gives", file: faq, plant: append("It costs $1,234."), at: "$1,234", says: ['the figure "$1,234"', "add it to content/facts/figures.yaml with its source"], unfixable: true },
  { name: "a rate in words", file: faq, plant: append("Cards cost 19 percent."), at: "19 percent", says: ["write {creditCard.averageRate}"] },
  { name: "a term of a loan typed into copy", file: faq, plant: append("You repay it over 60 months."), at: "60 months", says: ["write {example.term} or {plan.clinic.term}"] },
  { name: "a credit score typed into copy", file: job, plant: append("A FICO score of 680 helps."), at: "680", says: ["write {fico.recommended}"] },
  { name: "a figure typed into a prop", file: contact, plant: append('<CallToAction title="From $150 a month" />'), at: "$150", says: ["write {plan.eggFreezing.from}"] },
  { name: "a figure typed into frontmatter", file: contact, plant: swap(/description: .*/, "description: Write to us about loans from $5,000, or call during our hours on any working day."), at: "$5,000", says: ['the figure "$5,000"', "write {loan.min}"] },
  { name: "a figure typed into a disclosure", file: "content/facts/disclosures.yaml", plant: swap("{apr.min} to {apr.max}.", "9.74% to {apr.max}."), at: "9.74%", says: ['the figure "9.74%" is typed into the copy'] },
  { name: "a word misspelled", file: faq, plant: append("You recieve it soon."), at: "recieve", says: ['"recieve" is not in the dictionary', 'did you mean "receive"?', "content/spelling.txt"] },
  { name: "a word misspelled in bold", file: job, plant: append("We are **seperate** teams."), at: "seperate", says: ['did you mean "separate"?'] },
  { name: "a word misspelled in a prop", file: contact, plant: append('<CallToAction title="Talk to us tommorow" />'), at: "tommorow", says: ['did you mean "tomorrow"?'] },
  { name: "a word misspelled in frontmatter", file: faq, plant: swap("summary: The steps", "summary: The setps"), at: "setps", says: ['"setps" is not in the dictionary'] },
  { name: "a word misspelled in a quote", file: "content/facts/testimonials.yaml", plant: append("  - id: another\n    text: We liked the seperate bills.\n    author: A. B.\n    source: Client survey\n    date: 2026-01-02\n    page: [ivf]"), at: "seperate bills", says: ['"seperate" is not in the dictionary', 'did you mean "separate"?'] },
  { name: "British spelling", file: faq, plant: append("Ask the fertility centre."), at: "centre", says: ['did you mean "center"?'] },
  { name: "the company's name typed into copy", file: faq, plant: append("At Wrenfield a nurse answers."), at: "Wrenfield a nurse", says: ['the name "Wrenfield" is typed into the copy', "write {company.name}"] },
  { name: "the company's legal name typed into a prop", file: contact, plant: append('<CallToAction title="A letter of Wrenfield Financial, Inc." />'), at: "Wrenfield Financial", says: ["write {company.legalName}"] },
  { name: "the company's name typed into frontmatter", file: contact, plant: swap(/description: .*/, "description: Write to Wrenfield about loans and plans, or call during our hours on any working day."), at: "Wrenfield about", says: ["write {company.name}"] },
  { name: "an exclamation mark", file: job, plant: append("We like what we do!"), at: "!", says: ["an exclamation mark", "a calm sentence"] },
  { name: "an exclamation mark in a prop", file: contact, plant: append('<CallToAction title="Write to us!" />'), at: '!" />', says: ["an exclamation mark"] },
  { name: "curly quotes", file: faq, plant: append("You don\u2019t pay before."), at: "\u2019", says: ["a curly quote", "write '"] },
  { name: "a curly quote in frontmatter", file: faq, plant: swap("summary: The steps", "summary: Your clinic\u2019s steps"), at: "\u2019", says: ["a curly quote"], mend: (text) => text.replace("\u2019", "'") },
  { name: "a curly quote in what somebody said", file: "content/facts/testimonials.yaml", plant: append("  - id: another\n    text: We didn\u2019t worry, and slept well!\n    author: A. B.\n    source: Client survey\n    date: 2026-01-02\n    page: [ivf]"), at: "\u2019", says: ["a curly quote"], mend: (text) => text.replace("\u2019", "'") },
  { name: "a long dash", file: faq, plant: append("You choose \u2014 your doctor helps."), at: " \u2014 ", says: ["a long dash", "a comma, or begin a sentence"] },
  { name: "a dash between numbers", file: faq, plant: append("It takes 2\u20133 visits."), at: "\u2013", says: ["a half dash", "2 to 3"] },
  { name: "an unfinished text", file: job, plant: append("TODO ask the team."), at: "TODO", says: ['"TODO" stands for words that are missing', "finish it"], unfixable: true },
  { name: "a heading level skipped", file: job, plant: append("#### Too deep\n\nWords."), at: "#### Too deep", says: ["from level 2 to level 4", "level 3 at the deepest", "write ###"] },
  { name: "a heading of the first level", file: faq, plant: append("# Too high\n\nWords."), at: "# Too high", says: ["a heading of the first level", "write ##"] },
  { name: "questions deeper than their page", file: contact, plant: append('<Hero title="More" />\n\n<Questions>\n\n<Question title="Too deep?">\n\nWords.\n\n</Question>\n\n</Questions>'), at: '<Question title="Too deep?">', says: ["<Question> brings a heading of level 3 below one of level 1", "give <Questions> the `headingLevel` of level 2"], mend: (text) => text.replace("<Questions>", "<Questions headingLevel={2}>") },
  { name: "a heading level skipped on a page", file: contact, plant: append('<Section tone="white">\n\n#### Too deep\n\nWords.\n\n</Section>'), at: "#### Too deep", says: ["to level 4"] },
  { name: "two sentences on a line of legal text", file: legal, plant: append("{/* #more */} We keep it safe. You may ask for it."), at: "You may ask for it", says: ["a second sentence stands on the line", "start a new line here"] },
  { name: "a sentence of legal text over two lines", file: legal, plant: append("{/* #more */} We keep it\nsafe."), at: "{/* #more */}", says: ["a sentence goes over several lines", "join the lines"] },
  { name: "two sentences in a list of legal text", file: legal, plant: append("- We keep it safe. You may ask for it."), at: "You may ask for it", says: ["a second sentence stands on the line"] },
  { name: "spaces at a line's end", file: faq, plant: append("Words. \n\nMore."), at: " \n\nMore.", says: ["spaces at the line's end", "delete them"] },
  { name: "a line broken by spaces unseen", file: faq, plant: append("Words  \nand more."), at: "  \nand more.", says: ["two spaces at the line's end"] },
  { name: "a review date that does not exist", file: faq, plant: append("{/* reviewed: 2026-13-45 */}"), at: "{/* reviewed", says: ["`2026-13-45` is no day", "reviewed: 2026-11-02"], mend: (text) => text.replace("2026-13-45", "2026-11-02") },
  { name: "an answer that is only a comment", file: faq, plant: append("## Why now?\n\n{/* later */}"), at: "## Why now?", says: ["has no answer"] },
  { name: "a fact past its last day", file: figures, plant: swap("value: 15000, unit: usd, source: \"Specification section 9: average", "value: 15000, unit: usd, expires: 2026-11-20, source: \"Specification section 9: average"), at: "2026-11-20", today: "2026-11-21", says: ["`cost.ivfCycle` could be shown until 2026-11-20: that day is past", "expires"], mend: (text) => text.replace("2026-11-20", "2027-11-20") },
  { name: "a fact within two weeks of its last day", file: figures, plant: swap("value: 15000, unit: usd, source: \"Specification section 9: average", "value: 15000, unit: usd, expires: 2026-12-05, source: \"Specification section 9: average"), at: "2026-12-05", today: "2026-11-21", says: ["warning: ", "14 more days, until 2026-12-05"], mend: (text) => text.replace("2026-12-05", "2027-12-05") },
];
