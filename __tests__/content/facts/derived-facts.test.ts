import { derivedFacts, derivedNames } from "../../../src/content/facts/derived-facts";
import { readData, readFacts } from "../../support/facts";

const figures = readData("figures");
const facts = readFacts();
const text = (name: string, changed: object = {}) =>
  derivedFacts({ ...figures, ...changed } as typeof figures).find((fact) => fact.name === name)?.text;

describe("the loan that a plan price repays", () => {
  it.each([
    [
      "plan.eggFreezing.repays",
      "$150 a month repays about $7,100 at 9.74% APR or about $5,200 at 23.74% APR, over 60 months",
    ],
    [
      "plan.clinic.repays",
      "$250 a month repays about $11,800 at 9.74% APR or about $8,700 at 23.74% APR, over 60 months",
    ],
    [
      "plan.ivf.repays",
      "$300 to $475 a month repays about $14,200 to $22,500 at 9.74% APR or about $10,500 to $16,600 at 23.74% APR, over 60 months",
    ],
  ])("%s: %s", (name, expected) => expect(text(name)).toBe(expected));

  it("follows the price, the term and the APRs", () => {
    const term = { ...figures["plan.eggFreezing.term"]!, value: 36 };
    expect(text("plan.eggFreezing.repays", { "plan.eggFreezing.term": term })).toBe(
      "$150 a month repays about $4,700 at 9.74% APR or about $3,800 at 23.74% APR, over 36 months",
    );
  });

  it.each(["apr.max", "plan.eggFreezing.term"])("is left out if %s is missing or words", (name) => {
    const { [name]: given, ...others } = figures;
    for (const incomplete of [others, { ...others, [name]: { ...given!, value: "unknown" } }])
      expect(derivedFacts(incomplete).map((fact) => fact.name)).not.toContain("plan.eggFreezing.repays");
    const range = { ...figures["plan.ivf.from"]!, value: [0, 475] };
    expect(text("plan.ivf.repays", { "plan.ivf.from": range })).toBeUndefined();
  });
});

describe("medical reviews", () => {
  it("shows the oldest review and the next one that is due", () => {
    const reviewed = (day: string, next: string) => ({
      ...figures["eggs.survive"]!,
      reviewed: day,
      medical: { next, by: "x" },
    });
    const medical = Object.keys(figures).filter((name) => figures[name]!.medical);
    const all = Object.fromEntries(medical.map((name) => [name, reviewed("2026-11-02", "2027-05-02")]));
    const oldest = { ...all, [medical.at(-1)!]: reviewed("2026-01-05", "2026-12-01") };
    expect(text("medical.reviewed", all)).toBe("2 November 2026");
    expect(text("medical.reviewed", oldest)).toBe("5 January 2026");
    expect(text("medical.nextReview", oldest)).toBe("1 December 2026");
  });

  it("is part of the sentence on medical pages", () => {
    expect(facts.get("disclosure.medical")!.text).toContain(
      `Last reviewed on ${text("medical.reviewed")}; next review due by ${text("medical.nextReview")}`,
    );
  });
});

it("derivedNames lists every derived fact, for content that cannot be read", () => {
  expect(derivedNames(Object.keys(figures)).sort()).toEqual(
    derivedFacts(figures)
      .map(({ name }) => name)
      .sort(),
  );
});
