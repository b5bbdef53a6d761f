import type { FaqCategory } from "../../src/content/schema/types/faq-category";
import type { JobPosting } from "../../src/content/schema/types/job-posting";
import type { PressArticle } from "../../src/content/schema/types/press-article";
import { levelPayment } from "../../src/content/facts/repayment";
import { isoToday } from "../../src/site/dates";
import { content, documentsIn, fact, questionsOf } from "../support/jest/real-content";

const categories = documentsIn<FaqCategory>("faq");
/** Leaves out documents that are additions to docs/requirements.md (C08, R060). */
const required = <Fields extends { notInRequirements: boolean }>(
  all: readonly { fields: Fields; body: string }[],
) => all.filter(({ fields }) => !fields.notInRequirements);
const articles = documentsIn<PressArticle>("press");
const { data } = content;
const today = isoToday();

describe("FAQ", () => {
  it("has exactly five categories without `notInRequirements: true`, in the order of their tiles (R079)", () => {
    const inOrder = required(categories).sort((a, b) => a.fields.order - b.fields.order);
    const slugs = inOrder.map(({ fields }) => fields.slug).join(" ");
    expect(slugs).toBe("financing fertility egg-freezing ivf basics");
  });

  it("at least 45 questions, and nine in ten of all, have answers longer than one line", () => {
    const questions = categories.flatMap(({ fields }) => questionsOf(fields.slug));
    const short = questions.filter(({ words }) => words.length < 120);
    expect(questions.length - short.length).toBeGreaterThanOrEqual(45);
    expect(short.length).toBeLessThanOrEqual(questions.length / 10);
  });

  it("medical categories are marked as such, and every answer has a review date that is not in the future (C32)", () => {
    const medical = required(categories).filter(({ fields }) => fields.medical);
    expect(medical.map(({ fields }) => fields.slug).sort()).toEqual(["egg-freezing", "fertility", "ivf"]);
    const dates = categories
      .flatMap(({ fields }) => questionsOf(fields.slug))
      .map(({ reviewed }) => reviewed);
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || date > today)).toEqual([]);
  });
});

it("the only job without `notInRequirements: true` is Software Engineer, with a full description (R164, R266)", () => {
  const jobs = required(documentsIn<JobPosting>("careers"));
  expect(jobs.map(({ fields: { slug, title, location } }) => ({ slug, title, location }))).toEqual([
    { slug: "software-engineer", title: "Software Engineer", location: "San Francisco or US Remote" },
  ]);
  expect(jobs[0]!.body.length).toBeGreaterThan(2000);
});

describe("press", () => {
  it("has at least 35 articles from several years (R212)", () => {
    expect(articles.length).toBeGreaterThanOrEqual(35);
    expect(new Set(articles.map(({ fields }) => fields.date.slice(0, 4))).size).toBeGreaterThanOrEqual(5);
  });

  it("has at least 14 outlets, each with an article", () => {
    const outlets = Object.keys(data.logos.outlets);
    expect(outlets.length).toBeGreaterThanOrEqual(14);
    expect(outlets.filter((outlet) => !articles.some(({ fields }) => fields.outlet === outlet))).toEqual([]);
  });

  const names = (name: string) => articles.filter(({ body }) => body.includes(`{${name}}`));

  it("some historical articles mention the $200 coaching membership (R217)", () => {
    expect(fact("past.coachingMembership")).toBe("$200");
    expect(names("past.coachingMembership").length).toBeGreaterThanOrEqual(2);
  });

  it("some historical articles mention the $175 egg freezing plan over 5 years (R218)", () => {
    expect([fact("past.eggFreezing"), fact("past.eggFreezingTerm")]).toEqual(["$175", "5 years"]);
    const plans = names("past.eggFreezing");
    expect(plans.length).toBeGreaterThanOrEqual(2);
    for (const { body } of plans)
      expect(body).toContain("{past.eggFreezing} per month over {past.eggFreezingTerm}");
  });

  it("an article is historical exactly when it names a past price, and then its text states its year (R219)", () => {
    for (const { file, body, fields } of articles) {
      expect([file, fields.historical]).toEqual([file, body.includes("{past.")]);
      if (fields.historical) expect(body).toContain(fields.date.slice(0, 4));
    }
  });

  it("articles quote no current figure", () => {
    const quoting = articles.filter(({ body }) => /\{(apr|plan|example|loan)\./.test(body));
    expect(quoting.map(({ file }) => file)).toEqual([]);
  });
});

describe("facts", () => {
  it("the APR is 9.74% to 23.74%, defined in one place (R462)", () => {
    expect([fact("apr.min"), fact("apr.max")]).toEqual(["9.74%", "23.74%"]);
    expect(fact("example.lowApr")).toBe(fact("apr.min"));
  });

  it.each([
    ["R463", "example.lowPayment", "$380.15"],
    ["R464", "example.midPayment", "$428.22"],
    ["R178", "cost.ivfCycle", "$15,000"],
    ["R186 C02", "plan.ivf.from", "$300 - $475"],
    ["R190", "plan.eggFreezing.from", "$150"],
    ["R202 C02", "plan.clinic.from", "$250"],
    ["R202", "plan.clinic.term", "60 months"],
    ["R197", "creditCard.averageRate", "19%"],
    ["R015 C03", "funding.clinic", "48 hours"],
    ["R085", "company.insuranceProgram", "Baby or Your Money Back"],
    ["R225", "company.hours.summary", "Mon-Fri 8:00-17:00 Pacific"],
  ])("%s: %s is %s", (_item, name, text) => expect(fact(name)).toBe(text));

  it("the quoted $428.22 differs from the payment computed at 14.99%, which a note for legal review states (C01)", () => {
    expect(levelPayment(18_000_00, 1499, 60)).toBe(428_12);
    expect(data.figures["example.midPayment"]!.note).toMatch(/legal review[\s\S]*\$428\.12/);
  });

  it("claims without a source are marked as pending (C18)", () => {
    for (const name of ["claim.secondCycle", "claim.stress", "claim.firstInsurance", "claim.lowInterest"])
      expect([name, data.figures[name]!.source]).toEqual([name, "pending"]);
  });

  it("every license is marked as a sample, and states are unique and in alphabetical order (C15)", () => {
    const { licenses } = data.licenses;
    const states = licenses.map(({ state }) => state);
    expect(licenses.filter(({ number }) => !/^SAMPLE-[A-Z]{2}-\d{4}$/.test(number))).toEqual([]);
    expect(states).toEqual([...new Set(states)].sort());
    expect(fact("company.nmls")).toContain("sample");
  });
});
