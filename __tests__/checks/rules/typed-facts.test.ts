// Facts typed into the copy: each is reported once, whichever rule finds it.
import { append } from "../corpus/mistake";
import { problemsWith, realText } from "../corpus/planted-content";

/** The problems of a document of the real content with one paragraph more. */
const typed = (sentence: string, file = "content/faq/financing.mdx") =>
  problemsWith({ [file]: append(sentence)(realText(file)) });

it.each([
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
])("reports the typed fact in: %s", (sentence, message, fix) => {
  expect(typed(sentence)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(message) as string,
      fix: expect.stringContaining(fix) as string,
    }),
  ]);
});

it("suggests braces for a line of an address in a prop, where <Fact> does not work", () => {
  const [found] = typed('<CallToAction title="Write to PO Box 0100" />', "content/pages/contact.mdx");
  expect(found!.fix).toBe("write {company.address.checks.2}");
});

it.each([
  ["a fact by its name", "We pay within {funding.clinic}.", undefined],
  [
    "a time with its source",
    "{/* source: City survey 2026 */} A visit takes 14 days, or two weeks.",
    undefined,
  ],
  ["a comment", "{/* within 48 hours */}", undefined],
  ["one of something", "That takes one month.", undefined],
  ["a job's own times", "You have 20 days of vacation.", "content/careers/software-engineer.mdx"],
  ["a job's own hours", "You work from 9 a.m. to 1 p.m.", "content/careers/software-engineer.mdx"],
  ["one thing in a time", "You may have one in two or more rounds.", undefined],
])("accepts %s", (_, sentence, file) => expect(typed(sentence, file)).toEqual([]));
