import { append, swap, type Mistake } from "./mistake";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const terms = "content/legal/loan-terms.mdx";
const contact = "content/pages/contact.mdx";

/** Links, places on pages, clauses and pictures that are not there. */
export const referenceMistakes: readonly Mistake[] = [
  { name: "a link to a place on this page that is not there", file: faq, plant: append("See [this](#ivf-step)."), at: "[this]", says: ["this page has no place `#ivf-step`", "did you mean `#ivf-steps`?"] },
  { name: "a link to a place on another page that is not there", file: faq, plant: append("See [this](/faq/financing#loan-step)."), at: "[this]", says: ["the page /faq/financing has no place `#loan-step`", "did you mean `#loan-steps`?"] },
  { name: "a place on another page that is like no other", file: faq, plant: append("See [this](/about#zzzzzzzzzzzz)."), at: "[this]", says: ["the page /about has no place", "link to the page alone"] },
  { name: "a place on a marketing page that is not there", file: faq, plant: append("See [this](/careers#opening)."), at: "[this]", says: ["the page /careers has no place `#opening`", "did you mean `#openings`?"] },
  { name: "a link to another host that looks like a path", file: faq, plant: append("See [this](//about)."), at: "[this]", says: ["`//about` is typed into the copy"], mend: (text) => text.replace("(//about)", "(/about)") },
  { name: "a link through an alias", file: faq, plant: append("See [this](/starter-kit)."), at: "[this]", says: ["on to /", "a page's own address"] },
  { name: "a link below a page", file: faq, plant: append("See [this](/about/team)."), at: "[this]", says: ["`/about/team` leads to no page of its own, but on to /about", "write /about"] },
  { name: "a link with a closing slash", file: faq, plant: append("See [this](/about/)."), at: "[this]", says: ["write /about"] },
  { name: "a link to the application by path", file: faq, plant: append("See [this](/login)."), at: "[this]", says: ["`/login` leads to no page"], mend: (text) => text.replace("(/login)", "(link:app.login)") },
  { name: "a reference to no section", file: legal, plant: append('See <Ref to="notice-question" />.'), at: '"notice-question"', says: ["`notice-question` names no section or clause", "did you mean `notice-questions`?"] },
  { name: "a reference without a name", file: legal, plant: append("See <Ref />."), at: "<Ref />", says: ["<Ref> has no `to`", 'to="..."'], mend: (text) => text.replace("<Ref />", '<Ref to="notice-questions" />') },
  { name: "an id on an item of a list in a legal document", file: legal, plant: append("- {/* #an-item */} We keep it safe.\n\n{/* #after-it */} As <Ref to=\"after-it\" /> says."), at: "{/* #an-item */}", says: ["the id `an-item` stands where it is lost", "outside lists, quotes and tables"] },
  { name: "an id on a line of its own in a legal document", file: legal, plant: append("{/* #alone */}\n\nWe keep it safe."), at: "{/* #alone */}", says: ["the id `alone` stands where it is lost", "at the start of a paragraph"] },
  { name: "one id twice in a legal document", file: legal, plant: append("{/* #notice-opening */} Again."), at: "{/* #notice-opening */} Again", says: ["the id `notice-opening` also stands on line 12"] },
  { name: "an id of the other document on the same page", file: "content/legal/privacy-policy.mdx", plant: append("{/* #notice-opening */} Again."), at: "{/* #notice-opening */}", says: ["the id `notice-opening` also stands in content/legal/privacy-notice.mdx", "on the same page"] },
  { name: "a heading of a legal document without an id", file: terms, plant: append("## Another matter\n\n{/* #another */} Words."), at: "## Another matter", says: ["has no id", "add {/* #another-matter */}"] },
  { name: "a numbering that names no section", file: legal, plant: swap("numbering: none", "numbering: notice-fact"), at: "notice-fact\n", says: ["names no section", "did you mean `notice-facts`?"] },
  { name: "a dead path in a prop", file: contact, plant: append('<Button to="/contakt">Go</Button>'), at: '"/contakt"', says: ["`/contakt` leads to no page", "did you mean `/contact`?"] },
  { name: "an unknown link in a prop", file: contact, plant: append('<Button to="link:app.getStartd">Go</Button>'), at: '"link:app.getStartd"', says: ["names no link", "did you mean `app.getStarted`?"] },
  { name: "a place in a prop that is not there", file: "content/pages/careers.mdx", plant: swap('to="#openings"', 'to="#opening"'), at: '"#opening"', says: ["this page has no place `#opening`"] },
  { name: "a picture that is not there", file: contact, plant: append('<Art image="heroes/contakt.svg" alt="A hill" />'), at: '"heroes/contakt.svg"', says: ["there is no picture `heroes/contakt.svg`", "did you mean `heroes/contact.svg`?"] },
  { name: "a picture without words", file: contact, plant: append('<Art image="heroes/contact.svg" />'), at: "<Art image", says: ["has no `alt`", 'alt="" for an ornament'] },
  { name: "a picture in Markdown without words", file: contact, plant: append("![](heroes/home.svg)"), at: "![](", says: ["no words for people who do not see it", "<Art"] },
  { name: "a picture in a text document", file: faq, plant: append("![A hill](heroes/home.svg)"), at: "![A hill", says: ["a text document shows no pictures", "take it out"] },
  { name: "a picture of a license that is not there", file: "content/facts/licenses.yaml", plant: swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: brand/mrak.svg"), at: "brand/mrak.svg", says: ["there is no picture", "did you mean `brand/mark.svg`?"] },
  { name: "a logo whose picture is not there", file: "content/facts/logos.yaml", plant: swap("logos/vesper.svg", "logos/vespa.svg"), at: "logos/vespa.svg", says: ["there is no picture", "did you mean `logos/vesper.svg`?"] },
  { name: "an icon that is not there", file: faq, plant: swap("icon: microscope", "icon: telescope"), at: "telescope", says: ["there is no icon `telescope`", "microscope"], mend: (text) => text.replace("telescope", "microscope") },
  { name: "a page whose path is no route", file: contact, plant: swap("path: /contact", "path: /contakt"), at: "/contakt", says: ["no route leads to `/contakt`", "did you mean `/contact`?"] },
  { name: "a page whose path is nearly another page's", file: contact, plant: swap("path: /contact", "path: /abuot"), at: "/abuot", says: ["no route leads to `/abuot`", "ask a developer"], mend: (text) => text.replace("/abuot", "/contact") },
  { name: "a clinic whose slug is no route", file: "content/clinics/conceptions.mdx", plant: swap("slug: conceptions", "slug: conception"), at: "conception\n", says: ["no route leads to `/conception`", "did you mean `/conceptions`?"] },
];
