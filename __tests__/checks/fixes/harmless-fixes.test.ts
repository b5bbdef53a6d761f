// What `npm run fix` must leave to a person: it once changed each of these cases into something that nobody meant.
import { fixContent } from "../../../src/checks/fixes/apply-fixes";
import { append, swap } from "../corpus/mistake";
import { checkFiles, planted, realText } from "../corpus/planted-content";

const faq = "content/faq/ivf.mdx";
const about = "content/pages/about.mdx";
const clinic = "content/clinics/conceptions.mdx";
const loan = "content/legal/loan-terms.mdx";
const figures = "content/facts/figures.yaml";
const links = "content/facts/links.yaml";
const press = "content/press/2016-10-06-pennywhit-what-a-fertility-coach-costs.mdx";
const job = "content/careers/software-engineer.mdx";

const fixed = (file: string, plant: (text: string) => string) =>
  fixContent(planted({ [file]: plant(realText(file)) }), checkFiles).changed.get(file);

it.each<[name: string, file: string, plant: (text: string) => string]>([
  ["a phone number whose digits are in the wrong order", links, swap('"+1-415-555-0142"', '"415-1555-0142"')],
  ["a phone number without its country", links, swap('"+1-415-555-0142"', '"(415) 555-0142"')],
  ["a link to an id that does not exist", "content/faq/financing.mdx", append("[Fees](#loan-fees)")],
  ["a link to an id that differs by one letter", faq, append("[Steps](/faq/ivf#ivf-step)")],
  ["a picture that does not exist", about, swap("heroes/about.svg", "team.jpg")],
  ["a picture that differs by one letter", about, swap("heroes/about.svg", "heroes/abuut.svg")],
  ["a clinic's own price", clinic, append("A consultation costs $500.")],
  ["a statistic with the percentage of a fact", faq, append("About 19% of cycles are repeated.")],
  ["a statistic with some words of a fact's label", faq, append("The average success rate is 19%.")],
  ["an amount of another person's loan", faq, append("Her loan of $5,000 was repaid.")],
  [
    "a fact on one line without braces",
    figures,
    swap(/^apr\.max: \{ (.*) \}$/m, "apr.max: label: Highest rate"),
  ],
  ["a title with a colon", faq, swap(/^title: .*$/m, "title: IVF: what it costs")],
  ["a fact's name two letters away", faq, append("From {apr.mni}.")],
  ["a fact's name between two others", faq, append("From {apr.mix}.")],
  ["a fact's name with another digit", faq, append("At {ivf.over43}.")],
  ["empty braces", faq, append("We lend up to {} today.")],
  ["a component two letters away", about, append("<CalToAktion />")],
  ["a heading that skips a level", faq, append("## Why?\n\nSo.\n\n#### Because\n\nYes.")],
  ["a heading of level 1", faq, append("# Why?\n\nSo.")],
  ["a comma list that may be one text", about, swap(/^keywords: .*$/m, "keywords: about, investors")],
  ["an address without https", press, swap("https:", "http:")],
  ["another company whose name begins with ours", faq, append("Wrenfield Capital lends to farms.")],
  ["a clause that differs by one letter", loan, append('See <Ref to="arbitratoin" />.')],
  ["a path without a route", "content/pages/contact.mdx", swap("path: /contact", "path: /abuot")],
  ["an unknown outlet", press, swap("outlet: pennywhit", "outlet: pennywit")],
  ["a number out of its range", "content/pages/ivf.mdx", swap("columns={4}>", "columns={7}>")],
  ["fields below no line of ---", loan, (text) => text.slice(4)],
  ["fields above no line of ---", loan, swap("\n---\n", "\n")],
  ["a value of a list two letters away", job, swap("FULL_TIME", "FULTIM")],
])("npm run fix leaves %s to the writer", (_name, file, plant) => {
  expect(fixed(file, plant) ?? plant(realText(file))).toBe(plant(realText(file)));
});

it("fixes a value and a field name in one file that each differ by one letter", () => {
  const typed = (text: string) => swap("FULL_TIME", "FULLTIME")(swap("title:", "titl:")(text));
  expect(fixed(job, typed)).toBe(realText(job));
});
