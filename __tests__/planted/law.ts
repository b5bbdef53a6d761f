import { edit, type Faults } from "./fault";

const loanTerms = "content/legal/loan-terms.mdx";
const loanRecord = "content/legal/archive/loan-terms/record.yaml";
const checks = "src/legal/record/checks";
const dated = "__tests__/legal/record/checks/text-dated.test.ts";
const intact = "__tests__/legal/record/checks/archive-intact.test.ts";
const idsTest = "__tests__/legal/record/checks/ids.test.ts";
const notesTest = "__tests__/legal/record/checks/notes.test.ts";

export const legal: Faults = {
  "links to retired clauses lead nowhere while a version is upcoming": edit(
    "src/legal/versions/for-readers.ts",
    "withAnchors(html, index === shown ? archive.record.retired : [])",
    "withAnchors(html)",
  ).fails("__tests__/legal/versions/for-readers.test.ts"),
  "borrowers read a rule on credit cards that differs from the published one": edit(
    loanTerms,
    "We do not accept credit cards.",
    "We accept credit cards.",
  ).fails(dated),
  "the date of a published version changes without a new version": edit(
    loanTerms,
    "date: 2024-09-23",
    "date: 2024-09-24",
  ).fails(dated),
  "a link in a contract to the clause on co-borrowers breaks": edit(
    loanTerms,
    "{/* #co-borrower-liability */} ",
  ).fails(dated),
  "the archived text of the loan terms is edited after the fact": edit(
    "content/legal/archive/loan-terms/v1.html",
    "We do not accept credit cards.",
    "We accept credit cards.",
  ).fails(intact),
  "a version's date in the record is changed after it was sealed": edit(
    loanRecord,
    "date: 2024-09-23",
    "date: 2024-09-22",
  ).fails(intact),
  "a published id is removed from the record": edit(loanRecord, "  - fixed-rate\n").fails(intact),
  "the check overlooks a published id that was removed": edit(
    `${checks}/ids.ts`,
    "!present.has(id) && !retired.has(id)",
    "!present.has(id) && retired.has(id)",
  ).fails(idsTest),
  "the check overlooks two clauses that swap their ids": edit(
    `${checks}/ids.ts`,
    "if (!owner && similarity(old, words) >= minSimilarity) return [];",
    "if (similarity(old, words) >= minSimilarity) return [];",
  ).fails(idsTest),
  "the check overlooks a text that was changed under its old date": edit(
    `${checks}/text-dated.ts`,
    "const isSame = readsSame(sealed, source.blocks);",
    "const isSame = sealed.length === source.blocks.length;",
  ).fails(dated),
  "a tampered archive passes: the hash of a sealed file is not compared": edit(
    `${checks}/archive-intact.ts`,
    "else if (sha256(html) !== entry.fileHash)",
    "else if (entry.fileHash.length === 0)",
  ).fails(intact),
  "a summary is still shown beside a clause that has changed since the summary was confirmed": edit(
    `${checks}/notes.ts`,
    "clauses.filter((id, index) => seals.get(id) !== confirmed[index])",
    "clauses.filter((id) => !seals.has(id))",
  ).fails(notesTest),
  "a text is published for a day in the past": edit(
    "src/legal/record/publish.ts",
    "date >= today.slice(0, date.length),",
    "date >= today.slice(0, 0),",
  ).fails("__tests__/legal/record/publish.test.ts"),
  "readers see an upcoming version as the one in force": edit(
    "src/legal/versions/for-readers.ts",
    "shown: index === shown,",
    "shown: index === versions.length - 1,",
  ).fails("__tests__/legal/versions/for-readers.test.ts"),
};

export const disclosures: Faults = {
  "the answer about the cost of egg freezing names a payment without the APR disclosure": edit(
    "content/faq/egg-freezing.mdx",
    "<AprDisclosure />\n",
  ).fails("__tests__/published/faq-answers.test.ts"),
  "the IVF page's footer has no APR disclosure beside its prices": edit(
    "src/site/routes/table.ts",
    `page("ivf", "/ivf", "apr")`,
    `page("ivf", "/ivf")`,
  ).fails("__tests__/site/routes/pages.test.ts"),
  "a plan's price is shown without its APR": edit(
    "src/sections/plans/PlanPrice.tsx",
    `<Fact name="disclosure.planRate" />`,
  ).fails("__tests__/sections/plans/PlanCard.test.tsx"),
  "a plan's price is shown without the terms of repayment": edit(
    "src/sections/plans/PlanPrice.tsx",
    `{repays}. <Fact name="disclosure.plan" />`,
    `<Fact name="disclosure.plan" />`,
  ).fails("__tests__/sections/plans/PlanCard.test.tsx"),
  "the note of a plan no longer states that the payment does not rise": edit(
    "content/facts/disclosures.yaml",
    "You repay in equal monthly payments over the term; {claim.noIncrease}.",
    "You repay in equal monthly payments over the term.",
  ).fails("__tests__/sections/plans/PlanCard.test.tsx"),
  "the APR disclosure leaves out its second example": edit(
    "src/sections/text/disclosures.tsx",
    `<Fact name="disclosure.exampleLow" /> <Fact name="disclosure.exampleMid" />`,
    `<Fact name="disclosure.exampleLow" />`,
  ).fails(
    "__tests__/content/render/render-text.test.ts",
    "the APR disclosure has the range, both examples and the terms",
  ),
  "the estimate's table does not state that its rate is fixed": edit(
    "src/sections/estimate/AmountScale.tsx",
    "{percent(rate)} APR, fixed rate",
    "{percent(rate)} APR",
  ).fails("__tests__/sections/estimate/PaymentEstimate.test.tsx"),
  "an example payment is a cent too low for its rate": edit(
    "content/facts/figures.yaml",
    `value: 380.15, unit: usd`,
    `value: 380.14, unit: usd`,
  ).fails("__tests__/published/records.test.ts"),
  "the proof accepts a disclosure that only a closed answer contains": edit(
    "src/tools/disclosure/satisfy.ts",
    `(!candidate.closedIn || term.regions.includes(candidate.closedIn))`,
    "Boolean(term)",
  ).fails("__tests__/tools/disclosure/satisfy.test.ts"),
  "visitors of the home page see no APR disclosure in the footer": edit(
    "src/layouts/Footer.tsx",
    `{disclosures.includes("apr") && (`,
    `{disclosures.includes("apr") && pagePath !== "/" && (`,
  ).fails(
    "__tests__/browser/disclosures.spec.ts",
    "the APR disclosure states the range, two examples and fees word for word",
  ),
};
