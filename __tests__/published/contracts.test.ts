// Compares pages and FAQ with the contracts that govern them; docs/claims.md lists every pair.
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { answer, content, fact, legal } from "../support/jest/real-content";

const clinicPage = readFileSync("content/shared/clinic-page.mdx", "utf8");
const contactPage = readFileSync("content/pages/contact.mdx", "utf8");
const pages = globSync("content/{pages,shared,faq}/*.mdx").map((file) => readFileSync(file, "utf8"));

describe("pages agree with the contracts", () => {
  it("the FAQ names the membership agreement's mail address and phone number for canceling a membership (R323)", () => {
    const contacts = [fact("mail.clientSuccess"), fact("phone.support")];
    const clause = legal("premium-membership").words;
    for (const contact of contacts) {
      expect(answer("basics", "cancel-membership")).toContain(contact);
      expect(clause).toContain(contact);
    }
    expect(answer("basics", "cancel-membership")).not.toContain(fact("mail.customerCare"));
  });

  it("the contact page and Loan Terms, to which the FAQ links, state the same payee and name for a check (R223)", () => {
    expect(contactPage).toMatch(/payable to \{company\.legalName\}/);
    expect(contactPage).toContain("your name as it appears in the loan agreement");
    expect(readFileSync("content/faq/financing.mdx", "utf8")).toContain("/terms/loans#check-payments");
    expect(legal("loan-terms").words).toMatch(
      /payable to Wrenfield Financial, Inc\., write on it your name as it appears/,
    );
    expect(contactPage).not.toContain("loan number");
  });

  it("the FAQ and Loan Terms ask for changed information until the whole loan has been paid out", () => {
    expect(answer("basics", "what-you-need")).toContain("until the whole loan has been paid out");
    expect(legal("loan-terms").words).toMatch(
      /until the loan has been fully disbursed, and you must tell us/,
    );
  });

  it("the FAQ and Loan Terms state that a notice of our decision may come by mail", () => {
    expect(answer("financing", "not-pre-approved")).toContain("check your mail");
    expect(legal("loan-terms").words).toMatch(/post it in your online account if .*, and otherwise by mail/);
  });

  it("clinic pages state that clinics are funded within 48 hours, without counting from the signing", () => {
    expect(clinicPage).toContain('lead="Funded within" value="{funding.clinic}"');
    expect(clinicPage.match(/\{funding\.clinic\}/g)).toHaveLength(1);
  });

  it("only one answer of the FAQ names the one-year membership of 2019, in the past tense (R476)", () => {
    expect(
      pages.join("\n").match(/membership\.earlierTerm|one[- ](\(1\) )?year (term|membership)/gi),
    ).toHaveLength(1);
    expect(answer("basics", "membership")).toMatch(
      /lasted one \(1\) year, and none of them is still running/,
    );
  });

  it("pages count a membership's term from the day on which the agreement starts it", () => {
    expect(pages.join("\n").match(/starts when we confirm your enrollment/g)).toHaveLength(2);
    expect(legal("premium-membership").words).toMatch(/the day on which we confirm that your enrollment is/);
  });

  it("the FAQ names the guardian whose permission the Terms of Use accept for minors", () => {
    expect(answer("basics", "age-limits")).toContain("a parent's or guardian's permission");
    expect(legal("terms-of-use").words).toContain("permission of a parent or legal guardian");
  });

  it("only a first call with a nurse is called free where a loan has started", () => {
    expect(answer("ivf", "second-cycle")).toContain("A first call is free.");
  });

  it.each([
    ["loan-terms", "{reapply.after} after our decision", "counted from the date of our decision"],
    ["loan-terms", "result of treatment, unless consumer law", "does not take away a claim or defense"],
    ["loan-terms", "normally goes to the loan", "unless the law requires that it be paid to you"],
    ["terms-of-use", "we have had time to act", "we had had a reasonable time to act"],
    ["terms-of-use", "disrupt nothing", "did not disrupt the Services"],
    [
      "terms-of-use",
      "where its own agreement says",
      "in the manner and the place that the Specific Agreement",
    ],
    ["technology-services-agreement", "We send the payment within", "We will send each Loan Funding within"],
    [
      "technology-services-agreement",
      "may end the agreement with {tsa.term",
      "us at least 90 days' written notice",
    ],
    ["technology-services-agreement", "pays no more because", "must not charge a patient more because"],
    ["privacy-policy", "credit report or credit score", "not your income, credit report or credit score"],
    ["esign-consent", "while you have an application", "for as long as you have an application"],
    ["esign-consent", "cookies and JavaScript", "with cookies and JavaScript turned on"],
  ])("%s: a summary states the condition of its clause: %s", (name, summary, clause) => {
    expect(JSON.stringify(content.data.legalNotes[name])).toContain(summary);
    expect(legal(name).words).toContain(clause);
  });

  it("each term of the glossary links to an answer that names it", () => {
    const { terms } = content.data.glossary;
    const linked = terms.filter(({ explained }) => explained.startsWith("/faq/"));
    for (const { term, expansion = term, forms = [], explained } of linked) {
      const [category, id] = explained.slice("/faq/".length).split("#");
      const file = readFileSync(`content/faq/${category}.mdx`, "utf8");
      const text = file.split("\n## ").find((part) => part.includes(`{/* #${id} */}`))!;
      expect([explained, text.replace(/\{\/\*[^]*?\*\/\}/g, "")]).toEqual([
        explained,
        expect.stringMatching(new RegExp([term, expansion, ...forms].join("|"), "i")),
      ]);
    }
    expect(linked.map(({ term }) => term)).toContain("NMLS");
  });

  it("the middle section of a clinic page and its button have the same title, Prequalify Now", () => {
    expect(clinicPage).toMatch(/<PrequalifyBand[^>]*title="Prequalify Now" buttonText="Prequalify Now"/);
  });

  it("the answer about a failed cycle covers payments, undisbursed money, the insurance program and whom to call", () => {
    const words = answer("ivf", "cycle-not-working");
    const names = [fact("company.insuranceProgram"), fact("phone.support")];
    for (const required of ["Your payments", "never disbursed", ...names]) expect(words).toContain(required);
    expect(readFileSync("content/faq/ivf.mdx", "utf8")).toContain("/faq/financing#paused-treatment");
  });

  it("storage is covered only within the time limits in which a loan can be used", () => {
    for (const file of ["faq/egg-freezing", "pages/egg-freezing"])
      expect(readFileSync(`content/${file}.mdx`, "utf8")).toMatch(
        /billed within the \[time limits of the loan\]\(\/faq\/financing#disbursement-windows\)/,
      );
    expect(pages.join("\n")).not.toMatch(/medications,? and storage(?! for a time)/);
    expect(legal("loan-terms").words).toMatch(/not been disbursed by the end of it are no longer available/);
  });

  it("the egg freezing page says that the sources of its medical figures are pending (C32)", () => {
    expect(readFileSync("content/pages/egg-freezing.mdx", "utf8")).toContain(
      "pending](/our-numbers#medical)",
    );
  });

  it("no page calls unsourced figures our own", () => {
    expect(pages.join("\n")).not.toMatch(/\bour own figures?\b/i);
  });

  it("the clinics page and About use the mail addresses of the services agreement and of Loan Terms", () => {
    expect(legal("technology-services-agreement").words).toContain(fact("mail.partners"));
    expect(legal("loan-terms").words).toContain(
      `${fact("mail.customerCare")} about a loan that you already have`,
    );
    for (const page of ["for-clinics", "about"])
      expect(readFileSync(`content/pages/${page}.mdx`, "utf8")).not.toContain("mail.clientSuccess");
  });

  it("the clinics page and the services agreement agree on training, the view of applications, fees and questions about loans", () => {
    const page = readFileSync("content/pages/for-clinics.mdx", "utf8");
    const agreement = legal("technology-services-agreement").words;
    for (const [stated, clause] of [
      [
        /provider representatives who use it, you train them/,
        /Provider .* must train its provider representatives/,
      ],
      [
        /where they permit it, you see how their application stands/,
        /only to the extent that the patient has permitted/,
      ],
      [/application, if the patient permits it, and of its funding/, /does not show the balance of a Loan/],
      [/You pay us fees, which you may not pass on to patients/, /must not pass the Fees on to patients/],
      [
        /questions about them come to us/,
        /must refer such questions to an Account Manager or a Financial Specialist/,
      ],
    ] as const) {
      expect(page).toMatch(stated);
      expect(agreement).toMatch(clause);
    }
    // Loan Terms: the Account Manager helps a borrower.
    expect(page).not.toContain("Your Account Manager");
  });

  it("each page with the steps of a loan states that going ahead involves a hard inquiry", () => {
    const withSteps = pages.filter((page) => page.includes('title="Get pre-approved"'));
    expect(withSteps).not.toEqual([]);
    for (const page of withSteps) expect(page).toContain("involves {claim.hardInquiry}");
  });

  it("claims about the rate and the credit inquiry cite their clauses", () => {
    const sources = ["fixedRate", "noIncrease", "hardInquiry"].map(
      (name) => content.data.figures[`claim.${name}`]!.source,
    );
    expect(
      sources.map((source) => typeof source === "object" && "clause" in source && source.clause),
    ).toEqual(["fixed-rate", "fixed-rate", "hard-inquiry"]);
  });
});
