import { append, swap, type Mistakes } from "./mistake";

const contact = "content/pages/contact.mdx";
const ivf = "content/pages/ivf.mdx";
const freezing = "content/pages/egg-freezing.mdx";
const clinic = "content/shared/clinic-page.mdx";

/** Props and content that components do not accept. Their types are read from the components themselves. */
export const propMistakes: Mistakes = {
  "a prop misspelled": {
    edit: [contact, append('<CallToAction titel="Talk to us" />')],
    at: "titel=",
    says: ["<CallToAction> has no prop `titel`", "title, button, to, next", "did you mean `title`?"],
  },
  "a prop with a name like no other": {
    edit: [ivf, swap('eyebrow="IVF Plans"', 'eyebrow="IVF Plans" zzzzzzzz="1"')],
    at: "zzzzzzzz",
    says: ["<Hero> has no prop `zzzzzzzz`", "remove it"],
  },
  "an HTML prop": {
    edit: [contact, append('<Lede className="big">\n\nWords.\n\n</Lede>')],
    at: "className",
    says: ["<Lede> has no prop `className`", "without props"],
  },
  "a missing prop": {
    edit: [ivf, swap('  title="Your IVF Plan"\n', "")],
    at: "<PlanCard",
    says: ["<PlanCard> has no `title`", 'title="..."'],
    fix: (text) => text.replace("<PlanCard\n", '<PlanCard\n  title="Your IVF Plan"\n'),
  },
  "a value that is not among the choices": {
    edit: [ivf, swap('titleSize="h3"', 'titleSize="h33"')],
    at: '"h33"',
    says: ['`titleSize` of <PlanCard> is "h33"', "one of h2, h3, h4", "did you mean"],
  },
  "a tone that does not exist": {
    edit: [contact, append('<Section tone="teel" title="More">\n\nWords.\n\n</Section>')],
    at: '"teel"',
    says: ["`tone` of <Section>", "did you mean `teal`?"],
  },
  "an icon that does not exist": {
    edit: [ivf, swap('icon="sun-horizon"', 'icon="sun-horizont"')],
    at: '"sun-horizont"',
    says: ["`icon` of <PlanCard>", "did you mean `sun-horizon`?"],
  },
  "a number in quotes": {
    edit: [ivf, swap("<CoverageList columns={4}>", '<CoverageList columns="4">')],
    at: '"4"',
    says: ['`columns` of <CoverageList> is "4"', "one of 1, 2, 3, 4", "write {4}"],
  },
  "a number out of its range": {
    edit: [ivf, swap("<CoverageList columns={4}>", "<CoverageList columns={5}>")],
    at: "5}>",
    says: ["`columns` of <CoverageList> is 5", "one of 1, 2, 3, 4", "did you mean `4`?"],
  },
  "true in quotes": {
    edit: [contact, append('<Art image="heroes/contact.svg" alt="" eager="true" />')],
    at: '"true"',
    says: ["`eager` of <Art>", "true or false in braces"],
  },
  "words where a list belongs": {
    edit: [freezing, swap(/features=\{\[[^\]]*\]\}/, 'features="Low rates"')],
    at: '"Low rates"',
    says: ["`features` of <PlanCard>", "a list in braces"],
    fix: (text) => text.replace('features="Low rates"', 'features={["Low rates"]}'),
  },
  "a field of a record misspelled": {
    edit: [ivf, swap('{ title: "A nurse to call"', '{ titel: "A nurse to call"')],
    at: 'titel: "A nurse',
    says: ["has no field `titel`", "did you mean `title`?"],
  },
  "code in a prop": {
    edit: [contact, append("<CallToAction title={process.env.HOME} />")],
    at: "title={process",
    says: ["the value of `title` of <CallToAction> is code", "write the value itself"],
    fix: (text) => text.replace("{process.env.HOME}", '"Talk to us"'),
  },
  "props spread from code": {
    edit: [contact, append("<CallToAction {...props} />")],
    at: "<CallToAction {",
    says: ["contains code instead of a prop"],
    fix: (text) => text.replace("{...props}", 'title="Talk to us"'),
  },
  "an unknown fact in a prop": {
    edit: [contact, append('<CallToAction title="From {apr.mim}" />')],
    at: "{apr.mim}",
    says: ["`{apr.mim}` is not a fact", "did you mean `apr.min`?"],
  },
  "an unknown fact in a list of a prop": {
    edit: [ivf, swap('features={["Paid', 'features={["{apr.mim} and up", "Paid')],
    at: "{apr.mim}",
    says: ["did you mean `apr.min`?"],
  },
  "an unknown fact in a <Fact>": {
    edit: [contact, append('<Fact name="apr.mim" />')],
    at: '"apr.mim"',
    says: ["`apr.mim` is not a fact", "did you mean `apr.min`?"],
  },
  "an unknown fact in a <Lines>": {
    edit: [contact, append('<Lines fact="company.adress.corporate" />')],
    at: '"company.adress',
    says: ["did you mean `company.address.corporate`?"],
  },
  "text in a component that accepts none": {
    edit: [contact, append("<ContactUs>Call</ContactUs>")],
    at: "<ContactUs>Call",
    says: ["<ContactUs> accepts nothing between its tags", "<ContactUs />"],
  },
  "an empty component that needs text": {
    edit: [contact, append("<Questions></Questions>")],
    at: "<Questions></",
    says: ["<Questions> is empty", "words between its tags"],
    fix: (text) =>
      text.replace(
        "<Questions></Questions>",
        '<Questions>\n\n<Question id="why" title="Why?">\n\nBecause.\n\n</Question>\n\n</Questions>',
      ),
  },
  "an id in capitals": {
    edit: [clinic, append('<Section id="More" title="More">\n\nWords.\n\n</Section>')],
    at: '"More" title',
    says: ["`id` of <Section>", "lowercase words with hyphens"],
  },
  "one id for two sections": {
    edit: [
      contact,
      append(
        '<Section id="more" title="More">\n\nWords.\n\n</Section>\n\n<Section id="more" title="Still more">\n\nWords.\n\n</Section>',
      ),
    ],
    at: '<Section id="more" title="Still',
    says: ["the id `more` is also used on line"],
  },
  "an id on this page without its #": {
    edit: ["content/pages/careers.mdx", swap('to="#openings"', 'to="openings"')],
    at: { line: 15, column: 18 },
    says: ["an id on this page, such as #openings", "write #openings"],
  },
};
