import { existsSync } from "node:fs";
import type { FaqCategory } from "../../src/content/schema/types/faq-category";
import type { JobPosting } from "../../src/content/schema/types/job-posting";
import type { PressArticle } from "../../src/content/schema/types/press-article";
import { monthlyPayment } from "../../src/content/facts/amortization";
import { content, documentsIn, fact, questionsOf } from "../support/jest/real-content";

const categories = documentsIn<FaqCategory>("faq");
/** Without what writers have added to the specification's and say so (C08, R060). */
const specified = <Fields extends { notInSpecification: boolean }>(
  all: readonly { fields: Fields; body: string }[],
) => all.filter(({ fields }) => !fields.notInSpecification);
const articles = documentsIn<PressArticle>("press");
const { data, facts } = content;

describe("FAQ", () => {
  it("R079: exactly five categories but for those that say they are added, in the order in which their tiles stand", () => {
    const inOrder = specified(categories).sort((a, b) => a.fields.order - b.fields.order);
    expect(inOrder.map(({ fields }) => fields.slug)).toEqual([
      "financing",
      "fertility",
      "egg-freezing",
      "ivf",
      "basics",
    ]);
  });

  it("R080 R081: each has a title and a description of its own", () => {
    expect(new Set(categories.map(({ fields }) => fields.title)).size).toBe(categories.length);
    expect(new Set(categories.map(({ fields }) => fields.seoDescription)).size).toBe(categories.length);
  });

  it("at least 45 questions answered in more than a line; of all, nine in ten", () => {
    const questions = categories.flatMap(({ fields }) => questionsOf(fields.slug));
    const short = questions.filter(({ words }) => words.length < 120);
    expect(questions.length - short.length).toBeGreaterThanOrEqual(45);
    expect(short.length).toBeLessThanOrEqual(questions.length / 10);
    expect(questions.filter(({ question }) => !question.endsWith("?")).map(({ id }) => id)).toEqual([]);
  });

  it("C32: medical categories are marked so, and every answer has a review date that is not in the future", () => {
    expect(
      specified(categories)
        .filter(({ fields }) => fields.medical)
        .map(({ fields }) => fields.slug)
        .sort(),
    ).toEqual(["egg-freezing", "fertility", "ivf"]);
    const today = new Date().toISOString().slice(0, 10);
    const dates = categories.flatMap(({ fields }) =>
      questionsOf(fields.slug).map(({ reviewed }) => reviewed),
    );
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date) || date > today)).toEqual([]);
  });
});

describe("careers", () => {
  it("R164 R266: the only job is the Software Engineer, but for those that say they are added, with a real body", () => {
    const jobs = specified(documentsIn<JobPosting>("careers"));
    expect(jobs.map(({ fields: { slug, title, location } }) => ({ slug, title, location }))).toEqual([
      { slug: "software-engineer", title: "Software Engineer", location: "San Francisco or US Remote" },
    ]);
    expect(jobs[0]!.body.length).toBeGreaterThan(2000);
  });
});

describe("press", () => {
  it("R212: at least 35 articles over several years", () => {
    expect(articles.length).toBeGreaterThanOrEqual(35);
    expect(new Set(articles.map(({ fields }) => fields.date.slice(0, 4))).size).toBeGreaterThanOrEqual(5);
  });

  it("at least 14 outlets, each with an article, a wordmark and a link", () => {
    const outlets = Object.keys(data.logos.outlets);
    expect(outlets.length).toBeGreaterThanOrEqual(14);
    expect(outlets.filter((outlet) => !articles.some(({ fields }) => fields.outlet === outlet))).toEqual([]);
  });

  it("R213: an article's file is named after its date and outlet, so that the folder reads as a list", () => {
    const misnamed = articles.filter(
      ({ file, fields }) => !file.startsWith(`content/press/${fields.date}-${fields.outlet}-`),
    );
    expect(misnamed.map(({ file }) => file)).toEqual([]);
  });

  const names = (name: string) => articles.filter(({ body }) => body.includes(`{${name}}`));

  it("R217: some historical articles mention the $200 coaching membership", () => {
    expect(fact("past.coachingMembership")).toBe("$200");
    expect(names("past.coachingMembership").length).toBeGreaterThanOrEqual(2);
  });

  it("R218: some mention the $175 egg freezing plan over 5 years", () => {
    expect([fact("past.eggFreezing"), fact("past.eggFreezingTerm")]).toEqual(["$175", "5 years"]);
    const plans = names("past.eggFreezing");
    expect(plans.length).toBeGreaterThanOrEqual(2);
    for (const { body } of plans)
      expect(body).toContain("{past.eggFreezing} per month over {past.eggFreezingTerm}");
  });

  it("R219: an article is historical exactly when it names a past price, and then says its year in its own words", () => {
    for (const { file, body, fields } of articles) {
      expect([file, fields.historical]).toEqual([file, body.includes("{past.")]);
      if (fields.historical) expect(body).toContain(fields.date.slice(0, 4));
    }
  });

  it("press quotes no figure of today", () => {
    expect(
      articles.filter(({ body }) => /\{(apr|plan|example|loan)\./.test(body)).map(({ file }) => file),
    ).toEqual([]);
  });
});

describe("facts", () => {
  it("R462: APR 9.74% to 23.74%, from one place", () => {
    expect([fact("apr.min"), fact("apr.max")]).toEqual(["9.74%", "23.74%"]);
    expect(facts.get("example.lowApr")!.value).toBe(facts.get("apr.min")!.value);
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

  it("C01: the quoted $428.22 is not what 14.99% gives; the note tells legal so", () => {
    expect(monthlyPayment(18_000, 14.99, 60)).toBe(428.12);
    expect(data.figures["example.midPayment"]!.note).toMatch(/legal review[\s\S]*\$428\.12/);
  });

  it("every figure was reviewed, none in the future, and none has lapsed", () => {
    const today = new Date().toISOString().slice(0, 10);
    const stale = Object.entries(data.figures).filter(
      ([, { reviewed, expires }]) => reviewed > today || (expires && expires < today),
    );
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it("claims without a source are marked as pending (C18)", () => {
    expect(["claim.secondCycle", "claim.stress"].map((name) => data.figures[name]!.source)).toEqual([
      "pending",
      "pending",
    ]);
  });

  it("R148 R272: five leaders; testimonials with initials, source and date; at least five for IVF", () => {
    expect(data.leaders.leaders).toHaveLength(5);
    expect(
      data.testimonials.testimonials.filter(({ page }) => page.includes("ivf")).length,
    ).toBeGreaterThanOrEqual(5);
    expect(new Set(data.testimonials.testimonials.map(({ id }) => id)).size).toBe(
      data.testimonials.testimonials.length,
    );
  });

  it("C15: every licence is a marked sample, every state once, in alphabetical order", () => {
    const states = data.licenses.licenses.map(({ state }) => state);
    expect(data.licenses.licenses.filter(({ number }) => !/^SAMPLE-[A-Z]{2}-\d{4}$/.test(number))).toEqual(
      [],
    );
    expect(states).toEqual([...new Set(states)].sort());
    expect(fact("company.nmls")).toContain("sample");
  });

  it("every picture that a data file names is there", () => {
    const logos = Object.values({ ...data.logos.outlets, ...data.logos.investors });
    const named = [...data.leaders.leaders, ...logos].map(({ image }) => `content/media/${image}`);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
