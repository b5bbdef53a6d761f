import type { Faults } from "./fault";

const faqAnswers = "__tests__/published/faq-answers.test.ts";
const contracts = "__tests__/published/contracts.test.ts";
const records = "__tests__/published/records.test.ts";
const axe = "__tests__/browser/accessibility.spec.ts";

export const wording: Faults = [
  {
    name: "patients read that fewer eggs are expected to survive freezing",
    file: "content/facts/figures.yaml",
    find: `eggs.survive: { label: "Eggs that survive freezing", value: 90`,
    replace: `eggs.survive: { label: "Eggs that survive freezing", value: 80`,
    test: faqAnswers,
  },
  {
    name: "co-borrowers read that they owe half of the loan",
    file: "content/faq/basics.mdx",
    find: "A co-borrower is jointly liable.",
    replace: "A co-borrower owes a share.",
    test: faqAnswers,
  },
  {
    name: "clinic pages promise funding within 48 hours of signing",
    file: "content/shared/clinic-page.mdx",
    find: `lead="Funded within"`,
    replace: `lead="After signing, funded within"`,
    test: contracts,
  },
  {
    name: "a check is made payable to another company",
    file: "content/pages/contact.mdx",
    find: "payable to {company.legalName}",
    replace: "payable to {company.name}",
    test: contracts,
  },
  {
    name: "the banner's promise is not the required one",
    file: "src/layouts/Banner.tsx",
    find: "<span>Nationwide IVF Insurance Program</span>",
    replace: "<span>National IVF Insurance Program</span>",
    test: "__tests__/browser/header.spec.ts",
    title: "the banner is fixed at the top and 118 px high",
  },
  {
    name: "the drawer ends in Get Started instead of Get started",
    file: "src/layouts/Drawer.tsx",
    find: ">Get started<",
    replace: ">Get Started<",
    test: "__tests__/browser/drawer.spec.ts",
    title: "the drawer has the tabs Services and Resources",
  },
  {
    name: "the footer's Terms link points to the loan terms",
    file: "src/site/navigation.ts",
    find: '{ label: "Terms", to: `${pathOf("terms")}/tou` }',
    replace: '{ label: "Terms", to: `${pathOf("terms")}/loans` }',
    test: "__tests__/browser/footer.spec.ts",
    title: "the footer has logo, tagline, four networks",
  },
  {
    name: "the IVF page's headline is not the required one",
    file: "content/pages/ivf.mdx",
    find: `title="Your IVF journey, our support"`,
    replace: `title="Your IVF journey with our support"`,
    test: "__tests__/browser/marketing/landing.spec.ts",
    title: "the IVF page has its hero",
  },
  {
    name: "the job posting names another location",
    file: "content/careers/software-engineer.mdx",
    find: "location: San Francisco or US Remote",
    replace: "location: San Francisco",
    test: records,
  },
  {
    name: "the phone hours are shorter than specified",
    file: "content/facts/company.yaml",
    find: "summary: Mon-Fri 8:00-17:00 Pacific",
    replace: "summary: Mon-Fri 9:00-17:00 Pacific",
    test: records,
  },
  {
    name: "every page names the insurance program wrongly",
    file: "content/facts/company.yaml",
    find: "Baby or Your Money Back",
    replace: "Baby or Money Back",
    test: records,
  },
];

export const accessibility: Faults = [
  {
    name: "the hamburger button has no accessible name",
    file: "src/layouts/Navbar.tsx",
    find: ` popovertarget={drawerId} aria-label="Menu"`,
    replace: " popovertarget={drawerId}",
    test: axe,
    title: "axe, reflow and targets of /contact at",
  },
  {
    name: "the links to social networks have no accessible names",
    file: "src/layouts/Footer.tsx",
    find: "<Social to={to} aria-label={label}>",
    replace: "<Social to={to}>",
    test: "__tests__/browser/footer.spec.ts",
    title: "the footer has logo, tagline, four networks",
  },
  {
    name: "the small print is too pale to read",
    file: "src/layouts/Footer.tsx",
    find: "color: gray[600],\n  fontSize: fontSize.fine,",
    replace: "color: gray[400],\n  fontSize: fontSize.fine,",
    test: axe,
    title: "axe, reflow and targets of /about at",
  },
  {
    name: "the page has no main landmark",
    file: "src/layouts/SiteLayout.tsx",
    find: `<main id="main" tabIndex={-1}>\n          {children}\n        </main>`,
    replace: `<div id="main" tabIndex={-1}>\n          {children}\n        </div>`,
    test: axe,
    title: "axe, reflow and targets of /press at",
  },
  {
    name: "the estimate's slider has no accessible name",
    file: "src/sections/estimate/PaymentEstimate.tsx",
    find: `          aria-label="Amount to borrow"\n`,
    test: axe,
    title: "axe, reflow and targets of /ivf at",
  },
  {
    name: "touch targets in the footer are too small",
    file: "src/layouts/Footer.tsx",
    find: "const FooterLink = styled(Link)({\n  ...touchTarget,",
    replace: "const FooterLink = styled(Link)({\n  ...touchTarget,\n  minHeight: 20,",
    test: axe,
    title: "axe, reflow and targets of /careers at",
  },
  {
    name: "decorative icons are announced by screen readers",
    file: "src/components/Icon.tsx",
    find: `aria-hidden="true"\n      dangerouslySetInnerHTML`,
    replace: "dangerouslySetInnerHTML",
    test: "__tests__/components/parts.test.tsx",
  },
  {
    name: "the calm view switch has no accessible name",
    file: "src/layouts/CalmSwitch.tsx",
    find: "<span>Calm view: no baby pictures or counts, no motion</span>",
    replace: '<span aria-hidden="true">Calm view: no baby pictures or counts, no motion</span>',
    test: axe,
    title: "axe, reflow and targets of /services at",
  },
];
