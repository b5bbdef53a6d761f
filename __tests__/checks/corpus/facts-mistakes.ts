import { append, quote, swap, type Mistakes } from "./mistake";
import { realText } from "./planted-content";

const figures = "content/facts/figures.yaml";
const links = "content/facts/links.yaml";
const company = "content/facts/company.yaml";
const testimonials = "content/facts/testimonials.yaml";

/** Mistakes in content/facts. */
export const factsMistakes: Mistakes = {
  "a unit misspelled": {
    edit: [figures, swap("unit: score,", "unit: scores,")],
    at: "scores,",
    says: ["`fico.recommended.unit`", "businessDays", "did you mean `score`?"],
  },
  "a word where a figure belongs": {
    edit: [figures, swap("value: 680", "value: high")],
    at: "high,",
    says: ["`fico.recommended.value`", "a number, or a range such as [10, 12]"],
    unfixable: true,
  },
  "a figure below zero": {
    edit: [figures, swap("value: 680", "value: -680")],
    at: "-680",
    says: ["`fico.recommended.value` is -680"],
    fix: (text) => text.replace("-680", "680"),
  },
  "an unknown field of a figure": {
    edit: [figures, swap("value: 680,", "value: 680, sorce: x,")],
    at: "sorce",
    says: ["unknown field `fico.recommended.sorce`", "did you mean `source`?"],
    fix: (text) => text.replace(" sorce: x,", ""),
  },
  "a figure without a source": {
    edit: [
      figures,
      swap(
        "value: 680, unit: score, source: { contract: loan-terms, clause: recommended-score },",
        "value: 680, unit: score,",
      ),
    ],
    at: '{ label: "FICO',
    says: ["field `fico.recommended.source` is missing"],
    fix: (text) =>
      text.replace(
        "value: 680, unit: score,",
        "value: 680, unit: score, source: { contract: loan-terms, clause: recommended-score },",
      ),
  },
  "a fact's name with a hyphen": {
    edit: [
      figures,
      append("new-fact: { label: New, value: 3, unit: days, source: pending, reviewed: 2026-11-02 }"),
    ],
    at: "new-fact",
    says: ["`new-fact` is not a name", "dotted words"],
    fix: (text) => text.replace("new-fact", "new.fact"),
  },
  "a fact's name without a dot": {
    edit: [
      figures,
      append("rate: { label: New, value: 3, unit: days, source: pending, reviewed: 2026-11-02 }"),
    ],
    at: "rate: {",
    says: ["`rate` is not a name", "dotted words"],
    fix: (text) => text.replace("\nrate:", "\nnew.rate:"),
  },
  "a disclosure with a fact name without a dot": {
    edit: ["content/facts/disclosures.yaml", swap("{apr.min} to {apr.max}.", "{aprMin} to {apr.max}.")],
    at: "disclosure.range",
    says: ["`{aprMin}` is not a fact", "did you mean `apr.min`?"],
  },
  "a text that no longer matches its value": {
    edit: [figures, swap('text: "10-12 days"', 'text: "10-14 days"')],
    at: "cycle.injections",
    says: ['"10-14 days"', "does not contain its value 12", "correct value or text"],
    fix: (text) => text.replace("10-14 days", "10-12 days"),
  },
  "a disclosure with an unknown fact": {
    edit: ["content/facts/disclosures.yaml", swap("{apr.min} to {apr.max}.", "{apr.mim} to {apr.max}.")],
    at: "disclosure.range",
    says: ["`{apr.mim}` is not a fact", "did you mean `apr.min`?"],
  },
  "an address of ours without https": {
    edit: [links, swap("https://membership", "http://membership")],
    at: '"http://membership',
    says: ["`membership.url`", "neither with https:// nor with {host}"],
  },
  "a phone number in another form": {
    edit: [links, swap('"+1-415-555-0142"', '"(415) 555 0142"')],
    at: '"(415) 555 0142"',
    says: ["`phone.support.phone`", "a number such as +1-415-555-0142"],
  },
  "an invalid email address": {
    edit: [links, swap("press@wrenfield.example", "press at wrenfield")],
    at: '"press at',
    says: ["`mail.press.mail`", "an email address"],
    fix: (text) => text.replace("press at wrenfield", "press@wrenfield.example"),
  },
  "a missing nested field": {
    edit: [company, swap('    open: "8:00"\n', "")],
    at: { line: 23, column: 5 },
    says: ["`company.hours.open` is missing", "opening time", "add `open: ...`"],
    fix: (text) => text.replace(/(\n +)close:/, '$1open: "8:00"$1close:'),
  },
  "five holidays": {
    edit: [company, swap('closedOn: ["New', 'closedOn: ["Mon", "New')],
    at: '["Mon"',
    says: ["`company.hours.closedOn`", "four holidays"],
    fix: (text) => text.replace('"Mon", ', ""),
  },
  "a number without quotes where words belong": {
    edit: [company, swap('foundedIn: "2016"', "foundedIn: 2016")],
    at: "2016",
    says: ["`company.foundedIn` is 2016", "the year it was founded"],
  },
  "an unknown field of a link": {
    edit: [links, swap("membership: { url:", "membership: { uri:")],
    at: "uri: ",
    says: ["unknown field `membership.uri`", "did you mean `url`?"],
  },
  "a fact name in two files": {
    edit: [links, append('apr.min: { url: "https://apr.wrenfield.example" }')],
    at: "apr.min",
    says: ["`apr.min` is also used in content/facts/figures.yaml", "rename one of the two"],
    fix: (text) => text.replace("apr.min:", "aprMin.page:"),
  },
  "one id for two quotes": {
    edit: [
      testimonials,
      append([quote("ivf-1", "We liked the nurse."), quote("ivf-1", "We liked her too.")].join("\n")),
    ],
    at: "ivf-1\n    text: We liked her",
    says: ["the id `ivf-1` is also used by an earlier quote"],
  },
  "one quote where a list of them belongs": {
    edit: [
      testimonials,
      (text) => text.slice(0, text.indexOf("testimonials:")) + "testimonials: { id: ivf-1 }\n",
    ],
    at: "{ id",
    says: ['`testimonials` is {"id":"ivf-1"}'],
    fix: () => realText(testimonials),
  },
  "a full name where initials belong": {
    edit: [testimonials, swap("author: T. K.", "author: Tom King")],
    at: "Tom King",
    says: ["`testimonials.1.author`", "not initials", "R. M."],
    fix: (text) => text.replace("Tom King", "T. K."),
  },
  "a page that testimonials are not shown on": {
    edit: [testimonials, swap("page: [ivf]", "page: [ifv]")],
    at: "ifv",
    says: ["`testimonials.2.page.0`", "did you mean `ivf`?"],
  },
  "a picture's width in words": {
    edit: ["content/facts/logos.yaml", swap("width: 199", "width: wide")],
    at: "wide,",
    says: ["`outlets.meridian-post.width`", "px"],
    fix: (text) => text.replace("width: wide", "width: 199"),
  },
  "a picture's path outside content/media": {
    edit: ["content/facts/licenses.yaml", swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: ../x.png")],
    at: "../x.png",
    says: ["`licenses.0.file`", "content/media"],
    unfixable: true,
  },
  "a missing data file": {
    edit: ["content/facts/logos.yaml", () => undefined],
    at: { line: 1, column: 1 },
    says: ["the file is missing", "wordmarks", "restore the file"],
    fix: () => realText("content/facts/logos.yaml"),
  },
  "an expired fact": {
    edit: [
      figures,
      swap(
        "value: 15000, unit: usd, source: pending",
        "value: 15000, unit: usd, expires: 2027-01-20, source: pending",
      ),
    ],
    at: "2027-01-20",
    today: "2027-01-21",
    says: ["`cost.ivfCycle` was valid until 2027-01-20", "expires"],
    fix: (text) => text.replace("2027-01-20", "2028-01-20"),
  },
  "a fact that expires within two weeks": {
    edit: [
      figures,
      swap(
        "value: 15000, unit: usd, source: pending",
        "value: 15000, unit: usd, expires: 2027-02-04, source: pending",
      ),
    ],
    at: "2027-02-04",
    today: "2027-01-21",
    says: ["warning: ", "14 more days, until 2027-02-04"],
    fix: (text) => text.replace("2027-02-04", "2028-02-04"),
  },
};
