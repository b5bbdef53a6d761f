import { append, swap, type Mistake } from "./mistake";

const contact = "content/pages/contact.mdx";
const ivf = "content/pages/ivf.mdx";
const freezing = "content/pages/egg-freezing.mdx";
const clinic = "content/shared/clinic-page.mdx";

/** Props and content that components do not accept. Their types are read from the components themselves. */
export const propMistakes: readonly Mistake[] = [
  {
    name: "a prop misspelled",
    file: contact,
    plant: append('<CallToAction titel="Talk to us" />'),
    at: "titel=",
    says: ["<CallToAction> has no prop `titel`", "title, button, to, next", "did you mean `title`?"],
  },
  {
    name: "a prop with a name like no other",
    file: ivf,
    plant: swap('eyebrow="IVF Plans"', 'eyebrow="IVF Plans" zzzzzzzz="1"'),
    at: "zzzzzzzz",
    says: ["<Hero> has no prop `zzzzzzzz`", "remove it"],
  },
  {
    name: "an HTML prop",
    file: contact,
    plant: append('<Lede className="big">\n\nWords.\n\n</Lede>'),
    at: "className",
    says: ["<Lede> has no prop `className`", "without props"],
  },
  {
    name: "a missing prop",
    file: ivf,
    plant: swap('  title="Your IVF Plan"\n', ""),
    at: "<PlanCard",
    says: ["<PlanCard> has no `title`", 'title="..."'],
    fix: (text) => text.replace("<PlanCard\n", '<PlanCard\n  title="Your IVF Plan"\n'),
  },
  {
    name: "a value that is not among the choices",
    file: ivf,
    plant: swap('titleSize="h3"', 'titleSize="h33"'),
    at: '"h33"',
    says: ['`titleSize` of <PlanCard> is "h33"', "one of h2, h3, h4", "did you mean"],
  },
  {
    name: "a tone that does not exist",
    file: contact,
    plant: append('<Section tone="teel" title="More">\n\nWords.\n\n</Section>'),
    at: '"teel"',
    says: ["`tone` of <Section>", "did you mean `teal`?"],
  },
  {
    name: "an icon that does not exist",
    file: ivf,
    plant: swap('icon="sun-horizon"', 'icon="sun-horizont"'),
    at: '"sun-horizont"',
    says: ["`icon` of <PlanCard>", "did you mean `sun-horizon`?"],
  },
  {
    name: "a number in quotes",
    file: ivf,
    plant: swap("<CoverageList columns={4}>", '<CoverageList columns="4">'),
    at: '"4"',
    says: ['`columns` of <CoverageList> is "4"', "one of 1, 2, 3, 4", "write {4}"],
  },
  {
    name: "a number out of its range",
    file: ivf,
    plant: swap("<CoverageList columns={4}>", "<CoverageList columns={5}>"),
    at: "5}>",
    says: ["`columns` of <CoverageList> is 5", "one of 1, 2, 3, 4", "did you mean `4`?"],
  },
  {
    name: "true in quotes",
    file: contact,
    plant: append('<Art image="heroes/contact.svg" alt="" eager="true" />'),
    at: '"true"',
    says: ["`eager` of <Art>", "true or false in braces"],
  },
  {
    name: "words where a list belongs",
    file: freezing,
    plant: swap(/features=\{\[[^\]]*\]\}/, 'features="Low rates"'),
    at: '"Low rates"',
    says: ["`features` of <PlanCard>", "a list in braces"],
    fix: (text) => text.replace('features="Low rates"', 'features={["Low rates"]}'),
  },
  {
    name: "a field of a record misspelled",
    file: ivf,
    plant: swap('{ title: "A nurse to call"', '{ titel: "A nurse to call"'),
    at: 'titel: "A nurse',
    says: ["has no field `titel`", "did you mean `title`?"],
  },
  {
    name: "code in a prop",
    file: contact,
    plant: append("<CallToAction title={process.env.HOME} />"),
    at: "title={process",
    says: ["the value of `title` of <CallToAction> is code", "write the value itself"],
    fix: (text) => text.replace("{process.env.HOME}", '"Talk to us"'),
  },
  {
    name: "props spread from code",
    file: contact,
    plant: append("<CallToAction {...props} />"),
    at: "<CallToAction {",
    says: ["contains code instead of a prop"],
    fix: (text) => text.replace("{...props}", 'title="Talk to us"'),
  },
  {
    name: "an unknown fact in a prop",
    file: contact,
    plant: append('<CallToAction title="From {apr.mim}" />'),
    at: "{apr.mim}",
    says: ["`{apr.mim}` is not a fact", "did you mean `apr.min`?"],
  },
  {
    name: "an unknown fact in a list of a prop",
    file: ivf,
    plant: swap('features={["Paid', 'features={["{apr.mim} and up", "Paid'),
    at: "{apr.mim}",
    says: ["did you mean `apr.min`?"],
  },
  {
    name: "an unknown fact in a <Fact>",
    file: contact,
    plant: append('<Fact name="apr.mim" />'),
    at: '"apr.mim"',
    says: ["`apr.mim` is not a fact", "did you mean `apr.min`?"],
  },
  {
    name: "an unknown fact in a <Lines>",
    file: contact,
    plant: append('<Lines fact="company.adress.corporate" />'),
    at: '"company.adress',
    says: ["did you mean `company.address.corporate`?"],
  },
  {
    name: "text in a component that accepts none",
    file: contact,
    plant: append("<ContactUs>Call</ContactUs>"),
    at: "<ContactUs>Call",
    says: ["<ContactUs> accepts nothing between its tags", "<ContactUs />"],
  },
  {
    name: "an empty component that needs text",
    file: contact,
    plant: append("<Questions></Questions>"),
    at: "<Questions></",
    says: ["<Questions> is empty", "words between its tags"],
    fix: (text) =>
      text.replace(
        "<Questions></Questions>",
        '<Questions>\n\n<Question id="why" title="Why?">\n\nBecause.\n\n</Question>\n\n</Questions>',
      ),
  },
  {
    name: "an id in capitals",
    file: clinic,
    plant: append('<Section id="More" title="More">\n\nWords.\n\n</Section>'),
    at: '"More" title',
    says: ["`id` of <Section>", "lowercase words with hyphens"],
  },
  {
    name: "one id for two sections",
    file: contact,
    plant: append(
      '<Section id="more" title="More">\n\nWords.\n\n</Section>\n\n<Section id="more" title="Still more">\n\nWords.\n\n</Section>',
    ),
    at: '<Section id="more" title="Still',
    says: ["the id `more` is also used on line"],
  },
  {
    name: "an id on this page without its #",
    file: "content/pages/careers.mdx",
    plant: swap('to="#openings"', 'to="openings"'),
    at: { line: 15, column: 18 },
    says: ["an id on this page, such as #openings", "write #openings"],
  },
];
