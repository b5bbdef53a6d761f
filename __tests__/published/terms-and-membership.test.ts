import { legal } from "../support/jest/real-content";
import { legalTextSays } from "./phrases";

const numbered = (name: string) =>
  legal(name).sections.filter((section) => section.depth === 2 && section.number);

describe("Terms of Use", () => {
  it("have exactly 16 numbered sections (R237)", () => {
    expect(numbered("terms-of-use").map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, index) => String(index + 1)),
    );
  });

  it("list exactly six elements of a copyright complaint, in order (R243)", () => {
    const notice = legal("terms-of-use").html.split('id="copyright-notice"')[1]!.split("</ol>")[0]!;
    const elements = [...notice.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, element]) => element!);
    const subjects = [
      /signature/,
      /identification of the copyrighted work/,
      /identification of the material that you claim is infringing/,
      /contact information/,
      /good-faith belief/,
      /accurate/,
    ];
    expect(elements).toHaveLength(6);
    subjects.forEach((pattern, index) => expect(elements[index]).toMatch(pattern));
    expect(notice).toContain("all six of the following");
  });

  legalTextSays("terms-of-use", {
    "R024 R479: site users are at least 13": /at least 13 years old to use the Site/,
    "R025: applicants and members are at least 18": [
      /at least 18 years old to apply for a loan/,
      /at least 18 years old[^.]*membership/,
    ],
    "R026: membership is for US residents": /Memberships are open to residents of the United States only/,
    "R028: not from OFAC-sanctioned countries":
      /may not use the Services from any country[^.]*Office of Foreign Assets Control/,
    "R340: accurate, true, current, complete information": /accurate, true, current and complete/,
    "R245: liability up to the greater of $100 or amounts paid":
      /greater of \$100 or the amounts that you have paid/,
    "R246: courts in San Francisco": /state or federal courts located in San Francisco, California/,
    "R489: California law": /laws of the State of California/,
  });
});

describe("Membership Terms of 2 July 2019 (C04, reading A)", () => {
  legalTextSays("membership-terms", {
    "R476: a term of one year": /continues for one \(1\) year/,
    "R322: starts on the enrollment date, paid up front": [
      /begins on the Enrollment Date/,
      /due and paid up front/,
    ],
    "R323 R324: canceling keeps service until the end, not prorated": [
      /If you cancel, the Membership Services continue until the end of the Membership Term and no prorated refund/,
      /not prorated on cancellation/,
    ],
    "R325 C05: a termination by the company is refunded pro rata":
      /for a reason other than your breach, you receive a pro rata refund/,
    "R477: up to 2.5 hours of coaching": /up to 2\.5 hours in total/,
    "R478: one-time doctor matching and pricing plan": [/one-time doctor matching/, /one-time pricing plan/],
    "R479 R025: members are at least 18": /at least 18 years of age/,
    "R026: US residents only": /residents of the United States only/,
    "R028: not from OFAC-sanctioned countries": /Office of Foreign Assets Control/,
    "R245: the liability cap": /greater of \$100 or the amounts that you have paid/,
    "R246: courts in San Francisco": /courts located in San Francisco, California/,
  });
});

describe("Premium Membership of 1 August 2022 (C04, reading B)", () => {
  it("has numbered sections (R239)", () => {
    expect(numbered("premium-membership").length).toBeGreaterThanOrEqual(10);
  });

  legalTextSays("premium-membership", {
    "R475: a term of 3 months": /lasts for 3 months/,
    "R322: starts on the enrollment date, paid up front": [
      /Term starts on the Enrollment Date/,
      /paid up front, in full, at enrollment/,
    ],
    "R323 R324: canceling keeps service until the end, not prorated":
      /If you cancel, you keep the Services until the end of the Term and receive no prorated refund/,
    "R325 C05: a termination by the company is refunded pro rata":
      /for a reason other than your breach, we refund the Fee pro rata/,
    "R477: up to 2.5 hours of coaching with a nurse":
      /up to 2\.5 hours of coaching in total during the Term from a Fertility Coach, who is a registered nurse/,
    "R478: one-time doctor matching and pricing plan": [/doctor matching/i, /pricing plan/i],
    "R479 R025: members are at least 18": /at least 18 years old/,
    "R026: US residents only": /residents of the United States only/,
    "R245: the liability cap": /greater of \$100 or the amounts that you have paid/,
    "R246: courts in San Francisco": /courts located in San Francisco, California/,
  });
});

it("ESIGN consent is a complete static text: scope, paper copies, withdrawal, requirements, and no form (R244)", () => {
  const { html, sections } = legal("esign-consent");
  expect(sections.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(7);
  expect(html).not.toMatch(/<(form|input|button|select|textarea)\b/);
  for (const id of ["esign-scope", "esign-paper", "esign-withdrawal", "esign-requirements"])
    expect(html).toContain(`id="${id}"`);
});
