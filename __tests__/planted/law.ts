import type { Faults } from "./fault";

const loanTerms = "content/legal/loan-terms.mdx";
const loanRecord = "content/legal/archive/loan-terms/record.yaml";
const checks = "src/legal/record/checks";
const dated = "__tests__/legal/record/checks/text-dated.test.ts";
const intact = "__tests__/legal/record/checks/archive-intact.test.ts";
const idsTest = "__tests__/legal/record/checks/ids.test.ts";
const notesTest = "__tests__/legal/record/checks/notes.test.ts";

export const legal: Faults = [
  {
    name: "links to retired clauses lead nowhere while a version is upcoming",
    file: "src/legal/versions/for-readers.ts",
    find: "withAnchors(html, index === shown ? archive.record.retired : [])",
    replace: "withAnchors(html)",
    test: "__tests__/legal/versions/for-readers.test.ts",
  },
  {
    name: "borrowers read a rule on credit cards that differs from the published one",
    file: loanTerms,
    find: "We do not accept credit cards.",
    replace: "We accept credit cards.",
    test: dated,
  },
  {
    name: "the date of a published version changes without a new version",
    file: loanTerms,
    find: "date: 2024-09-23",
    replace: "date: 2024-09-24",
    test: dated,
  },
  {
    name: "a link in a contract to the clause on co-borrowers breaks",
    file: loanTerms,
    find: "{/* #co-borrower-liability */} ",
    test: dated,
  },
  {
    name: "the archived text of the loan terms is edited after the fact",
    file: "content/legal/archive/loan-terms/v1.html",
    find: "We do not accept credit cards.",
    replace: "We accept credit cards.",
    test: intact,
  },
  {
    name: "a version's date in the record is changed after it was sealed",
    file: loanRecord,
    find: "date: 2024-09-23",
    replace: "date: 2024-09-22",
    test: intact,
  },
  {
    name: "a published id is removed from the record",
    file: loanRecord,
    find: "  - fixed-rate\n",
    test: intact,
  },
  {
    name: "the check overlooks a published id that was removed",
    file: `${checks}/ids.ts`,
    find: "!present.has(id) && !retired.has(id)",
    replace: "!present.has(id) && retired.has(id)",
    test: idsTest,
  },
  {
    name: "the check overlooks two clauses that swap their ids",
    file: `${checks}/ids.ts`,
    find: "if (!moved && similarity(old, words) >= minSimilarity) return [];",
    replace: "if (similarity(old, words) >= minSimilarity) return [];",
    test: idsTest,
  },
  {
    name: "the check overlooks a text that was changed under its old date",
    file: `${checks}/text-dated.ts`,
    find: "if (readsSame(sealed, source.blocks)) return fields;",
    replace: "if (sealed.length === source.blocks.length) return fields;",
    test: dated,
  },
  {
    name: "a tampered archive passes: the hash of a sealed file is not compared",
    file: `${checks}/archive-intact.ts`,
    find: "else if (sha256(html) !== entry.fileHash)",
    replace: "else if (entry.fileHash.length === 0)",
    test: intact,
  },
  {
    name: "a summary is still shown beside a clause that has changed since the summary was confirmed",
    file: `${checks}/notes.ts`,
    find: "clauses.filter((id, index) => seals.get(id) !== confirmed[index])",
    replace: "clauses.filter((id) => !seals.has(id))",
    test: notesTest,
  },
  {
    name: "a text is published for a day in the past",
    file: "src/legal/record/publish.ts",
    find: "date >= today.slice(0, date.length),",
    replace: "date >= today.slice(0, 0),",
    test: "__tests__/legal/record/publish.test.ts",
  },
  {
    name: "readers see an upcoming version as the one in force",
    file: "src/legal/versions/for-readers.ts",
    find: "shown: index === shown,",
    replace: "shown: index === versions.length - 1,",
    test: "__tests__/legal/versions/for-readers.test.ts",
  },
];

export const disclosures: Faults = [
  {
    name: "the answer about the cost of egg freezing names a payment without the APR disclosure",
    file: "content/faq/egg-freezing.mdx",
    find: "<AprDisclosure />\n",
    test: "__tests__/published/faq-answers.test.ts",
  },
  {
    name: "the IVF page's footer has no APR disclosure beside its prices",
    file: "src/site/routes/table.ts",
    find: `page("ivf", "/ivf", "apr")`,
    replace: `page("ivf", "/ivf")`,
    test: "__tests__/site/routes/pages.test.ts",
  },
  {
    name: "a plan's price is shown without its APR",
    file: "src/sections/plans/PlanPrice.tsx",
    find: `<Fact name="disclosure.planRate" />`,
    test: "__tests__/sections/plans/PlanCard.test.tsx",
  },
  {
    name: "a plan's price is shown without the terms of repayment",
    file: "src/sections/plans/PlanPrice.tsx",
    find: `{repays}. <Fact name="disclosure.plan" />`,
    replace: `<Fact name="disclosure.plan" />`,
    test: "__tests__/sections/plans/PlanCard.test.tsx",
  },
  {
    name: "the note of a plan no longer states that the payment does not rise",
    file: "content/facts/disclosures.yaml",
    find: "You repay in equal monthly payments over the term; {claim.noIncrease}.",
    replace: "You repay in equal monthly payments over the term.",
    test: "__tests__/sections/plans/PlanCard.test.tsx",
  },
  {
    name: "the APR disclosure leaves out its second example",
    file: "src/sections/text/disclosures.tsx",
    find: `<Fact name="disclosure.exampleLow" /> <Fact name="disclosure.exampleMid" />`,
    replace: `<Fact name="disclosure.exampleLow" />`,
    test: "__tests__/content/render/render-text.test.ts",
    title: "the APR disclosure has the range, both examples and the terms",
  },
  {
    name: "the estimate's table does not state that its rate is fixed",
    file: "src/sections/estimate/AmountScale.tsx",
    find: "{percent(rate)} APR, fixed rate",
    replace: "{percent(rate)} APR",
    test: "__tests__/sections/estimate/PaymentEstimate.test.tsx",
  },
  {
    name: "an example payment is a cent too low for its rate",
    file: "content/facts/figures.yaml",
    find: `value: 380.15, unit: usd`,
    replace: `value: 380.14, unit: usd`,
    test: "__tests__/published/records.test.ts",
  },
  {
    name: "the proof accepts a disclosure that only a closed answer contains",
    file: "src/tools/disclosure/satisfy.ts",
    find: `(!candidate.closedIn || term.regions.includes(candidate.closedIn))`,
    replace: "Boolean(term)",
    test: "__tests__/tools/disclosure/satisfy.test.ts",
  },
  {
    name: "visitors of the home page see no APR disclosure in the footer",
    file: "src/layouts/Footer.tsx",
    find: `{disclosures.includes("apr") && (`,
    replace: `{disclosures.includes("apr") && pagePath !== "/" && (`,
    test: "__tests__/browser/disclosures.spec.ts",
    title: "the APR disclosure states the range, two examples and fees word for word",
  },
];
