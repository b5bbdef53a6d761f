import { checkClaims, type ClaimsContext } from "../../../src/checks/rules/claims";
import { content } from "../../support/jest/real-content";
import { readFileSync } from "node:fs";

const figuresText = readFileSync("content/facts/figures.yaml", "utf8");
const { documents, facts, data } = content;
const real: ClaimsContext = {
  documents,
  figures: data.figures,
  disclosures: data.disclosures,
  facts,
  figuresText,
};

/** The diagnostics after a sentence is added to the FAQ on financing. */
function typed(sentence: string) {
  const changed = documents.map((document) =>
    document.file === "content/faq/financing.mdx"
      ? { ...document, text: `${document.text}\n${sentence}\n` }
      : document,
  );
  return checkClaims({ ...real, documents: changed });
}

/** The diagnostics after the source of one figure is changed. */
const sourced = (name: string, source: unknown) =>
  checkClaims({
    ...real,
    figures: { ...data.figures, [name]: { ...data.figures[name]!, source } as never },
  });

describe("claims check", () => {
  it("finds nothing to report in the real content", () => expect(checkClaims(real)).toEqual([]));

  it.each([
    ["We pay within 48 hours.", 'the time limit "48 hours"', "{funding.clinic}"],
    ["We pay within forty-eight hours.", "forty-eight hours", "{funding.clinic}"],
    ["We pay within 3 business days.", "3 business days", "{tsa.funding}"],
    ["Call (415) 555-0142.", "(415) 555-0142", "{phone.support}"],
    ["Mail it to PO Box 0100.", "PO Box 0100", "{company.address.checks.2}"],
  ])("reports what equals a fact, with the fact's name: %s", (sentence, message, fix) => {
    const [first, ...rest] = typed(sentence);
    expect([first?.message, first?.file]).toEqual([
      expect.stringContaining(message),
      "content/faq/financing.mdx",
    ]);
    expect(first?.fix).toContain(fix);
    expect(rest).toEqual([]);
  });

  it.each(["We pay within 36 hours.", "Call (415) 555-0199.", "You have two weeks."])(
    "reports what contradicts every fact: %s",
    (sentence) => {
      expect(typed(sentence).map(({ message }) => message)).toEqual([
        expect.stringContaining("is not a fact"),
      ]);
    },
  );

  it.each([
    "We pay within {funding.clinic}.",
    "[Write](link:mail.care)",
    "{/* within 48 hours */}",
    "one month",
  ])("accepts %s", (sentence) => expect(typed(sentence)).toEqual([]));

  it("reports a source that names a clause which does not state the figure", () => {
    const [found] = sourced("reapply.after", { contract: "loan-terms", clause: "prepayment" });
    expect(found?.message).toBe("the clause `prepayment` of loan-terms does not state `reapply.after`");
    expect(found?.fix).toContain("loan-terms, reapply (content/legal/loan-terms.mdx:");
    expect(sourced("claim.fixedRate", { contract: "loan-terms", clause: "nowhere" })).toHaveLength(1);
  });

  it("lists both places of a figure that a contract and another page state, unless the contract is its source", () => {
    const [found] = sourced("reapply.after", "pending");
    expect(found?.message).toMatch(
      /stated in content\/legal\/loan-terms\.mdx:\d+ and shown in .*content\/faq\/financing\.mdx:\d+/,
    );
    expect(found?.fix).toBe("write source: { contract: loan-terms, clause: reapply }");
  });

  it("knows the figures of the APR disclosure, which a contract shows as a component", () => {
    expect(sourced("example.lowPayment", "pending")[0]?.fix).toContain("clause: loan-examples");
  });
});
