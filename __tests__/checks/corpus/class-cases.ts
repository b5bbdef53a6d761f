// Content errors by class. Each case has a file, an edit, and a text on the line where the error is reported.
import { addField, append, swap } from "./mistake";

type Edit = (text: string) => string;
export type ClassCase = readonly [file: string, edit: Edit, at: string];

const faq = "content/faq/ivf.mdx";
const money = "content/faq/financing.mdx";
const freezing = "content/pages/egg-freezing.mdx";
const about = "content/pages/about.mdx";
const contact = "content/pages/contact.mdx";
const job = "content/careers/software-engineer.mdx";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const clinic = "content/clinics/conceptions.mdx";
const figures = "content/facts/figures.yaml";
const company = "content/facts/company.yaml";
const licenses = "content/facts/licenses.yaml";
const glossary = "content/facts/glossary.yaml";
const links = "content/facts/links.yaml";
const quotes = "content/facts/testimonials.yaml";

const add = (file: string, text: string, at = text.split("\n")[0]!): ClassCase => [file, append(text), at];

/** Checked on `someDay` of planted-content.ts. */
export const errorClasses: Readonly<Record<string, readonly ClassCase[]>> = {
  "a date in the future that reports the past": [
    [job, swap(/^datePosted: .*$/m, "datePosted: 2099-10-05"), "datePosted"],
    [press, swap("date: 2016-10-06", "date: 2030-10-06"), "date: 2030"],
    [faq, swap(/^reviewed: .*$/m, "reviewed: 2099-11-02"), "reviewed: 2099"],
    [figures, swap(/(?<=^loan\.max: .*reviewed: )\d{4}/m, "2099"), "reviewed: 2099"],
    [quotes, swap("date: 2024-05-14", "date: 2099-05-14"), "date: 2099-05-14"],
    [company, swap('foundedIn: "2016"', 'foundedIn: "2061"'), "foundedIn"],
    add(
      faq,
      "## Is it new? {/* #is-it-new */}\n\n{/* reviewed: 2099-01-01 */}\n\nYes.",
      "{/* reviewed: 2099",
    ),
  ],
  "a holiday or a ZIP code that does not exist": [
    [company, swap('"7/4"', '"2/30"'), "2/30"],
    [company, swap('"7/4"', '"11/31"'), "11/31"],
    [company, swap("CA 94100", "CA 9410"), 'CA 9410"'],
    [company, swap("CA 94101", "CA 941010"), "CA 941010"],
  ],
  "a prop that shows nothing": [
    [freezing, swap(/features=\{\[[^\]]*\]\}/, "features={[]}"), "features={[]}"],
    [freezing, swap(/features=\{\[[^\]]*\]\}/, 'features={[""]}'), 'features={[""]}'],
  ],
  "a missing space, or one too many": [
    add(faq, "Bring time;and patience."),
    add(faq, "Bring time?And patience."),
    add(faq, "Bring {apr.min} , and patience."),
    [faq, swap(/^summary: .*$/m, "summary: The steps , in order"), "summary:"],
  ],
  "unfinished text": [
    add(faq, "Ask the ??? about it."),
    add(faq, "Coming soon."),
    add(about, '<CallToAction title="TBD" />'),
  ],
  "an end date before the start date, or an expired job": [
    [job, addField("validThrough: 2026-10-01"), "validThrough"],
    [job, addField("validThrough: 2026-11-01"), "validThrough"],
  ],
  "a date in a file name that differs from its field": [
    [press, swap("date: 2016-10-06", "date: 2016-10-07"), "date: 2016-10-07"],
  ],
  "a # that turns the rest of a field into a comment": [
    [faq, swap(/^summary: .*$/m, "summary: The steps #1 to #8 of a cycle"), "summary:"],
    [job, swap("title: Software Engineer", "title: Software Engineer # 2"), "title:"],
  ],
  "an address that cannot be opened": [
    [clinic, swap("example/appointments", "example/ appointments"), "appointmentLink"],
    [links, swap("//blog.wrenfield.example/", "//blog.wrenfield.example/our blog"), "blog:"],
    [links, swap("//blog.wrenfield.example/", "//blog,wrenfield.example/"), "blog:"],
    [links, swap("https://blog.wrenfield.example/", "https://https://blog.wrenfield.example/"), "blog:"],
  ],
  "a slug that differs from its file": [
    [faq, swap("slug: ivf", "slug: in-vitro"), "slug: in-vitro"],
    [job, swap("slug: software-engineer", "slug: engineer"), "slug: engineer"],
    [money, swap("slug: financing", "slug: finance"), "slug: finance"],
  ],
  "a conflict marker": [
    add(faq, "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other"),
    add(faq, "One.\n\n=======\n\nTwo.", "======="),
    add(about, ">>>>>>> main"),
  ],
  "a component in a wrong place": [
    add(about, '<Hero title="Again" image="heroes/about.svg">\n\nWords.\n\n</Hero>'),
    add(
      about,
      '<Section title="One" tone="white">\n\n<Section title="Two" tone="gray">\n\nWords.\n\n</Section>\n\n</Section>',
      '<Section title="Two"',
    ),
  ],
  "emphasis that is unclosed or misplaced": [
    add(faq, "This is **important to know."),
    add(faq, "This is ** important ** to know."),
    add(faq, "We call it __unfinished business."),
  ],
  "a link that Markdown does not recognize": [
    add(faq, "See [our FAQ] (/faq)."),
    add(faq, "See (our FAQ)[/faq]."),
    add(faq, "See [our FAQ]."),
    add(faq, "See [our FAQ][faq-page]."),
    add(faq, "See [our FAQ](/faq ."),
  ],
  "a link without words or address": [
    add(faq, "See [our FAQ]()."),
    add(faq, "See [](/faq) today."),
    add(faq, "See [/faq](our FAQ)."),
    add(faq, "See [ ](/faq) today."),
  ],
  "link text that says nothing": [
    add(faq, "For more, click [here](/faq)."),
    add(faq, "For more, see [this page](/faq)."),
    add(faq, "[Click here](/faq) to read on."),
    add(faq, "[Read more](/faq)."),
    add(faq, "[Learn more](/faq)."),
  ],
  "a list typed with a bullet character": [
    add(faq, "\u2022 Bring your card."),
    add(faq, "\u00b7 Bring your card."),
    add(job, "\u25cf Write tests."),
    add(faq, "\u2013 Bring your card."),
  ],
  "an invisible character": [
    add(faq, "Bring\u00a0your card."),
    add(faq, "Bring\u200byour card."),
    [job, swap("title: Software Engineer", "title: Software\u00a0Engineer"), "title:"],
    add(about, "Bring your\u00ad card."),
    add(faq, "Bring\u202fyour card."),
  ],
  "a doubled word": [
    add(faq, "Bring the the card."),
    [faq, swap(/^summary: .*$/m, "summary: The steps of of a cycle"), "summary:"],
    add(faq, "Bring the\nthe card."),
  ],
  "title case in a heading": [
    add(faq, "## What Does A Cycle Cost In Total?\n\nIt depends."),
    add(job, "## What You Will Need To Bring\n\nCare."),
    add(about, '<Section title="Our Way Of Working Together" tone="white">\n\nWords.\n\n</Section>'),
  ],
  "the same question twice": [
    add(faq, "## What is IVF? {/* #again */}\n\nA treatment."),
    add(faq, "## What is ivf? {/* #again */}\n\nA treatment."),
    add(money, "## How do payment plans work {/* #again */}\n\nWell."),
  ],
  "a phone number or address typed as text": [
    add(faq, "Call 415-555-0142 today."),
    add(contact, "Call +1 415 555 0142 today."),
    add(faq, "Write to press at wrenfield.example today.", "wrenfield.example"),
  ],
  "opening hours typed as text": [
    add(faq, "We are here Monday to Friday."),
    add(faq, "Phones are open from 8:00 to 17:00."),
    add(contact, "Call us Mon-Fri 8:00-17:00 Pacific."),
    add(faq, "We answer from 8 a.m. to 5 p.m. Pacific time."),
  ],
  "a figure in words": [
    add(faq, "You repay it over sixty months."),
    add(faq, "The loan runs for five years."),
    add(faq, "About ten percent of it."),
    add(faq, "It costs fifteen thousand dollars."),
  ],
  "an uneven table": [
    add(faq, "| Age | Rate |\n|---|---|\n| Under 35 |", "| Under 35 |"),
    add(faq, "| Age | Rate |\n|---|---|\n| Under 35 | High | Low |", "| Under 35 | High"),
    add(faq, "| Age | Rate |\n| Under 35 | High |"),
    add(faq, "| Age | Rate | Note |\n|---|---|\n| Under 35 | High | Low |", "|---|---|"),
    add(faq, "| Age | Rate | Note |\n|---|---|\n| Under 35 | High |"),
  ],
  "a picture whose words are its file name": [
    add(about, '<Art image="heroes/about.svg" alt="about.svg" />'),
    add(about, '<Art image="heroes/about.svg" alt="image" />'),
    add(about, '<Art image="heroes/about.svg" alt="picture of about" />'),
  ],
  "a range whose first number is the larger": [
    [figures, swap("value: [300, 475]", "value: [475, 300]"), "plan.ivf.from"],
    [figures, swap("value: [10, 12]", "value: [12, 10]"), "cycle.injections"],
    [figures, swap(/(?<=^apr\.min: .*value: )[\d.]+/m, "29.74"), "apr.min"],
    [figures, swap("value: 5000,", "value: 500000,"), "loan.min"],
    [figures, swap("value: 150000,", "value: 250000,"), "salaryMin"],
  ],
  "a state that does not exist, or exists twice": [
    [licenses, swap("state: Alaska", "state: Alasca"), "Alasca"],
    [licenses, swap("state: Alaska", "state: Alabama"), "SAMPLE-AK-0001"],
    [licenses, swap("state: Idaho", "state: ID"), "state: ID,"],
    [company, swap("state: Delaware", "state: Delawere"), "Delawere"],
  ],
  "a number that cannot be right": [
    [figures, swap("value: 680", "value: 6800"), "value: 6800"],
    [figures, swap("value: 15000", "value: 15.000"), "value: 15.000"],
    [links, swap('"(415) 555-0142"', '"(415) 555-0124"'), "(415) 555-0124"],
    [quotes, swap("I did, and they were right.", "Eleven percent, they said."), "Eleven percent"],
  ],
  "a form of two terms of the glossary": [
    [glossary, swap("forms: [PGT testing]", "forms: [IVF]"), "- term: PGT"],
  ],
  "a press article with another outlet than in its file name": [
    [press, swap("outlet: pennywhit", "outlet: ledgerline"), "outlet: ledgerline"],
  ],
  "a file without text": [
    [job, (text) => text.replace(/^(---\n[^]*?\n---\n)[^]*$/, "$1\n{/* later */}\n"), "---"],
  ],
  "hours that end before they begin": [
    [company, swap('close: "17:00"', 'close: "7:00"'), "close:"],
    [company, swap('close: "17:00"', 'close: "25:00"'), "close:"],
    [company, swap('close: "17:00"', 'close: "5 pm"'), "close:"],
  ],
  "a missing disclosure that pages need": [
    [
      "content/facts/disclosures.yaml",
      swap(/^disclosure\.range:/m, "disclosure.renamed:"),
      "# yaml-language-server",
    ],
  ],
};

/** Correct paragraphs of an answer. */
const correctParagraphs: Readonly<Record<string, string>> = {
  "accented names": "Dr. Jos\u00e9 Nu\u00f1ez and Zo\u00eb Bront\u00eb answer questions.",
  "drug names": "Gonal-F, Menopur, Cetrotide and Ovidrel are common.",
  "more drug names": "Letrozole, Clomid, clomiphene, Lupron, leuprolide, Ganirelix and Follistim exist.",
  procedures: "Ask about hysteroscopy, laparoscopy, hysterosalpingography and vitrification.",
  abbreviations: "Ask about follicle-stimulating hormone (FSH), luteinizing hormone (LH), AMH and PGT.",
  conditions: "Endometriosis, adenomyosis, azoospermia, oligospermia and varicocele are causes.",
  "words of the laboratory": "A blastocyst, a zygote, an oocyte and blastomeres differ.",
  "a third party's price, with its source": "A gym costs {/* source: City survey 2026 */} $40 a month.",
  "a statistic with its source": "About {/* source: SART 2024 */} 19% of cycles are repeated.",
  "a co-pay with its source": "Co-pays are often {/* source: insurer guide 2026 */} $30.",
  "periods and commas inside numbers and abbreviations":
    'A Ph.D. asked 1,000 people at a meeting... and wrote "so?" twice (in pencil).',
  "words that may be repeated": "What she had had before was that that rule.",
  "an ordinary use of one": "One day you will know, and two people may come.",
  "a heading of a few words": "## IVF and egg freezing? {/* #both */}\n\nYes.",
  "a list with hyphens": "- Bring your card.\n- Bring your questions.",
  "emphasis in a word's middle": "This is *very* **important** to know.",
  "an asterisk as a footnote": "A note\\* is below.",
  "brackets in prose": "The clinic \\[the provider\\] answers.",
  "a link by reference": "See [our FAQ][faq-page].\n\n[faq-page]: /faq",
  "an even table": "| Age | Rate |\n|---|---|\n| Under 35 | High |",
  "a number of things": "Bring 2 forms and 3 questions.",
  "a year": "The rule changed in 2019.",
  "an emergency number": "Call 911 at once.",
  "a named link with good words": "Read [how loans work](/faq/financing).",
};

/** Correct edits that must not be reported. */
export const correctEdits: Readonly<Record<string, readonly [file: string, edit: Edit]>> = {
  ...Object.fromEntries(
    Object.entries(correctParagraphs).map(([name, paragraph]) => [name, [faq, append(paragraph)] as const]),
  ),
  "a sixth leader": [
    "content/facts/leaders.yaml",
    append(
      "  - name: Ada Brook\n    position: Chief Risk Officer\n    description: Ada reads every contract.\n    image: leaders/leader-1.png\n    alt: Portrait of Ada Brook",
    ),
  ],
  "a price without its mark": [freezing, swap("<PlanCard\n", '<PlanCard\n  priceSuffix=""\n')],
  "a heading with names": [job, append("## Working with GitHub and Kubernetes\n\nCarefully.")],
  'hours with "to" instead of a hyphen': [company, swap("8 a.m.-5 p.m.", "8 a.m. to 5 p.m.")],
  "a YAML comment on its own line": [faq, swap("order: 4", "# checked by nurses\norder: 4")],
  "a YAML comment after a number": [faq, swap("order: 4", "order: 4 # fourth tile")],
  "a job that is open until next year": [job, addField("validThrough: 2099-03-01")],
  "a picture that is an ornament": [about, append('<Art image="heroes/about.svg" alt="" />')],
};
