import { contentSources } from "../../../src/tools/disclosure/content-sources";
import { manifest } from "../../../src/tools/disclosure/manifest";
import { proofChanges } from "../../../src/tools/disclosure/check-proof";
import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { report } from "../../../src/tools/disclosure/report";
import { readData, readFacts } from "../../support/facts";

const facts = readFacts();
const figures = readData("figures");
const full = `${facts.get("disclosure.short")!.text}`;
const page = (html: string, path = "/a-page") =>
  readPage(path, `<main><section><h2>Costs</h2>${html}</section></main>`);
const proof = (html: string) => manifest(report([page(html)], figures));
const second = "<p>An $18,000 loan over 60 months at 14.99% APR, fixed rate, is 60 payments of $428.22.</p>";

describe("report", () => {
  it("reports what is missing, where, what is expected and how to fix it", () => {
    const { faults } = report(
      [page("<p>Plans start at $150 per month, 9.74% APR, fixed rate.</p>"), page(second, "/b")],
      figures,
    );
    expect(faults).toEqual([
      '/a-page, under "Costs", p: "Plans start at $150 per month" (amount of a payment, 12 CFR 1026.24(d)(1)(iii) and its comment) has no disclosure of the terms of repayment; ' +
        'expected in the same card, answer or section, such as "60 monthly payments of $380.15" (12 CFR 1026.24(d)(2)(ii); comment 24(d)(2)-5 allows typical examples); fix: put <AprDisclosure /> beside it, or link to the note of a plan card',
    ]);
  });

  it("reports which figure is wrong, and which loan cannot be computed", () => {
    const { faults } = report(
      [
        page(`<p>${full.replace("380.15", "381.15")}</p>${second}`),
        page("<p>At 9.74% APR, fixed rate: 60 payments of $380.15.</p>", "/b"),
      ],
      figures,
    );
    expect(faults.map((fault) => fault.split("; ")[0])).toEqual([
      '/a-page, under "Costs", p: "60 payments of $381.15": the payment $381.15 is not the computed one, $380.15',
      '/b, under "Costs", p: "60 payments of $380.15" states payments without the loan and the APR that they belong to',
    ]);
  });

  it("accepts the discrepancy recorded in the facts, and reports a record that no page needs (C01)", () => {
    expect(figures["example.midPayment"]!.discrepancy).toEqual({
      computed: 428.12,
      reference: "docs/claims.md, for legal review",
    });
    expect(report([page(second)], figures).faults).toEqual([]);
    expect(report([page("<p>Words.</p>")], figures).faults).toEqual([
      expect.stringContaining("no page states that payment"),
    ]);
  });
});

describe("manifest", () => {
  const price = `<p>Plans start at $150 per month. ${full}</p>${second}`;

  it("lists term, rule, place, requirement, words and distance, and every recomputed loan", () => {
    const text = proof(`<p>Plans start at $150 per month.</p><p>${full}</p>${second}`);
    expect(text).toContain(
      '| "Plans start at $150 per month" | payment-amount |  | under "Costs", p | terms-of-repayment: "60 payments of $380.15" (same part, 1 node); apr: "9.74% APR" (same part, 1 node);',
    );
    expect(text).toContain(
      '"60 payments of $428.22". $18000 at 14.99%: computed payment $428.12, computed APR 15.000%. Published nevertheless (docs/claims.md',
    );
    expect(text).toContain("| payment-amount | 12 CFR 1026.24(d)(1)(iii) and its comment |");
  });

  it("names the content line of each term: the page's own line, or the sentence of the facts that it shows", () => {
    const document = (body: string) =>
      ({
        file: "content/pages/a.mdx",
        text: body,
        body,
        type: { name: "MarketingPage" },
        fields: { path: "/a" },
      }) as never;
    const files = [
      {
        file: "content/facts/disclosures.yaml",
        text: "x: y\na: Plans start at $200 per month.\nb: { value: 200 }",
      },
    ];
    const find = contentSources(
      { documents: [document("---\n\nPlans start at {plan.ivf.from} per month.")], facts },
      files,
    );
    const from = facts.get("plan.ivf.from")!.text;
    expect([
      find("/a", `${from} per month`, `Plans start at ${from} per month.`),
      find("/a", "$200 per month", "Plans start at $200 per month."),
      find("/a", "Value: $200", "Payment: $200 per month"),
      find("/a", "$999 per month", "Only $999 per month."),
    ]).toEqual([
      "content/pages/a.mdx:3",
      "content/facts/disclosures.yaml:2",
      "content/facts/disclosures.yaml:3",
      undefined,
    ]);
  });

  it("is the same for the same page, whatever class names the build generated", () => {
    expect(proof(price.replace("<p>", '<p class="css-123">'))).toBe(proof(price));
    expect(proof(price)).toBe(proof(price));
  });

  it("shows a missing disclosure, and a `|` does not break its table", () => {
    expect(proof(`<p>Plans start at $150 per month.</p>${second.replace("fixed rate, ", "")}`)).toContain(
      "**MISSING** whether-the-rate-may-rise",
    );
    const [, line] = /^(\| "Plans start.*)$/m.exec(proof(`<h3>a | b</h3>${price}`))!;
    expect(line!.replace(/\\\|/g, "").match(/\|/g)).toHaveLength(6);
  });
});

const [old, now] = [
  "# P\n\n## /a\n| x |\n| x |\n## /b\n| y |\n",
  "# P\n\n## /a\n| x |\n| z |\n## /b\n| y |\n",
];
it.each([
  ["nothing for equal texts", old, old, []],
  ["removed and added lines, under their page", old, now, ["## /a", "- | x |", "+ | z |"]],
  ["a new page", old.replace(/## \/b[^]*/, ""), old, ["+ ## /b", "+ | y |"]],
  ["lines in another order", "## /a\nx\ny\n", "## /a\ny\nx\n", ["## /a", "- x", "+ x"]],
])("proofChanges returns %s", (_, before, after, lines) =>
  expect(proofChanges(before, after)).toEqual(lines),
);
