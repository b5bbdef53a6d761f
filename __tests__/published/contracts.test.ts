// Pages and FAQ against the contracts that govern them; docs/claims.md has every pair.
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { answer, content, fact, legal } from "../support/jest/real-content";

const clinicPage = readFileSync("content/shared/clinic-page.mdx", "utf8");
const contactPage = readFileSync("content/pages/contact.mdx", "utf8");
const financing = readFileSync("content/faq/financing.mdx", "utf8");
const pages = globSync("content/{pages,shared,faq}/*.mdx").map((file) => readFileSync(file, "utf8"));

describe("pages agree with the contracts", () => {
  it("a membership is canceled at the address and telephone number of the membership agreement", () => {
    const contacts = [fact("mail.clientSuccess"), fact("phone.support")];
    const clause = legal("premium-membership").words;
    for (const contact of contacts) {
      expect(answer("basics", "cancel-membership")).toContain(contact);
      expect(clause).toContain(contact);
    }
    expect(answer("basics", "cancel-membership")).not.toContain(fact("mail.customerCare"));
  });

  it("a check has the same payee and the same name on the contact page, in the FAQ and in Loan Terms", () => {
    for (const text of [contactPage, financing]) {
      expect(text).toMatch(/payable to \{company\.legalName\}/);
      expect(text).toContain("your name as it appears in the loan agreement");
    }
    expect(legal("loan-terms").words).toMatch(
      /payable to Wrenfield Financial, Inc\., write on it your name as it appears/,
    );
    expect(contactPage).not.toContain("loan number");
  });

  it("clinic pages say that clinics are funded within 48 hours, without a clock that starts at signing", () => {
    expect(clinicPage).toContain('lead="Funded within" value="{funding.clinic}"');
    expect(clinicPage.match(/\{funding\.clinic\}/g)).toHaveLength(1);
  });

  it("the FAQ speaks of the one-year membership of 2019 in the past", () => {
    expect(answer("basics", "membership")).toMatch(
      /lasted one \(1\) year, and none of them is still running/,
    );
  });

  it("the middle section of a clinic page has a button with its title, Prequalify Now", () => {
    expect(clinicPage).toMatch(/<PrequalifyBand[^>]*title="Prequalify Now" buttonText="Prequalify Now"/);
  });

  it("the answer about a failed cycle covers payments, undisbursed money, the insurance program and whom to call", () => {
    const words = answer("ivf", "cycle-not-working");
    for (const said of [
      "Your payments",
      "never disbursed",
      fact("company.insuranceProgram"),
      fact("phone.support"),
    ])
      expect(words).toContain(said);
    expect(readFileSync("content/faq/ivf.mdx", "utf8")).toContain("/faq/financing#paused-treatment");
  });

  it("no page gives an unsourced figure a provenance", () => {
    expect(pages.join("\n")).not.toMatch(/\bour own figures?\b/i);
  });

  it("clinics get help at the address of their services agreement", () => {
    expect(legal("technology-services-agreement").words).toContain(fact("mail.partners"));
    expect(readFileSync("content/pages/for-clinics.mdx", "utf8")).not.toContain("mail.clientSuccess");
  });

  it("claims about the rate and the credit inquiry name their clause", () => {
    const sources = ["fixedRate", "noIncrease", "hardInquiry"].map(
      (name) => content.data.figures[`claim.${name}`]!.source,
    );
    expect(
      sources.map((source) => typeof source === "object" && "clause" in source && source.clause),
    ).toEqual(["fixed-rate", "fixed-rate", "hard-inquiry"]);
  });
});
