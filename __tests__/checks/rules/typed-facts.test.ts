// Facts typed into the copy: each is reported once, whichever rule finds it.
import { append } from "../corpus/mistake";
import { problemsWith, realText } from "../corpus/planted-content";

const reported = [
  ["We pay within 48 hours.", 'the figure "48 hours" is typed into the copy', "{funding.clinic}"],
  ["We pay within forty-eight hours.", 'the figure "forty-eight hours"', "{funding.clinic}"],
  ["We pay within 3 business days.", "3 business days", "{tsa.funding}"],
  ["Call (415) 555-0142.", "(415) 555-0142", "{phone.support}"],
  ["Call (415) 555-0199.", "(415) 555-0199", "content/facts/links.yaml"],
  ["Mail it to PO Box 0100.", "PO Box 0100", '<Fact name="company.address.checks.2" />'],
  ["Address it to Payment Processing.", "Payment Processing", '<Fact name="company.address.checks.1" />'],
  [
    "Write to 100 Sample Street, Suite 400.",
    "100 Sample Street, Suite 400",
    '<Fact name="company.address.corporate.1" />',
  ],
  ["Write to 12 Other Street.", "12 Other Street", "content/facts/company.yaml"],
  ["We pay within 36 hours.", "36 hours", "content/facts/figures.yaml"],
  ["You get an answer within 24 hours.", "24 hours", "{funding.fastest}"],
  ["They are open 5 days a week.", "5 days", "content/facts/figures.yaml"],
  ["The rates are on cdc.gov/art now.", 'the web address "cdc.gov"', "content/facts/links.yaml"],
  ["You have two weeks.", "two weeks", "a number that is not one of our facts in digits"],
  [
    "{/* source: City survey 2026 */} A visit takes 14 days. We pay in 48 hours.",
    "48 hours",
    "{funding.clinic}",
  ],
  ["{/* source: City survey 2026 */} A visit takes two days. You have two weeks.", "two weeks", "digits"],
  ["You make sixty monthly payments.", "sixty monthly payments", "write the name of its fact"],
  ["You repay it over 5 yrs.", "5 yrs", "content/facts/figures.yaml"],
  ["Nine out of ten clients stay.", "Nine out of ten", "before a figure from another source"],
  ["It works for 1 in 3 people.", "1 in 3", "before a figure from another source"],
  ["It costs 20 per cent less.", "20 per cent", "content/facts/figures.yaml"],
  ["You pay zero percent interest.", "zero percent", "before a figure from another source"],
] as const;
const accepted = [
  "We pay within {funding.clinic}.",
  "{/* source: City survey 2026 */} A visit takes 14 days, or two weeks.",
  "{/* within 48 hours */}",
  "That takes one month.",
  "You may have one in two or more rounds.",
];
const inJobs = ["You have 20 days of vacation.", "You work from 9 a.m. to 1 p.m."];
const inProp = '<CallToAction title="Write to PO Box 0100" />';

/** The real content with all of these paragraphs, which are checked at once. */
const texts = Object.fromEntries(
  Object.entries({
    "content/faq/financing.mdx": [...reported.map(([sentence]) => sentence), ...accepted],
    "content/careers/software-engineer.mdx": inJobs,
    "content/pages/contact.mdx": [inProp],
  }).map(([file, paragraphs]) => [file, append(paragraphs.join("\n\n"))(realText(file))]),
);
const problems = () => problemsWith(texts);

it.each(reported)("reports the typed fact in: %s", (sentence, message, fix) => {
  expect(problems().filter(({ file, line }) => texts[file]?.split("\n")[line - 1] === sentence)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(message) as string,
      fix: expect.stringContaining(fix) as string,
    }),
  ]);
});

it("suggests braces for a line of an address in a prop, where <Fact> does not work", () => {
  expect(problems().map(({ fix }) => fix)).toContain("write {company.address.checks.2}");
});

it("accepts facts by name, sourced times, comments, one of something and a job's own times", () => {
  expect(problems()).toHaveLength(reported.length + 1);
});
