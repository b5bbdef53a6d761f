import { append, swap, type Mistake } from "./mistake";
import { realText } from "./planted-content";

const figures = "content/facts/figures.yaml";
const links = "content/facts/links.yaml";
const company = "content/facts/company.yaml";
const testimonials = "content/facts/testimonials.yaml";

/** Mistakes in content/facts. */
export const factsMistakes: readonly Mistake[] = [
  { name: "a unit misspelled", file: figures, plant: swap("unit: score,", "unit: scores,"), at: "scores,", says: ["`fico.recommended.unit`", "businessDays", "did you mean `score`?"] },
  { name: "a word where a figure belongs", file: figures, plant: swap("value: 680", "value: high"), at: "high,", says: ["`fico.recommended.value`", "a number, or a range such as [10, 12]"], unfixable: true },
  { name: "a figure below zero", file: figures, plant: swap("value: 680", "value: -680"), at: "-680", says: ["`fico.recommended.value` is -680"], mend: (text) => text.replace("-680", "680") },
  { name: "an unknown field of a figure", file: figures, plant: swap("value: 680,", "value: 680, sorce: x,"), at: "sorce", says: ["unknown field `fico.recommended.sorce`", "did you mean `source`?"], mend: (text) => text.replace(" sorce: x,", "") },
  { name: "a figure without a source", file: figures, plant: swap("value: 680, unit: score, source: \"Specification sections 5 and 9\",", "value: 680, unit: score,"), at: "{ label: \"FICO", says: ["field `fico.recommended.source` is missing", "where the number comes from"], mend: (text) => text.replace("value: 680, unit: score,", 'value: 680, unit: score, source: "Underwriting",') },
  { name: "a fact's name with a hyphen", file: figures, plant: append("new-fact: { label: New, value: 3, unit: days, source: x, reviewed: 2026-11-02 }"), at: "new-fact", says: ["`new-fact` is not a name", "dotted words"], mend: (text) => text.replace("new-fact", "new.fact") },
  { name: "a fact's name without a dot", file: figures, plant: append("rate: { label: New, value: 3, unit: days, source: x, reviewed: 2026-11-02 }"), at: "rate: {", says: ["`rate` is not a name", "dotted words"], mend: (text) => text.replace("\nrate:", "\nnew.rate:") },
  { name: "a disclosure that names a word without a dot", file: "content/facts/disclosures.yaml", plant: swap("{apr.min} to {apr.max}.", "{aprMin} to {apr.max}."), at: "disclosure.range", says: ["`{aprMin}` is not a fact", "did you mean `apr.min`?"] },
  { name: "a text that has drifted from its value", file: figures, plant: swap('text: "10-12 days"', 'text: "10-14 days"'), at: "cycle.injections", says: ['"10-14 days"', "does not contain its value 12", "correct value or text"], mend: (text) => text.replace("10-14 days", "10-12 days") },
  { name: "a disclosure that names no fact", file: "content/facts/disclosures.yaml", plant: swap("{apr.min} to {apr.max}.", "{apr.mim} to {apr.max}."), at: "disclosure.range", says: ["`{apr.mim}` is not a fact", "did you mean `apr.min`?"] },
  { name: "an address of ours without https", file: links, plant: swap("https://membership", "http://membership"), at: '"http://membership', says: ["`membership.url`", "neither with https:// nor with {host}"] },
  { name: "a phone in another form", file: links, plant: swap('"+1-415-555-0142"', '"(415) 555 0142"'), at: '"(415) 555 0142"', says: ["`phone.support.phone`", "a number such as +1-415-555-0142"] },
  { name: "a mail address that is none", file: links, plant: swap("press@wrenfield.example", "press at wrenfield"), at: '"press at', says: ["`mail.press.mail`", "a mail address"], mend: (text) => text.replace("press at wrenfield", "press@wrenfield.example") },
  { name: "a missing nested field", file: company, plant: swap('    open: "8:00"\n', ""), at: { line: 23, column: 5 }, says: ["`company.hours.open` is missing", "opening time", "add `open: ...`"], mend: (text) => text.replace(/(\n +)close:/, '$1open: "8:00"$1close:') },
  { name: "five holidays", file: company, plant: swap('closedOn: ["New', 'closedOn: ["Mon", "New'), at: '["Mon"', says: ["`company.hours.closedOn`", "four holidays"], mend: (text) => text.replace('"Mon", ', "") },
  { name: "a number without quotes where words belong", file: company, plant: swap('foundedIn: "2016"', "foundedIn: 2016"), at: "2016", says: ["`company.foundedIn` is 2016", "the year it was founded"] },
  { name: "an unknown field of a link", file: links, plant: swap("membership: { url:", "membership: { uri:"), at: "uri: ", says: ["unknown field `membership.uri`", "did you mean `url`?"] },
  { name: "a name that two files give", file: links, plant: append("apr.min: { url: \"https://apr.wrenfield.example\" }"), at: "apr.min", says: ["`apr.min` also stands in content/facts/figures.yaml", "rename one of the two"], mend: (text) => text.replace("apr.min:", "aprMin.page:") },
  { name: "one id for two quotes", file: testimonials, plant: append("  - id: ivf-1\n    text: We liked the nurse.\n    author: A. B.\n    source: Client survey\n    date: 2026-01-02\n    page: [ivf]\n  - id: ivf-1\n    text: We liked her too.\n    author: A. C.\n    source: Client survey\n    date: 2026-01-02\n    page: [ivf]"), at: "ivf-1\n    text: We liked her", says: ["the id `ivf-1` also stands in an earlier quote"] },
  { name: "one quote where a list of them belongs", file: testimonials, plant: (text) => text.slice(0, text.indexOf("testimonials:")) + "testimonials: { id: ivf-1 }\n", at: "{ id", says: ["`testimonials` is {\"id\":\"ivf-1\"}"], mend: () => realText(testimonials) },
  { name: "six leaders", file: "content/facts/leaders.yaml", plant: (text) => text + text.slice(text.indexOf("  - name: Ruth")), at: { line: 5, column: 3 }, says: ["`leaders` is a list of 6", "exactly five executives"], mend: (text) => text.slice(0, text.lastIndexOf("  - name: Ruth")) },
  { name: "a full name where initials belong", file: testimonials, plant: swap("author: T. K.", "author: Tom King"), at: "Tom King", says: ["`testimonials.1.author`", "not initials", "R. M."], mend: (text) => text.replace("Tom King", "T. K.") },
  { name: "a page that testimonials are not shown on", file: testimonials, plant: swap("page: [ivf]", "page: [ifv]"), at: "ifv", says: ["`testimonials.2.page.0`", "did you mean `ivf`?"] },
  { name: "a picture's width in words", file: "content/facts/logos.yaml", plant: swap("width: 199", "width: wide"), at: "wide,", says: ["`outlets.meridian-post.width`", "px"], mend: (text) => text.replace("width: wide", "width: 199") },
  { name: "a picture's path that climbs out", file: "content/facts/licenses.yaml", plant: swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: ../x.png"), at: "../x.png", says: ["`licenses.0.file`", "content/media"], unfixable: true },
  { name: "a data file taken away", file: "content/facts/logos.yaml", plant: () => undefined, at: { line: 1, column: 1 }, says: ["the file is missing", "wordmarks", "restore the file"], mend: () => realText("content/facts/logos.yaml") },
];
