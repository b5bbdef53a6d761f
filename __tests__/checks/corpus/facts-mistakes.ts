import { linkOrigins } from "../../../src/gatsby/check-context";
import { appended, mistake, quote, swap, type Mistakes } from "./mistake";
import { daysLater, realText } from "./planted-content";

const figures = "content/facts/figures.yaml";
const links = "content/facts/links.yaml";
const company = "content/facts/company.yaml";
const glossary = "content/facts/glossary.yaml";
const testimonials = "content/facts/testimonials.yaml";

export const factsMistakes: Mistakes = {
  "a unit misspelled": mistake(figures, swap("unit: score,", "unit: ^scores,")).says(
    "`fico.recommended.unit` ... businessDays ... did you mean `score`?",
  ),
  "a term explained at an id that does not exist": mistake(
    glossary,
    swap("/faq/ivf#pgt", "^/faq/ivf#pgtt"),
  ).says("`PGT` is explained at /faq/ivf#pgtt, which does not exist ... did you mean `/faq/ivf#pgt`?"),
  "a word where a figure belongs": mistake(figures, swap("value: 680", "value: ^high")).says(
    "`fico.recommended.value` ... a number, or a range such as [10, 12]",
    { unfixable: true },
  ),
  "a rate with its sign": mistake(figures, swap(/(?<=^apr\.max: .*value: )[\d.]+/m, "^23.74%")).says(
    '`apr.max.value` is "23.74%": a number has no % ... write 23.74',
  ),
  "a form of a term twice": mistake(glossary, swap("term: HIPAA\n", "term: ^HIPAA\n    forms: [hipaa]\n"))
    .says('"hipaa" is a form of `HIPAA` twice')
    .fixedBy("    forms: [hipaa]\n", ""),
  "a rate with a decimal comma": mistake(figures, (text) =>
    swap(/(?<=^apr\.min: .*value: )[\d.]+/m, "9,74")(swap("apr.min: {", "apr.min: ^{")(text)),
  )
    .says("unknown field `apr.min.74` ... write 9.74 for 9,74")
    .fixedBy("9,74", "9.74"),
  "a rate with a decimal comma and its sign": mistake(
    figures,
    swap(/(?<=^apr\.min: .*value: )[\d.]+/m, "9,^74%"),
  )
    .says("unknown field `apr.min.74%` ... write 9.74 for 9,74")
    .fixedBy("9,74%", "9.74"),
  "a rate of ours in words": mistake(
    figures,
    swap(/(?<=^apr\.max: .*)value: [\d.]+, unit: percent/m, "value: low, unit: ^words"),
  )
    .says("a figure with `credit: true` is a number, never words")
    .fixedBy("value: low, unit: words", "value: 23.74, unit: percent"),
  "a figure below zero": mistake(figures, swap("value: 680", "value: ^-680"))
    .says("`fico.recommended.value` is -680")
    .fixedBy("-680", "680"),
  "an unknown field of a figure": mistake(figures, swap("value: 680,", "value: 680, ^sorce: x,"))
    .says("unknown field `fico.recommended.sorce` ... did you mean `source`?")
    .fixedBy(" sorce: x,", ""),
  "a figure without a source": mistake(
    figures,
    swap(
      "value: 680, unit: score, source: { contract: loan-terms, clause: recommended-score },",
      "value: 680, unit: score,",
    ),
  )
    .says("field `fico.recommended.source` is missing", { at: '{ label: "FICO' })
    .fixedBy(
      "value: 680, unit: score,",
      "value: 680, unit: score, source: { contract: loan-terms, clause: recommended-score },",
    ),
  "a fact's name with a hyphen": appended(
    figures,
    "^new-fact: { label: New, value: 3, unit: days, source: pending, reviewed: 2026-11-02 }",
  )
    .says("`new-fact` is not a name ... dotted words")
    .fixedBy("new-fact", "cost.fact"),
  "a fact's name without a dot": appended(
    figures,
    "^rate: { label: New, value: 3, unit: days, source: pending, reviewed: 2026-11-02 }",
  )
    .says("`rate` is not a name ... dotted words")
    .fixedBy("\nrate:", "\ncost.rate:"),
  "a text that no longer matches its value": mistake(
    figures,
    swap('text: "10-12 days"', 'text: "10-14 days"'),
  )
    .says('"10-14 days" ... does not contain its value 12 ... correct value or text', {
      at: "cycle.injections",
    })
    .fixedBy("10-14 days", "10-12 days"),
  "a disclosure with an unknown fact": mistake(
    "content/facts/disclosures.yaml",
    swap("{apr.min} to {apr.max}.", "^{apr.mim} to {apr.max}."),
  ).says("`{apr.mim}` is not a fact ... did you mean `apr.min`?"),
  "a disclosure with an unknown fact about the company": mistake(
    "content/facts/disclosures.yaml",
    swap("{company.name}", "^{company.nam}"),
  ).says("`{company.nam}` is not a fact ... did you mean `company.name`?"),
  "an example with an unknown loan": mistake(
    "content/facts/disclosures.yaml",
    swap("{example.loan}", "^{example.loam}"),
  ).says("`{example.loam}` is not a fact ... did you mean `example.loan`?"),
  "an address of ours without https": mistake(links, swap("https://membership", "http://membership")).says(
    "`membership.url` ... neither with https:// nor with {host}",
    { at: '"http://membership' },
  ),
  "a phone number in another form": mistake(links, swap('"+1-415-555-0142"', '^"(415) 555 0142"')).says(
    "`phone.support.phone` ... a number such as +1-415-555-0142",
  ),
  "a phone number that visitors read differently": mistake(
    links,
    swap('"(415) 555-0142"', '^"(415) 555-0143"'),
  ).says("`phone.support.shown` ... another number than they call", { unfixable: true }),
  "hours that visitors read differently": mistake(company, swap("8 a.m.-5 p.m.", "8 a.m.-4 p.m.")).says(
    "`company.hours.shown` ... it does not contain the times of `open` and `close`",
    { at: "Mon-Fri, 8 a.m.-4", unfixable: true },
  ),
  "an invalid email address": mistake(links, swap("press@wrenfield.example", "press at wrenfield"))
    .says("`mail.press.mail` ... an email address", { at: '"press at' })
    .fixedBy("press at wrenfield", "press@wrenfield.example"),
  "five holidays": mistake(company, swap('closedOn: ["New', 'closedOn: ^["Mon", "New'))
    .says("`company.hours.closedOn` ... four holidays")
    .fixedBy('"Mon", ', ""),
  "a number without quotes where words belong": mistake(
    company,
    swap('foundedIn: "2016"', "foundedIn: ^2016"),
  ).says("`company.foundedIn` is 2016 ... the year it was founded"),
  "an unknown field of a link": mistake(links, swap("membership: { url:", "membership: { ^uri:")).says(
    "unknown field `membership.uri` ... did you mean `url`?",
  ),
  "a fact name in two files": appended(links, '^apr.min: { url: "https://apr.wrenfield.example" }')
    .says("`apr.min` is also used in content/facts/figures.yaml ... rename one of the two")
    .fixedBy("apr.min:", "aprMin.page:"),
  "one id for two quotes": appended(
    testimonials,
    [quote("ivf-1", "We liked the nurse."), quote("^ivf-1", "We liked her too.")].join("\n"),
  ).says("the id `ivf-1` is also used by an earlier quote"),
  "one quote where a list of them belongs": mistake(
    testimonials,
    (text) => text.slice(0, text.indexOf("testimonials:")) + "testimonials: ^{ id: ivf-1 }\n",
  ).says('`testimonials` is {"id":"ivf-1"}', { fix: () => realText(testimonials) }),
  "a full name where initials belong": mistake(testimonials, swap("author: T. K.", "author: ^Tom King"))
    .says("`testimonials.1.author` ... not initials ... R. M.")
    .fixedBy("Tom King", "T. K."),
  "the application's host typed out": mistake(
    links,
    swap('"{host}/orders"', `^"${linkOrigins().host}/orders"`),
  ).says('repeats the origin that {host} names; expected "{host}/orders"'),
  "a page of this site among the outside addresses": mistake(
    links,
    swap("blog:", 'faq: { url: ^"https://www.wrenfield.example/faq" }\nblog:'),
  )
    .says("is an address of this site ... [words](/faq)")
    .fixedBy(/^faq:.*\n/m, ""),
  "a picture's path outside content/media": mistake(
    "content/facts/licenses.yaml",
    swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: ^../x.png"),
  ).says("`licenses.0.file` ... content/media", { unfixable: true }),
  "a missing data file": mistake("content/facts/logos.yaml", () => undefined).says(
    "the file is missing ... wordmarks ... restore the file",
    { at: { line: 1, column: 1 }, fix: () => realText("content/facts/logos.yaml") },
  ),
  "an expired fact": mistake(
    figures,
    swap(
      "value: 15000, unit: usd, source: pending",
      `value: 15000, unit: usd, expires: ^${daysLater(-1)}, source: pending`,
    ),
  )
    .says(`\`cost.ivfCycle\` was valid until ${daysLater(-1)} ... expires`)
    .fixedBy(daysLater(-1), daysLater(365)),
  "a fact that expires within two weeks": mistake(
    figures,
    swap(
      "value: 15000, unit: usd, source: pending",
      `value: 15000, unit: usd, expires: ^${daysLater(14)}, source: pending`,
    ),
  )
    .says(`warning: ... 14 more days, until ${daysLater(14)}`)
    .fixedBy(daysLater(14), daysLater(365)),
};
