import { append, placeOf, swap, type Mistakes } from "./mistake";
import { realText } from "./planted-content";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const terms = "content/legal/loan-terms.mdx";
const contact = "content/pages/contact.mdx";

/** Links, ids, clauses and pictures that do not exist. */
export const referenceMistakes: Mistakes = {
  "a link to an id that this page does not have": {
    edit: [faq, append("See [the plans](#ivf-step).")],
    at: "[the plans]",
    says: ["this page has no id `#ivf-step`", "did you mean `#ivf-steps`?"],
  },
  "a link to an id that another page does not have": {
    edit: [faq, append("See [the plans](/faq/financing#loan-step).")],
    at: "[the plans]",
    says: ["the page /faq/financing has no id `#loan-step`", "did you mean `#loan-steps`?"],
  },
  "an id on another page that is like no other": {
    edit: [faq, append("See [the plans](/about#zzzzzzzzzzzz).")],
    at: "[the plans]",
    says: ["the page /about has no id", "link to the page without an id"],
  },
  "an id that a marketing page does not have": {
    edit: [faq, append("See [the plans](/careers#opening).")],
    at: "[the plans]",
    says: ["the page /careers has no id `#opening`", "did you mean `#openings`?"],
  },
  "a link to another host that looks like a path": {
    edit: [faq, append("See [the plans](//about).")],
    at: "[the plans]",
    says: ["`//about` is typed into the copy"],
    fix: (text) => text.replace("(//about)", "(/about)"),
  },
  "a link through an alias": {
    edit: [faq, append("See [the plans](/starter-kit).")],
    at: "[the plans]",
    says: ["another address of the page /", "the page's own address"],
  },
  "a link below a page": {
    edit: [faq, append("See [the plans](/about/team).")],
    at: "[the plans]",
    says: ["`/about/team` is another address of the page /about", "write /about"],
  },
  "a link with a trailing slash": {
    edit: [faq, append("See [the plans](/about/).")],
    at: "[the plans]",
    says: ["write /about"],
  },
  "a link to the application by path": {
    edit: [faq, append("See [the plans](/login).")],
    at: "[the plans]",
    says: ["`/login` points to a page that does not exist"],
    fix: (text) => text.replace("(/login)", "(link:app.login)"),
  },
  "a reference to a section that does not exist": {
    edit: [legal, append('See <Ref to="notice-question" />.')],
    at: '"notice-question"',
    says: ["`notice-question` is not a section or clause", "did you mean `notice-questions`?"],
  },
  "a reference without a name": {
    edit: [legal, append("See <Ref />.")],
    at: "<Ref />",
    says: ["<Ref> has no `to`", 'to="..."'],
    fix: (text) => text.replace("<Ref />", '<Ref to="notice-questions" />'),
  },
  "an id on an item of a list in a legal document": {
    edit: [
      legal,
      append('- {/* #an-item */} We keep it safe.\n\n{/* #after-it */} As <Ref to="after-it" /> says.'),
    ],
    at: "{/* #an-item */}",
    says: ["the id `an-item` has no effect here", "outside lists, quotes and tables"],
  },
  "an id on a line of its own in a legal document": {
    edit: [legal, append("{/* #alone */}\n\nWe keep it safe.")],
    at: "{/* #alone */}",
    says: ["the id `alone` has no effect here", "at the start of a paragraph"],
  },
  "one id twice in a legal document": {
    edit: [legal, append("{/* #notice-opening */} Again.")],
    at: "{/* #notice-opening */} Again",
    says: [
      `the id \`notice-opening\` is also used on line ${placeOf(realText(legal), "{/* #notice-opening").line}`,
    ],
  },
  "an id of the other document on the same page": {
    edit: ["content/legal/privacy-policy.mdx", append("{/* #notice-opening */} Again.")],
    at: "{/* #notice-opening */}",
    says: ["the id `notice-opening` is also used in content/legal/privacy-notice.mdx", "on the same page"],
  },
  "a heading of a legal document without an id": {
    edit: [terms, append("## Another matter\n\n{/* #another */} Words.")],
    at: "## Another matter",
    says: ["has no id", "add {/* #another-matter */}"],
  },
  "a numbering that is not a section": {
    edit: [legal, swap("numbering: none", "numbering: notice-fact")],
    at: "notice-fact\n",
    says: ["is not a section", "did you mean `notice-facts`?"],
  },
  "a dead path in a prop": {
    edit: [contact, append('<Button to="/contakt">Go</Button>')],
    at: '"/contakt"',
    says: ["`/contakt` points to a page that does not exist", "did you mean `/contact`?"],
  },
  "an unknown link in a prop": {
    edit: [contact, append('<Button to="link:app.getStartd">Go</Button>')],
    at: '"link:app.getStartd"',
    says: ["there is no link named", "did you mean `app.getStarted`?"],
  },
  "an id in a prop that does not exist": {
    edit: ["content/pages/careers.mdx", swap('to="#openings"', 'to="#opening"')],
    at: '"#opening"',
    says: ["this page has no id `#opening`"],
  },
  "a picture that does not exist": {
    edit: [contact, append('<Art image="heroes/contakt.svg" alt="A hill" />')],
    at: '"heroes/contakt.svg"',
    says: ["there is no picture `heroes/contakt.svg`", "did you mean `heroes/contact.svg`?"],
  },
  "a picture without alternative text": {
    edit: [contact, append('<Art image="heroes/contact.svg" />')],
    at: "<Art image",
    says: ["has no `alt`", 'alt="" if it is decorative'],
  },
  "a picture in Markdown without alternative text": {
    edit: [contact, append("![](heroes/home.svg)")],
    at: "![](",
    says: ["no alternative text", "<Art"],
  },
  "a picture in a text document": {
    edit: [faq, append("![A hill](heroes/home.svg)")],
    at: "![A hill",
    says: ["a text document shows no pictures", "remove it"],
  },
  "a picture of a license that does not exist": {
    edit: ["content/facts/licenses.yaml", swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: brand/icno.svg")],
    at: "brand/icno.svg",
    says: ["there is no picture", "did you mean `brand/icon.svg`?"],
  },
  "a logo whose picture does not exist": {
    edit: ["content/facts/logos.yaml", swap("logos/vesper.svg", "logos/vespa.svg")],
    at: "logos/vespa.svg",
    says: ["there is no picture", "did you mean `logos/vesper.svg`?"],
  },
  "an unknown icon in frontmatter": {
    edit: [faq, swap("icon: microscope", "icon: telescope")],
    at: "telescope",
    says: ["there is no icon `telescope`", "microscope"],
    fix: (text) => text.replace("telescope", "microscope"),
  },
  "a page without a route": {
    edit: [contact, swap("path: /contact", "path: /contakt")],
    at: "/contakt",
    says: ["there is no route for `/contakt`", "did you mean `/contact`?"],
  },
  "a page with a path close to another page's": {
    edit: [contact, swap("path: /contact", "path: /abuot")],
    at: "/abuot",
    says: ["there is no route for `/abuot`", "ask a developer"],
    fix: (text) => text.replace("/abuot", "/contact"),
  },
  "a clinic without a route": {
    edit: ["content/clinics/conceptions.mdx", swap("slug: conceptions", "slug: conception")],
    at: "conception\n",
    says: ["there is no route for `/conception`", "did you mean `/conceptions`?"],
  },
};
