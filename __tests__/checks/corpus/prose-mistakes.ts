import { appended, describedAs, mistake, quote, swap, type Mistakes } from "./mistake";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const contact = "content/pages/contact.mdx";
const job = "content/careers/software-engineer.mdx";

/** Mistakes in figures, headings, spelling, house style and lines. */
export const proseMistakes: Mistakes = {
  "two items of a list on one line": appended(faq, "- a card^- a pen\n- a list")
    .says("a space after this hyphen, but none before it ... begin a new line before the hyphen")
    .fixedBy("card- a", "card\n- a"),
  "a rate typed into copy that equals two facts": appended(faq, "Loans start at ^9.74% APR.").says(
    'the figure "9.74%" is typed into the copy ... write {apr.min} or {example.lowApr}',
  ),
  "a payment typed into copy": appended(faq, "It is ^$380.15 a month.").says("write {example.lowPayment}"),
  "a range of prices typed into copy": appended(faq, "Plans are ^$300 - $475.").says("write {plan.ivf.from}"),
  "an amount typed into legal text": appended(legal, "It is never more than ^$50,000.").says(
    "write {loan.max}",
  ),
  "an amount that equals no fact": appended(faq, "It costs ^$1,234.").says(
    'the figure "$1,234" ... add it to content/facts/figures.yaml',
    { unfixable: true },
  ),
  "our own name as the source of a figure": appended(faq, "About ^{/* source: Wrenfield */} 5% of it.")
    .says(
      "our own company as the source ... for a figure of ours, delete the comment and write the name of its fact",
    )
    .fixedBy("{/* source: Wrenfield */} 5%", "{apr.min}"),
  "a rate in words": appended(faq, "Cards cost ^19 percent.").says("write {creditCard.averageRate}"),
  "a term of a loan typed into copy": appended(faq, "You repay it over ^60 months.").says(
    "write {example.term} or {plan.ivf.term} or {plan.eggFreezing.term} or {plan.clinic.term}",
  ),
  "a term of a loan as an adjective": appended(faq, "It is a ^five-year loan.")
    .says('the figure "five-year" is typed as text ... as in "a loan over {example.term}"')
    .fixedBy("a five-year loan", "a loan over {example.term}"),
  "a credit score typed into copy": appended(job, "A FICO score of ^680 helps.").says(
    "write {fico.recommended}",
  ),
  "a figure typed into a prop": appended(contact, '<CallToAction title="From ^$150 a month" />').says(
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
  "a word misspelled": appended(faq, "You ^recieve it soon.").says(
    '"recieve" is not in the dictionary ... did you mean "receive"? ... content/spelling.txt',
  ),
  "a word misspelled in bold": appended(job, "We are **^seperate** teams.").says('did you mean "separate"?'),
  "a word misspelled in a prop": appended(contact, '<CallToAction title="Talk to us ^tommorow" />').says(
    'did you mean "tomorrow"?',
  ),
  "a word misspelled in frontmatter": mistake(faq, swap("summary: The steps", "summary: The ^setps")).says(
    '"setps" is not in the dictionary',
  ),
  "a word misspelled in a testimonial": appended(
    "content/facts/testimonials.yaml",
    quote("another", "We liked the ^seperate bills."),
  ).says('"seperate" is not in the dictionary ... did you mean "separate"?'),
  "joined letters from a PDF": appended(faq, "Ask the o^\ufb03ce.").says(
    "\ufb03 as a special character ... type it again",
  ),
  "British spelling": appended(faq, "Ask the fertility ^centre.").says('did you mean "center"?'),
  "the company's name typed into copy": appended(faq, "At ^Wrenfield a nurse answers.").says(
    'the name "Wrenfield" is typed into the copy ... write {company.name}',
  ),
  "the company's legal name typed into a prop": appended(
    contact,
    '<CallToAction title="A letter of ^Wrenfield Financial, Inc." />',
  ).says("write {company.legalName}"),
  "the company's name typed into frontmatter": mistake(
    contact,
    describedAs("Write to ^Wrenfield about loans and plans, or call during our hours on any working day."),
  ).says("write {company.name}"),
  "an exclamation mark": appended(job, "We like what we do^!").says(
    "an exclamation mark ... a calm sentence",
  ),
  "an exclamation mark in a prop": appended(contact, '<CallToAction title="Write to us^!" />').says(
    "an exclamation mark",
  ),
  "curly quotes": appended(faq, "You don^\u2019t pay before.").says(
    "a quotation mark that is not straight ... write '",
  ),
  "a curly quote in frontmatter": mistake(
    faq,
    swap("summary: The steps", "summary: Your clinic^\u2019s steps"),
  )
    .says("a quotation mark that is not straight")
    .fixedBy("\u2019", "'"),
  "a curly quote in a testimonial": appended(
    "content/facts/testimonials.yaml",
    quote("another", "We didn^\u2019t worry, and slept well!"),
  )
    .says("a quotation mark that is not straight")
    .fixedBy("\u2019", "'"),
  "a long dash": appended(faq, "You choose^ \u2014 your doctor helps.").says(
    "a long dash ... a comma, or start a new sentence",
  ),
  "a dash between numbers": appended(faq, "It takes 2^\u20133 visits.").says("an en dash ... 2 to 3"),
  "an unfinished text": appended(job, "^TODO ask the team.").says('"TODO" is a placeholder ... finish it', {
    unfixable: true,
  }),
  "a space before a comma": appended(faq, "Bring time^ , and patience.").says(
    'a space before the "," ... delete the space',
  ),
  "no space after a period": appended(faq, "Bring time^.And bring patience.").says(
    'no space after the "." ... add the space',
  ),
  "a heading level skipped": appended(job, "^#### Too deep\n\nWords.").says(
    "jumps from 2 to 4 ... at most level 3 ... write ###",
  ),
  "a heading of level 1": appended(faq, "^# Too high?\n\nWords.").says(
    "the heading has level 1 ... write ##",
  ),
  "questions with a heading level too deep for their page": appended(
    contact,
    '<Hero title="More" />\n\n<Questions>\n\n^<Question id="too-deep" title="Too deep?">\n\nWords.\n\n</Question>\n\n</Questions>',
  )
    .says("<Question> has a heading of level 3 below one of level 1 ... write a heading of level 2 above it")
    .fixedBy('<Hero title="More" />\n\n<Questions>', "<Questions>"),
  "a heading level skipped on a page": appended(
    contact,
    '<Section tone="white">\n\n^#### Too deep\n\nWords.\n\n</Section>',
  ).says("to 4"),
  "two sentences on a line of legal text": appended(
    legal,
    "{/* #more */} We keep it safe. ^You may ask for it.",
  ).says("the line contains a second sentence ... start a new line here"),
  "a sentence of legal text over two lines": appended(legal, "^{/* #more */} We keep it\nsafe.").says(
    "the sentence spans several lines ... join the lines",
  ),
  "a sentence of legal text over two lines, the second one of them indented": appended(
    legal,
    "1. We keep it safe.\n   ^You may\n   ask for it.",
  ).says("the sentence spans several lines ... join the lines"),
  "a sentence of legal text without its period": appended(
    legal,
    "{/* #more */} We keep it safe.\n^You may ask\nWe answer.",
  )
    .says("add the period that is missing at the end of the line, or join the lines")
    .fixedBy("ask\n", "ask.\n"),
  "two sentences in a list of legal text": appended(legal, "- We keep it safe. ^You may ask for it.").says(
    "the line contains a second sentence",
  ),
  "spaces at the end of a line": appended(faq, "Words.^ \n\nMore.").says(
    "spaces at the end of the line ... delete them",
  ),
  "a line broken by two spaces": appended(faq, "Words^  \nand more.").says(
    "two spaces at the end of the line",
  ),
};
