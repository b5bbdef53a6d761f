import { appended, mistake, swap, type Mistakes } from "./mistake";

const contact = "content/pages/contact.mdx";
const ivf = "content/pages/ivf.mdx";
const freezing = "content/pages/egg-freezing.mdx";
const clinic = "content/shared/clinic-page.mdx";

/** Props and content that components do not accept. Their types are read from the components themselves. */
export const propMistakes: Mistakes = {
  "a prop misspelled": appended(contact, '<CallToAction ^titel="Talk to us" />').says(
    "<CallToAction> has no prop `titel` ... title, button, to, next ... did you mean `title`?",
  ),
  "a prop twice": appended(contact, '<CallToAction title="Talk to us" ^title="Write to us" />')
    .says("`title` of <CallToAction> is written twice ... delete one of the two")
    .fixedBy(' title="Talk to us"', ""),
  "a prop without words": appended(contact, '<CallToAction title=^" " />')
    .says('`title` of <CallToAction> is " " ... words in quotes')
    .fixedBy('" "', '"Talk to us"'),
  "a prop with a name like no other": mistake(
    ivf,
    swap('eyebrow="IVF Plans"', 'eyebrow="IVF Plans" ^zzzzzzzz="1"'),
  ).says("<Hero> has no prop `zzzzzzzz` ... remove it"),
  "an HTML prop": appended(contact, '<Lede ^className="big">\n\nWords.\n\n</Lede>').says(
    "<Lede> has no prop `className` ... without props",
  ),
  "a missing prop": mistake(ivf, swap('  title="Your IVF Plan"\n', ""))
    .says('<PlanCard> has no `title` ... title="..."', { at: "<PlanCard" })
    .fixedBy("<PlanCard\n", '<PlanCard\n  title="Your IVF Plan"\n'),
  "a value that is not among the choices": mistake(ivf, swap('titleSize="h3"', 'titleSize=^"h33"')).says(
    '`titleSize` of <PlanCard> is "h33" ... one of h2, h3, h4 ... did you mean',
  ),
  "an icon that does not exist": mistake(ivf, swap('icon="sun-horizon"', 'icon=^"sun-horizont"')).says(
    "`icon` of <PlanCard> ... one of ... more ... did you mean `sun-horizon`?",
  ),
  "a number in quotes": mistake(ivf, swap("<CoverageList columns={4}>", '<CoverageList columns=^"4">')).says(
    '`columns` of <CoverageList> is "4" ... one of 1, 2, 3, 4 ... write {4}',
  ),
  "a number out of its range": mistake(
    ivf,
    swap("<CoverageList columns={4}>", "<CoverageList columns={^5}>"),
  ).says("`columns` of <CoverageList> is 5 ... one of 1, 2, 3, 4 ... did you mean `4`?"),
  "true in quotes": appended(contact, '<Art image="heroes/contact.svg" alt="" eager=^"true" />').says(
    "`eager` of <Art> ... true or false in braces, or the name alone ... write {true}",
  ),
  "words where a list belongs": mistake(freezing, swap(/features=\{\[[^\]]*\]\}/, 'features=^"Low rates"'))
    .says('`features` of <PlanCard> ... a list in braces ... write {["Low rates"]}')
    .fixedBy('features="Low rates"', 'features={["Low rates"]}'),
  "a field of a record misspelled": mistake(
    ivf,
    swap('{ title: "A free nurse call"', '{ ^titel: "A free nurse call"'),
  ).says("has no field `titel` ... did you mean `title`?"),
  "code in a prop": appended(contact, "<CallToAction ^title={process.env.HOME} />")
    .says("the value of `title` of <CallToAction> is code ... write the value itself")
    .fixedBy("{process.env.HOME}", '"Talk to us"'),
  "props spread from code": appended(contact, "^<CallToAction {...props} />")
    .says("contains code instead of a prop")
    .fixedBy("{...props}", 'title="Talk to us"'),
  "an unknown fact in a prop": appended(contact, '<CallToAction title="From ^{apr.mim}" />').says(
    "`{apr.mim}` is not a fact ... did you mean `apr.min`?",
  ),
  "an unknown fact in a list of a prop": mistake(
    ivf,
    swap('features={["Paid', 'features={["^{apr.mim} and up", "Paid'),
  ).says("did you mean `apr.min`?"),
  "an unknown fact in a <Fact>": appended(contact, '<Fact name=^"apr.mim" />').says(
    "`apr.mim` is not a fact ... did you mean `apr.min`?",
  ),
  "words instead of a loan's term": mistake(
    ivf,
    swap('<PaymentEstimate term="{plan.ivf.term}"', '<PaymentEstimate term=^"soon"'),
  )
    .says(
      '`term` of <PaymentEstimate> is "soon" ... exactly one fact ... write {example.term} or {plan.ivf.term}',
    )
    .fixedBy('"soon"', '"{plan.ivf.term}"'),
  "a price instead of a loan's term": mistake(
    ivf,
    swap('<PaymentEstimate term="{plan.ivf.term}"', '<PaymentEstimate term=^"{plan.ivf.from}"'),
  ).says("`term` of <PaymentEstimate> ... `credit: true` ... did you mean `{plan.ivf.term}`?"),
  "a time that is not a loan's term": mistake(
    freezing,
    swap('  term="{plan.eggFreezing.term}"', '  term=^"{prequalify.time}"'),
  )
    .says('`term` of <PlanCard> is "{prequalify.time}" ... `unit: months` ... or {plan.eggFreezing.term}')
    .fixedBy('term="{prequalify.time}"', 'term="{plan.eggFreezing.term}"'),
  "an unknown fact in a <Lines>": appended(contact, '<Lines fact=^"company.adress.corporate" />').says(
    "did you mean `company.address.corporate`?",
  ),
  "text in a component that accepts none": appended(contact, "^<ContactUs>Call</ContactUs>").says(
    "<ContactUs> accepts nothing between its tags ... <ContactUs />",
  ),
  "an empty component that needs text": appended(contact, "^<Questions></Questions>")
    .says("<Questions> is empty ... words between its tags")
    .fixedBy(
      "<Questions></Questions>",
      '<Questions>\n\n<Question id="why" title="Why?">\n\nBecause.\n\n</Question>\n\n</Questions>',
    ),
  "an id in capitals": appended(clinic, '<Section id=^"More" title="More">\n\nWords.\n\n</Section>').says(
    "`id` of <Section> ... lowercase words with hyphens",
  ),
  "one id for two sections": appended(
    contact,
    '<Section id="more" title="More">\n\nWords.\n\n</Section>\n\n^<Section title="And more" id="more">\n\nWords.\n\n</Section>',
  ).says("the id `more` is also used on line"),
  "an id on this page without its #": mistake(
    "content/pages/careers.mdx",
    swap('to="#openings"', 'to=^"openings"'),
  ).says("an id on this page, such as #openings ... write #openings"),
};
