import type { SourceDocument } from "../../src/content/read/documents";
import { faqCategory } from "../../src/content/schema/types/faq-category";
import { jobPosting } from "../../src/content/schema/types/job-posting";
import { legalDocument } from "../../src/content/schema/types/legal-document";
import { marketingPage } from "../../src/content/schema/types/marketing-page";
import { pressArticle } from "../../src/content/schema/types/press-article";
import { limitFirstFile } from "../../src/search/piece";
import { piecesOf } from "../../src/search/pieces";

const document = (type: object, fields: object, body: string) =>
  ({ type, fields, body, file: "content/a/a.mdx", text: body }) as unknown as SourceDocument;
const facts = new Map([["fee.late", { name: "fee.late", text: "$5" }]]);
const documents = [
  document(
    faqCategory,
    { slug: "money", title: "Money", search: ["cash"] },
    "Hello.\n\n## Which fees? {/* #fees */}\n\n{/* search: charges */}\n\nA late fee of {fee.late}.\n\n- One\n- Two\n",
  ),
  document(
    legalDocument,
    {
      page: "terms/loans",
      title: "Loan Terms from {fee.late}",
      numbering: "sections",
      standing: "current",
      search: ["#late overdue", "#late-fee charge"],
    },
    'Opening.\n\n## Payments {/* #payments */}\n\n{/* #late */} Pay on time, as <Ref to="late" /> says.\n\n- In money\n\n{/* #early */} Or early.\n',
  ),
  document(
    marketingPage,
    { path: "/ivf", title: "IVF plans", description: "Pay monthly.", keywords: ["loan"] },
    '<Section title="What it covers" id="coverage">\n\nDrugs.\n\n</Section>\n\n<Split title="Quotes">\n\nNice.\n\n</Split>\n',
  ),
  document(pressArticle, { title: "In the news", date: "2026-01-01" }, "A summary."),
];
const { answers, pages, texts } = piecesOf({ documents, facts });

it("a question is a piece with its own and its category's search terms, and with facts substituted", () => {
  expect(answers[0]).toEqual({
    kind: "answer",
    address: "/faq/money#fees",
    title: "Which fees?",
    path: ["FAQ", "Money"],
    terms: "charges, cash",
    text: "A late fee of $5.\nOne\nTwo",
  });
});

it("a question's search terms after `!` are its urgent phrases", () => {
  const body = "## Help? {/* #help */}\n\n{/* search: crisis, !hits me, !suicidal */}\n\nCall.\n";
  const source = document(faqCategory, { slug: "a", title: "A" }, body);
  const [piece] = piecesOf({ documents: [source], facts }).answers;
  expect(piece).toMatchObject({ terms: "crisis", urgent: ["hits me", "suicidal"] });
});

it("the last answers move to the second file if the first would be too large", () => {
  const [a, b, c] = ["/faq/a#1", "/faq/a#2", "/faq/b#1"].map((address) => ({ ...answers[0]!, address }));
  const all = { answers: [a!, b!, c!], pages, texts };
  const sizeOfTwo = JSON.stringify([a, b]).length;
  expect(limitFirstFile(all, 10_000)).toEqual(all);
  expect(limitFirstFile(all, sizeOfTwo)).toEqual({ answers: [a, b], pages: [c, ...pages], texts });
});

it("answers that name the crisis line come first, so that the first file has them", () => {
  const question = (id: string, answer: string) => `## What? {/* #${id} */}\n\n${answer}\n\n`;
  const body = question("a", "Money.") + question("b", "Call {phone.crisis}.");
  const category = document(faqCategory, { slug: "x", title: "X", order: 1 }, `Hello.\n\n${body}`);
  const crisis = new Map([["phone.crisis", { name: "phone.crisis", text: "988" }]]);
  const found = piecesOf({ documents: [category], facts: crisis }).answers;
  expect(found.map(({ address }) => address)).toEqual(["/faq/x#b", "/faq/x#a"]);
});

it("the answers are in the order of their categories, and a job is listed with its location", () => {
  const category = (order: number) =>
    document(faqCategory, { slug: `c${order}`, title: "C", order }, "## Why? {/* #why */}\n\nSo.");
  const job = document(jobPosting, { slug: "nurse", title: "Nurse", location: "US Remote" }, "Work.");
  const found = piecesOf({ documents: [category(2), category(1), job], facts });
  expect(found.answers.map(({ address }) => address)).toEqual(["/faq/c1#why", "/faq/c2#why"]);
  expect(found.pages).toMatchObject([{ title: "Nurse", path: ["Careers", "US Remote"] }]);
});

it("a page is a piece, and so is each of its sections with an id", () => {
  expect(pages.map(({ address, title, terms, text }) => [address, title, terms, text])).toEqual([
    ["/ivf", "IVF plans", "loan", "Pay monthly.\nQuotes"],
    ["/ivf#coverage", "What it covers", "", "Drugs."],
  ]);
});

it("a clause is a piece with its list, its number and its references as readers see them", () => {
  expect(
    texts
      .slice(0, 2)
      .map(({ kind, address, title, path, terms, text }) => [kind, address, title, path, terms, text]),
  ).toEqual([
    [
      "clause",
      "/terms/loans#late",
      "1. Payments, 1.1",
      ["Loan Terms from $5"],
      "overdue",
      "Pay on time, as Section 1.1 says.\nIn money",
    ],
    ["clause", "/terms/loans#early", "1. Payments, 1.2", ["Loan Terms from $5"], "", "Or early."],
  ]);
});

it.each([
  ["earlier", "terms/loans"],
  ["current", "terms/tech-services-agreement"],
])("a clause that no patient needs, of a text that is %s at /%s, is of another kind", (standing, page) => {
  const contract = document(
    legalDocument,
    { page, title: "T", numbering: "none", standing },
    "{/* #a */} A.",
  );
  expect(piecesOf({ documents: [contract], facts }).texts).toMatchObject([{ kind: "otherClause" }]);
});

it("a glossary term is a piece, found by its other forms too", () => {
  const terms = [
    {
      term: "Joint loan",
      expansion: "J. L.",
      forms: ["joint loans"],
      definition: "Two owe {fee.late}.",
      explained: "/faq",
    },
  ];
  const found = piecesOf({ documents: [], facts, data: { glossary: { terms } } }).pages;
  expect(found).toEqual([
    {
      kind: "term",
      address: "/glossary#joint-loan",
      title: "Joint loan",
      path: ["Glossary"],
      terms: "J. L., joint loans",
      text: "Two owe $5.",
    },
  ]);
});

it("an article is a piece", () => {
  expect(texts[2]).toMatchObject({ kind: "press", address: "/press#y2026", text: "A summary." });
});
