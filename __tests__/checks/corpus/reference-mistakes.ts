import { appended, mistake, placeOf, swap, type Mistakes } from "./mistake";
import { realText } from "./planted-content";

const faq = "content/faq/ivf.mdx";
const legal = "content/legal/privacy-notice.mdx";
const terms = "content/legal/loan-terms.mdx";
const contact = "content/pages/contact.mdx";

/** Links, ids, clauses and pictures that do not exist. */
export const referenceMistakes: Mistakes = {
  "a link to an id that this page does not have": appended(faq, "See ^[the plans](#ivf-step).").says(
    "this page has no id `#ivf-step` ... did you mean `#ivf-steps`?",
  ),
  "a link to an id that another page does not have": appended(
    faq,
    "See ^[the plans](/faq/financing#loan-step).",
  ).says("the page /faq/financing has no id `#loan-step` ... did you mean `#loan-steps`?"),
  "an id on another page that is like no other": appended(faq, "See ^[the plans](/about#zzzzzzzzzzzz).").says(
    "the page /about has no id ... link to the page without an id",
  ),
  "an id that a marketing page does not have": appended(faq, "See ^[the plans](/careers#opening).").says(
    "the page /careers has no id `#opening` ... did you mean `#openings`?",
  ),
  "a campaign in a link to our own page": appended(
    faq,
    "See ^[the plans](/faq/financing?utm_source=letter&utm_medium=email#loan-steps).",
  ).says("names a campaign ... write /faq/financing#loan-steps"),
  "a link to another host that looks like a path": appended(faq, "See ^[the plans](//about).")
    .says("`//about` is typed into the copy")
    .fixedBy("(//about)", "(/about)"),
  "a link to a question that moved to another page": appended(
    faq,
    "See ^[the plans](/faq/basics#loan-steps).",
  ).says("the page /faq/basics has no id ... did you mean `/faq/financing#loan-steps`?"),
  "a link to a clause that moved to another legal text": appended(
    faq,
    "See ^[the clause](/terms/membership#prepayment).",
  ).says("the page /terms/membership has no id ... did you mean `/terms/loans#prepayment`?"),
  "a link to an id that several other pages have": appended(faq, "See ^[the plans](/about#coverage).").says(
    "the page /about has no id ... link to the page without an id",
  ),
  "a link to this site with its host": appended(
    faq,
    "See ^[the plans](https://www.wrenfield.example/ivf).",
  ).says("is typed into the copy ... a path of this site ... write /ivf"),
  "a link to this site with its host and a campaign": appended(
    faq,
    "See ^[the plans](https://www.wrenfield.example/ivf?utm_source=letter#coverage).",
  ).says("is typed into the copy ... write /ivf#coverage"),
  "a link copied from the preview": appended(faq, "See ^[the plans](http://localhost:8000/ivf).").says(
    "is typed into the copy ... a path of this site ... write /ivf",
  ),
  "a link to a category that has another name now": appended(
    faq,
    "See ^[the plans](/faq/money#loan-steps).",
  ).says("a page that does not exist ... did you mean `/faq/financing#loan-steps`?"),
  "a link to another site without its https:": appended(faq, "See ^[a clinic](www.a-clinic.example).")
    .says("`www.a-clinic.example` is typed ... add it to content/facts/links.yaml and link to it by name")
    .fixedBy("(www.a-clinic.example)", "(link:blog)"),
  "a link to our blog without its https:": appended(faq, "See ^[our blog](blog.wrenfield.example).").says(
    "`blog.wrenfield.example` is typed into the copy ... write link:blog",
  ),
  "an email address in a link without its mailto:": appended(
    faq,
    "^[Write to us](press@wrenfield.example).",
  ).says("`press@wrenfield.example` is typed into the copy ... write link:mail.press"),
  "a mistyped link: before a name": appended(faq, "^[Write to us](lnk:mail.press).").says(
    "`lnk:mail.press` does not start with `link:` ... write link:mail.press",
  ),
  "a space in link: before a name that does not exist": appended(
    contact,
    '<Button to=^"link :mail.pres">Write to us</Button>',
  ).says("`link :mail.pres` does not start with `link:` ... links.yaml ... did you mean `mail.press`?"),
  "a script as a link": appended(faq, "See ^[the plans](javascript:alert(1)).")
    .says("`javascript:alert(1)` is code ... write the path of the page that is meant")
    .fixedBy("(javascript:alert(1))", "(/ivf)"),
  "a link to a file": appended(faq, "See ^[it](../faq/basics.mdx).").says(
    "the link `../faq/basics.mdx` is relative ... write /faq/basics",
  ),
  "a link to a file of the same folder, whose name is also an alias": appended(
    faq,
    "See ^[it](financing.mdx#loan-steps).",
  ).says("is relative ... write /faq/financing#loan-steps"),
  "a link to a file as GitHub shows it": appended(faq, "See ^[it](content/faq/financing.mdx).").says(
    "is relative ... write /faq/financing",
  ),
  "a link to a file of another folder": appended(faq, "See ^[it](../pages/ivf.mdx).").says(
    "is relative ... write /ivf",
  ),
  "a link with a trailing slash before its id": appended(
    faq,
    "See ^[the steps](/faq/financing/#loan-steps).",
  ).says("write /faq/financing#loan-steps"),
  "a link through an alias": appended(faq, "See ^[the plans](/starter-kit).").says(
    "another address of the page / ... the page's own address",
  ),
  "a link below a page": appended(faq, "See ^[the plans](/about/team).").says(
    "`/about/team` is another address of the page /about ... write /about",
  ),
  "a link with a trailing slash": appended(faq, "See ^[the plans](/about/).").says("write /about"),
  "a link to the application by path": appended(faq, "See ^[the plans](/login).")
    .says("`/login` points to a page that does not exist")
    .fixedBy("(/login)", "(link:app.login)"),
  "a reference to a section that does not exist": appended(legal, 'See <Ref to=^"notice-question" />.').says(
    "`notice-question` is not a section or clause ... did you mean `notice-questions`?",
  ),
  "a reference without a name": appended(legal, "See ^<Ref />.")
    .says('<Ref> has no `to` ... to="..."')
    .fixedBy("<Ref />", '<Ref to="notice-questions" />'),
  "an id on an item of a list in a legal document": appended(
    legal,
    '- ^{/* #an-item */} We keep it safe.\n\n{/* #after-it */} As <Ref to="after-it" /> says.',
  ).says("the id `an-item` has no effect here ... outside lists, quotes and tables"),
  "an id on a line of its own in a legal document": appended(
    legal,
    "^{/* #alone */}\n\nWe keep it safe.",
  ).says("the id `alone` has no effect here ... at the start of a paragraph"),
  "one id twice in a legal document": appended(legal, "^{/* #notice-opening */} Again.").says(
    `the id \`notice-opening\` is also used on line ${placeOf(realText(legal), "{/* #notice-opening").line}`,
  ),
  "an id of the other document on the same page": appended(
    "content/legal/privacy-policy.mdx",
    "^{/* #notice-opening */} Again.",
  ).says("the id `notice-opening` is also used in content/legal/privacy-notice.mdx ... on the same page"),
  "a heading of a legal document without an id": appended(
    terms,
    "^## Another matter\n\n{/* #another */} Words.",
  ).says("has no id ... add {/* #another-matter */}"),
  "a numbering that is not a section": mistake(
    legal,
    swap("numbering: none", "numbering: ^notice-fact"),
  ).says("is not a section ... did you mean `notice-facts`?"),
  "a dead path in a prop": appended(contact, '<Button to=^"/contakt">Go</Button>').says(
    "`/contakt` points to a page that does not exist ... did you mean `/contact`?",
  ),
  "an unknown link in a prop": appended(contact, '<Button to=^"link:app.getStartd">Go</Button>').says(
    "there is no link named ... did you mean `app.getStarted`?",
  ),
  "an id in a prop that does not exist": mistake(
    "content/pages/careers.mdx",
    swap('to="#openings"', 'to=^"#opening"'),
  ).says("this page has no id `#opening`"),
  "a picture that does not exist": appended(contact, '<Art image=^"heroes/contakt.svg" alt="A hill" />').says(
    "there is no picture `heroes/contakt.svg` ... did you mean `heroes/contact.svg`?",
  ),
  "a picture without alternative text": appended(contact, '^<Art image="heroes/contact.svg" />').says(
    'has no `alt` ... alt="" if it is decorative',
  ),
  "a picture in Markdown without alternative text": appended(contact, "^![](heroes/home.svg)").says(
    "no alternative text ... <Art",
  ),
  "a picture in a text document": appended(faq, "^![A hill](heroes/home.svg)").says(
    "a text document shows no pictures ... remove it",
  ),
  "a picture of a license that does not exist": mistake(
    "content/facts/licenses.yaml",
    swap("SAMPLE-AL-0001", "SAMPLE-AL-0001, file: ^brand/icno.svg"),
  ).says("there is no picture ... did you mean `brand/icon.svg`?"),
  "an unknown icon in frontmatter": mistake(faq, swap("icon: microscope", "icon: ^telescope"))
    .says('`icon` is "telescope" ... one of ... microscope')
    .fixedBy("telescope", "microscope"),
  "a page without a route": mistake(contact, swap("path: /contact", "path: ^/contakt")).says(
    "there is no route for `/contakt` ... did you mean `/contact`?",
  ),
  "a page with a path close to another page's": mistake(contact, swap("path: /contact", "path: ^/abuot"))
    .says("there is no route for `/abuot` ... ask a developer")
    .fixedBy("/abuot", "/contact"),
  "a clinic without a route": mistake(
    "content/clinics/conceptions.mdx",
    swap("slug: conceptions", "slug: ^conception"),
  ).says("there is no route for `/conception` ... did you mean `/conceptions`?"),
  "a clinic with the address of a page": mistake(
    "content/clinics/conceptions.mdx",
    swap("slug: conceptions", "slug: ^about"),
  ).says("`/about` is already the address of another page ... choose another slug", { unfixable: true }),
  "a link with a title": appended(faq, '^[Our answers](/faq "About {apr.min}")')
    .says('the link has the title "About {apr.min}"')
    .fixedBy(' "About {apr.min}"', ""),
  "an id at the start of a heading": appended(faq, "## ^{/* #an-id */} May I bring a friend?\n\nYes.")
    .says("the comment with the id is not at the end of the heading")
    .fixedBy("{/* #an-id */} May I bring a friend?", "May I bring a friend? {/* #an-id */}"),
  "a former address without its redirect": mistake(
    "content/clinics/conceptions.mdx",
    swap("slug: conceptions", "slug: conceptions\nwas: ^[conception]"),
  ).says("`was` contains `/conception`, which has no redirect yet ... npm run generate", { unfixable: true }),
};
