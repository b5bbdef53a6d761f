import { append, describedAs, quote, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";
const job = "content/careers/software-engineer.mdx";

/** Mistakes in figures, headings, spelling, house style and lines. */
export const proseMistakes: Mistakes = {
  "a rate typed into copy that equals two facts": {
    edit: [faq, append("Loans start at 9.74% APR.")],
    at: "9.74%",
    says: ['the figure "9.74%" is typed into the copy', "write {apr.min} or {example.lowApr}"],
  },
  "a payment typed into copy": {
    edit: [faq, append("It is $380.15 a month.")],
    at: "$380.15",
    says: ["write {example.lowPayment}"],
  },
  "a range of prices typed into copy": {
    edit: [contact, append("Plans are $300 - $475.")],
    at: "$300 - $475",
    says: ["write {plan.ivf.from}"],
  },
  "an amount typed into legal text": {
    edit: [legal, append("It is never more than $50,000.")],
    at: "$50,000",
    says: ["write {loan.max}"],
  },
  "an amount that equals no fact": {
    edit: [faq, append("It costs $1,234.")],
    at: "$1,234",
    says: ['the figure "$1,234"', "add it to content/facts/figures.yaml"],
    unfixable: true,
  },
  "a rate in words": {
    edit: [faq, append("Cards cost 19 percent.")],
    at: "19 percent",
    says: ["write {creditCard.averageRate}"],
  },
  "a term of a loan typed into copy": {
    edit: [faq, append("You repay it over 60 months.")],
    at: "60 months",
    says: ["write {example.term} or {plan.ivf.term} or {plan.eggFreezing.term} or {plan.clinic.term}"],
  },
  "a credit score typed into copy": {
    edit: [job, append("A FICO score of 680 helps.")],
    at: "680",
    says: ["write {fico.recommended}"],
  },
  "a figure typed into a prop": {
    edit: [contact, append('<CallToAction title="From $150 a month" />')],
    at: "$150",
    says: ["write {plan.eggFreezing.from}"],
  },
  "a figure typed into frontmatter": {
    edit: [
      contact,
      describedAs("Write to us about loans from $5,000, or call during our hours on any working day."),
    ],
    at: "$5,000",
    says: ['the figure "$5,000"', "write {loan.min}"],
  },
  "a figure typed into a disclosure": {
    edit: ["content/facts/disclosures.yaml", swap("{apr.min} to {apr.max}.", "9.74% to {apr.max}.")],
    at: "9.74%",
    says: ['the figure "9.74%" is typed into the copy'],
  },
  "a word misspelled": {
    edit: [faq, append("You recieve it soon.")],
    at: "recieve",
    says: ['"recieve" is not in the dictionary', 'did you mean "receive"?', "content/spelling.txt"],
  },
  "a word misspelled in bold": {
    edit: [job, append("We are **seperate** teams.")],
    at: "seperate",
    says: ['did you mean "separate"?'],
  },
  "a word misspelled in a prop": {
    edit: [contact, append('<CallToAction title="Talk to us tommorow" />')],
    at: "tommorow",
    says: ['did you mean "tomorrow"?'],
  },
  "a word misspelled in frontmatter": {
    edit: [faq, swap("summary: The steps", "summary: The setps")],
    at: "setps",
    says: ['"setps" is not in the dictionary'],
  },
  "a word misspelled in a testimonial": {
    edit: ["content/facts/testimonials.yaml", append(quote("another", "We liked the seperate bills."))],
    at: "seperate bills",
    says: ['"seperate" is not in the dictionary', 'did you mean "separate"?'],
  },
  "British spelling": {
    edit: [faq, append("Ask the fertility centre.")],
    at: "centre",
    says: ['did you mean "center"?'],
  },
  "the company's name typed into copy": {
    edit: [faq, append("At Wrenfield a nurse answers.")],
    at: "Wrenfield a nurse",
    says: ['the name "Wrenfield" is typed into the copy', "write {company.name}"],
  },
  "the company's legal name typed into a prop": {
    edit: [contact, append('<CallToAction title="A letter of Wrenfield Financial, Inc." />')],
    at: "Wrenfield Financial",
    says: ["write {company.legalName}"],
  },
  "the company's name typed into frontmatter": {
    edit: [
      contact,
      describedAs("Write to Wrenfield about loans and plans, or call during our hours on any working day."),
    ],
    at: "Wrenfield about",
    says: ["write {company.name}"],
  },
  "an exclamation mark": {
    edit: [job, append("We like what we do!")],
    at: "!",
    says: ["an exclamation mark", "a calm sentence"],
  },
  "an exclamation mark in a prop": {
    edit: [contact, append('<CallToAction title="Write to us!" />')],
    at: '!" />',
    says: ["an exclamation mark"],
  },
  "curly quotes": {
    edit: [faq, append("You don\u2019t pay before.")],
    at: "\u2019",
    says: ["a curly quote", "write '"],
  },
  "a curly quote in frontmatter": {
    edit: [faq, swap("summary: The steps", "summary: Your clinic\u2019s steps")],
    at: "\u2019",
    says: ["a curly quote"],
    fix: (text) => text.replace("\u2019", "'"),
  },
  "a curly quote in a testimonial": {
    edit: [
      "content/facts/testimonials.yaml",
      append(quote("another", "We didn\u2019t worry, and slept well!")),
    ],
    at: "\u2019",
    says: ["a curly quote"],
    fix: (text) => text.replace("\u2019", "'"),
  },
  "a long dash": {
    edit: [faq, append("You choose \u2014 your doctor helps.")],
    at: " \u2014 ",
    says: ["a long dash", "a comma, or start a new sentence"],
  },
  "a dash between numbers": {
    edit: [faq, append("It takes 2\u20133 visits.")],
    at: "\u2013",
    says: ["an en dash", "2 to 3"],
  },
  "an unfinished text": {
    edit: [job, append("TODO ask the team.")],
    at: "TODO",
    says: ['"TODO" is a placeholder', "finish it"],
    unfixable: true,
  },
  "a heading level skipped": {
    edit: [job, append("#### Too deep\n\nWords.")],
    at: "#### Too deep",
    says: ["jumps from 2 to 4", "at most level 3", "write ###"],
  },
  "a heading of level 1": {
    edit: [faq, append("# Too high\n\nWords.")],
    at: "# Too high",
    says: ["the heading has level 1", "write ##"],
  },
  "questions with a heading level too deep for their page": {
    edit: [
      contact,
      append(
        '<Hero title="More" />\n\n<Questions>\n\n<Question title="Too deep?">\n\nWords.\n\n</Question>\n\n</Questions>',
      ),
    ],
    at: '<Question title="Too deep?">',
    says: [
      "<Question> has a heading of level 3 below one of level 1",
      "set `headingLevel` of <Questions> to level 2",
    ],
    fix: (text) => text.replace('<Hero title="More" />\n\n<Questions>', "<Questions headingLevel={2}>"),
  },
  "a heading level skipped on a page": {
    edit: [contact, append('<Section tone="white">\n\n#### Too deep\n\nWords.\n\n</Section>')],
    at: "#### Too deep",
    says: ["to 4"],
  },
  "two sentences on a line of legal text": {
    edit: [legal, append("{/* #more */} We keep it safe. You may ask for it.")],
    at: "You may ask for it",
    says: ["the line contains a second sentence", "start a new line here"],
  },
  "a sentence of legal text over two lines": {
    edit: [legal, append("{/* #more */} We keep it\nsafe.")],
    at: "{/* #more */}",
    says: ["the sentence spans several lines", "join the lines"],
  },
  "two sentences in a list of legal text": {
    edit: [legal, append("- We keep it safe. You may ask for it.")],
    at: "You may ask for it",
    says: ["the line contains a second sentence"],
  },
  "spaces at the end of a line": {
    edit: [faq, append("Words. \n\nMore.")],
    at: " \n\nMore.",
    says: ["spaces at the end of the line", "delete them"],
  },
  "a line broken by two spaces": {
    edit: [faq, append("Words  \nand more.")],
    at: "  \nand more.",
    says: ["two spaces at the end of the line"],
  },
};
