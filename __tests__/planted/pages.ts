import { edit, type Faults } from "./fault";

const faqAnswers = "__tests__/published/faq-answers.test.ts";
const contracts = "__tests__/published/contracts.test.ts";
const records = "__tests__/published/records.test.ts";
const axe = "__tests__/browser/accessibility.spec.ts";

export const wording: Faults = {
  "patients read that fewer eggs are expected to survive freezing": edit(
    "content/facts/figures.yaml",
    `eggs.survive: { label: "Eggs that survive freezing", value: 90`,
    `eggs.survive: { label: "Eggs that survive freezing", value: 80`,
  ).fails(faqAnswers),
  "co-borrowers read that they owe half of the loan": edit(
    "content/faq/basics.mdx",
    "jointly liable for the loan: for all of it, not for half.",
    "liable for half of the loan.",
  ).fails(faqAnswers),
  "clinic pages promise funding within 48 hours of signing": edit(
    "content/shared/clinic-page.mdx",
    `lead="Funded within"`,
    `lead="After signing, funded within"`,
  ).fails(contracts),
  "a check is made payable to another company": edit(
    "content/pages/contact.mdx",
    "payable to {company.legalName}",
    "payable to {company.name}",
  ).fails(contracts),
  "the banner's promise is not the required one": edit(
    "content/facts/figures.yaml",
    "value: first nationwide IVF",
    "value: first national IVF",
  ).fails("__tests__/browser/header.spec.ts", "the banner is fixed at the top and 118 px high"),
  "the drawer ends in Get Started instead of Get started": edit(
    "src/layouts/Drawer.tsx",
    ">Get started<",
    ">Get Started<",
  ).fails("__tests__/browser/drawer.spec.ts", "the drawer has the tabs Services and Resources"),
  "the footer's Terms link points to the loan terms": edit(
    "src/site/navigation.ts",
    '{ label: "Terms", to: `${pathOf("terms")}/tou` }',
    '{ label: "Terms", to: `${pathOf("terms")}/loans` }',
  ).fails("__tests__/browser/footer.spec.ts", "the footer has logo, tagline, four networks"),
  "the IVF page's headline is not the required one": edit(
    "content/pages/ivf.mdx",
    `title="Your IVF journey, our support"`,
    `title="Your IVF journey with our support"`,
  ).fails("__tests__/browser/marketing/landing.spec.ts", "the IVF page has its hero"),
  "the job posting names another location": edit(
    "content/careers/software-engineer.mdx",
    "location: San Francisco or US Remote",
    "location: San Francisco",
  ).fails(records),
  "the phone hours are in another time zone than specified": edit(
    "content/facts/company.yaml",
    "summary: Mon-Fri 8:00-17:00 Pacific",
    "summary: Mon-Fri 8:00-17:00 Eastern",
  ).fails(records),
  "every page names the insurance program wrongly": edit(
    "content/facts/company.yaml",
    "Baby or Your Money Back",
    "Baby or Money Back",
  ).fails(records),
};

export const accessibility: Faults = {
  "the hamburger button has no accessible name": edit(
    "src/layouts/Navbar.tsx",
    ` popovertarget={drawerId} aria-label="Menu"`,
    " popovertarget={drawerId}",
  ).fails(axe, "axe, reflow and targets of /contact at"),
  "the links to social networks have no accessible names": edit(
    "src/layouts/Footer.tsx",
    "<Social to={to} aria-label={label}>",
    "<Social to={to}>",
  ).fails("__tests__/browser/footer.spec.ts", "the footer has logo, tagline, four networks"),
  "steps for clinics are invisible on a desktop": edit("src/design/space.ts", ", opacity: 1", "").fails(
    "__tests__/browser/no-script.spec.ts",
    "a page of each template can be read without JavaScript",
  ),
  "the small print is too pale to read": edit(
    "src/design/type.ts",
    "finePrint = { color: gray[600]",
    "finePrint = { color: gray[400]",
  ).fails(axe, "axe, reflow and targets of /about at"),
  "the small print does not follow the browser's font size": edit(
    "src/design/type.ts",
    'fine: ".875rem"',
    'fine: "14px"',
  ).fails(axe, "all text follows the browser's font size"),
  "the page has no main landmark": edit(
    "src/layouts/SiteLayout.tsx",
    `<main id="main" tabIndex={-1}>\n          {children}\n        </main>`,
    `<div id="main" tabIndex={-1}>\n          {children}\n        </div>`,
  ).fails(axe, "axe, reflow and targets of /press at"),
  "the estimate's slider has no accessible name": edit(
    "src/sections/estimate/PaymentEstimate.tsx",
    `          aria-label="Amount to borrow"\n`,
  ).fails(axe, "axe, reflow and targets of /ivf at"),
  "touch targets in the footer are too small": edit(
    "src/layouts/Footer.tsx",
    "const FooterLink = styled(Link)({\n  ...touchTarget,",
    "const FooterLink = styled(Link)({\n  ...touchTarget,\n  minHeight: 20,",
  ).fails(axe, "axe, reflow and targets of /careers at"),
  "decorative icons are announced by screen readers": edit(
    "src/components/Icon.tsx",
    `aria-hidden="true"\n      dangerouslySetInnerHTML`,
    "dangerouslySetInnerHTML",
  ).fails("__tests__/components/parts.test.tsx"),
  "the calm view switch has no accessible name": edit(
    "src/layouts/CalmSwitch.tsx",
    "Calm view: no baby pictures or counts, no motion",
    '<span aria-hidden="true">Calm view: no baby pictures or counts, no motion</span>',
  ).fails(axe, "axe, reflow and targets of /services at"),
};
