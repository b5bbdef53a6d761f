import { checkClaims } from "../../../src/checks/rules/claims";
import { content, figureOfLoanTerms } from "../../support/jest/real-content";
import { readFileSync } from "node:fs";

const figuresText = readFileSync("content/facts/figures.yaml", "utf8");
const { documents, data } = content;
const { name, clause } = figureOfLoanTerms();

/** The diagnostics after the source of one figure is changed. */
const sourced = (figure: string, source: unknown, more = {}) =>
  checkClaims(
    documents,
    {
      ...data,
      figures: { ...data.figures, [figure]: { ...data.figures[figure]!, source, ...more } as never },
    },
    figuresText,
  );

describe("claims check", () => {
  it("reports a source that names a clause which does not state the figure", () => {
    const [found] = sourced(name, { contract: "loan-terms", clause: "prepayment" });
    expect(found?.message).toBe(`the clause \`prepayment\` of loan-terms does not state \`${name}\``);
    expect(found?.fix).toContain(`loan-terms, ${clause} (content/legal/loan-terms.mdx:`);
    expect(sourced(name, { contract: "loan-terms", clause: "nowhere" })).toHaveLength(1);
  });

  it("accepts such a source of a figure that expires, which is compared with the text in force", () => {
    expect(
      sourced(name, { contract: "loan-terms", clause: "prepayment" }, { expires: "2027-03-01" }),
    ).toEqual([]);
  });

  it("requires no table of a figure while the page with the tables cannot be read", () => {
    const others = documents.filter(({ body }) => !body.includes("<PublishedFigures"));
    expect(checkClaims(others, data, figuresText)).toEqual([]);
  });

  it("finds a clause whose id has other spaces around it", () => {
    const contract = (text: string) => text.replace(/\{\/\* (#[\w-]+) \*\/\}/g, "{/*$1*/}");
    const written = documents.map((document) => ({ ...document, text: contract(document.text) }));
    expect(checkClaims(written, data, figuresText)).toEqual([]);
  });

  it("lists both places of a figure that a contract and another page state, unless the contract is its source", () => {
    const [found] = sourced(name, "pending");
    expect(found?.message).toMatch(
      /stated in content\/legal\/loan-terms\.mdx:\d+ and shown in .*content\/faq\/\w+\.mdx:\d+/,
    );
    for (const [, file, line] of found!.message.matchAll(/(content\/[^:]+):(\d+)/g))
      expect(readFileSync(file!, "utf8").split("\n")[Number(line) - 1]).toContain(`{${name}}`);
    expect(found?.fix).toBe(`write source: { contract: loan-terms, clause: ${clause} }`);
  });

  it("includes the figures of the APR disclosure, which a contract shows as a component", () => {
    expect(sourced("example.lowPayment", "pending")[0]?.fix).toContain("clause: loan-examples");
  });
});
