import { append, describedAs, mistake, quote, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";
const job = "content/careers/software-engineer.mdx";

/** Mistakes in figures, headings, spelling, house style and lines. */
export const proseMistakes: Mistakes = {
  "a rate typed into copy that equals two facts": mistake(faq, append("Loans start at ^9.74% APR.")).says(
    'the figure "9.74%" is typed into the copy ... write {apr.min} or {example.lowApr}',
  ),
  "a payment typed into copy": mistake(faq, append("It is ^$380.15 a month.")).says(
    "write {example.lowPayment}",
  ),
  "a range of prices typed into copy": mistake(contact, append("Plans are ^$300 - $475.")).says(
    "write {plan.ivf.from}",
  ),
  "an amount typed into legal text": mistake(legal, append("It is never more than ^$50,000.")).says(
    "write {loan.max}",
  ),
  "an amount that equals no fact": mistake(faq, append("It costs ^$1,234.")).says(
    'the figure "$1,234" ... add it to content/facts/figures.yaml',
    { unfixable: true },
  ),
  "a rate in words": mistake(faq, append("Cards cost ^19 percent.")).says("write {creditCard.averageRate}"),
  "a term of a loan typed into copy": mistake(faq, append("You repay it over ^60 months.")).says(
    "write {example.term} or {plan.ivf.term} or {plan.eggFreezing.term} or {plan.clinic.term}",
  ),
  "a term of a loan as an adjective": mistake(faq, append("It is a ^five-year loan.")).says(
    'the figure "five-year" is typed as text ... as in "a loan over {example.term}"',
    { fix: swap("a five-year loan", "a loan over {example.term}") },
  ),
  "a credit score typed into copy": mistake(job, append("A FICO score of ^680 helps.")).says(
    "write {fico.recommended}",
  ),
  "a figure typed into a prop": mistake(contact, append('<CallToAction title="From ^$150 a month" />')).says(
    "write {plan.eggFreezing.from}",
  ),
  "a figure typed into frontmatter": mistake(
    contact,
    describedAs("Write to us about loans from ^$5,000, or call during our hours on any working day."),
  ).says('the figure "$5,000" ... write {loan.min}'),
  "a figure typed into a disclosure": mistake(
    "content/facts/disclosures.yaml",
    swap("{apr.min} to {apr.max}.", "^9.74% to {apr.max}."),
  ).says('the figure "9.74%" is typed into the copy'),
  "a word misspelled": mistake(faq, append("You ^recieve it soon.")).says(
    '"recieve" is not in the dictionary ... did you mean "receive"? ... content/spelling.txt',
  ),
  "a word misspelled in bold": mistake(job, append("We are **^seperate** teams.")).says(
    'did you mean "separate"?',
  ),
  "a word misspelled in a prop": mistake(
    contact,
    append('<CallToAction title="Talk to us ^tommorow" />'),
  ).says('did you mean "tomorrow"?'),
  "a word misspelled in frontmatter": mistake(faq, swap("summary: The steps", "summary: The ^setps")).says(
    '"setps" is not in the dictionary',
  ),
  "a word misspelled in a testimonial": mistake(
    "content/facts/testimonials.yaml",
    append(quote("another", "We liked the ^seperate bills.")),
  ).says('"seperate" is not in the dictionary ... did you mean "separate"?'),
  "British spelling": mistake(faq, append("Ask the fertility ^centre.")).says('did you mean "center"?'),
  "the company's name typed into copy": mistake(faq, append("At ^Wrenfield a nurse answers.")).says(
    'the name "Wrenfield" is typed into the copy ... write {company.name}',
  ),
  "the company's legal name typed into a prop": mistake(
    contact,
    append('<CallToAction title="A letter of ^Wrenfield Financial, Inc." />'),
  ).says("write {company.legalName}"),
  "the company's name typed into frontmatter": mistake(
    contact,
    describedAs("Write to ^Wrenfield about loans and plans, or call during our hours on any working day."),
  ).says("write {company.name}"),
  "an exclamation mark": mistake(job, append("We like what we do^!")).says(
    "an exclamation mark ... a calm sentence",
  ),
  "an exclamation mark in a prop": mistake(contact, append('<CallToAction title="Write to us^!" />')).says(
    "an exclamation mark",
  ),
  "curly quotes": mistake(faq, append("You don^\u2019t pay before.")).says(
    "a quotation mark that is not straight ... write '",
  ),
  "a curly quote in frontmatter": mistake(
    faq,
    swap("summary: The steps", "summary: Your clinic^\u2019s steps"),
  ).says("a quotation mark that is not straight", { fix: swap("\u2019", "'") }),
  "a curly quote in a testimonial": mistake(
    "content/facts/testimonials.yaml",
    append(quote("another", "We didn^\u2019t worry, and slept well!")),
  ).says("a quotation mark that is not straight", { fix: swap("\u2019", "'") }),
  "a long dash": mistake(faq, append("You choose^ \u2014 your doctor helps.")).says(
    "a long dash ... a comma, or start a new sentence",
  ),
  "a dash between numbers": mistake(faq, append("It takes 2^\u20133 visits.")).says("an en dash ... 2 to 3"),
  "an unfinished text": mistake(job, append("^TODO ask the team.")).says(
    '"TODO" is a placeholder ... finish it',
    { unfixable: true },
  ),
  "a space before a comma": mistake(faq, append("Bring time^ , and patience.")).says(
    'a space before the "," ... delete the space',
  ),
  "no space after a period": mistake(faq, append("Bring time^.And bring patience.")).says(
    'no space after the "." ... add the space',
  ),
  "a heading level skipped": mistake(job, append("^#### Too deep\n\nWords.")).says(
    "jumps from 2 to 4 ... at most level 3 ... write ###",
  ),
  "a heading of level 1": mistake(faq, append("^# Too high\n\nWords.")).says(
    "the heading has level 1 ... write ##",
  ),
  "questions with a heading level too deep for their page": mistake(
    contact,
    append(
      '<Hero title="More" />\n\n<Questions>\n\n^<Question title="Too deep?">\n\nWords.\n\n</Question>\n\n</Questions>',
    ),
  ).says(
    "<Question> has a heading of level 3 below one of level 1 ... set `headingLevel` of <Questions> to level 2",
    { fix: swap('<Hero title="More" />\n\n<Questions>', "<Questions headingLevel={2}>") },
  ),
  "a heading level skipped on a page": mistake(
    contact,
    append('<Section tone="white">\n\n^#### Too deep\n\nWords.\n\n</Section>'),
  ).says("to 4"),
  "two sentences on a line of legal text": mistake(
    legal,
    append("{/* #more */} We keep it safe. ^You may ask for it."),
  ).says("the line contains a second sentence ... start a new line here"),
  "a sentence of legal text over two lines": mistake(legal, append("^{/* #more */} We keep it\nsafe.")).says(
    "the sentence spans several lines ... join the lines",
  ),
  "two sentences in a list of legal text": mistake(
    legal,
    append("- We keep it safe. ^You may ask for it."),
  ).says("the line contains a second sentence"),
  "spaces at the end of a line": mistake(faq, append("Words.^ \n\nMore.")).says(
    "spaces at the end of the line ... delete them",
  ),
  "a line broken by two spaces": mistake(faq, append("Words^  \nand more.")).says(
    "two spaces at the end of the line",
  ),
};
