// A figure that pages show is the one of the contract in force, not of a version that takes effect later.
import { readYaml } from "../../../../src/content/read/yaml-source";
import { checkClaims } from "../../../../src/checks/rules/claims";
import { publishedFigures } from "../../../../src/gatsby/published-figures";
import type { Archive } from "../../../../src/legal/record/archive";
import {
  checkFiguresInForce,
  figuresFile,
  statesFigure,
} from "../../../../src/legal/record/checks/figures-in-force";
import { checkRecords } from "../../../../src/legal/record/checks";
import type { SealedText } from "../../../../src/legal/record/schema";
import { content, figureOfLoanTerms } from "../../../support/jest/real-content";

const { figures } = content.data;
const { name, figure, clause } = figureOfLoanTerms();
const clauseWith = (days: string) =>
  `<p id="${clause}">You may apply again after ${days}. We decide on the information current then.</p>`;
const version = (number: number, date: string) =>
  ({
    version: number,
    title: "Loan Terms",
    dateKind: "Effective",
    date,
    file: `v${number}.html`,
  }) as SealedText;
const archive = {
  name: "loan-terms",
  record: { texts: [version(1, "2024-09-23"), version(2, "2027-01-01")] },
  texts: new Map([
    ["v1.html", clauseWith("30 days")],
    ["v2.html", clauseWith("60 days")],
  ]),
} as object as Archive;
const pages = () => ["/faq/financing", "/ivf"];

/** Checks the figure with another value. */
function problemsOf(
  value: number,
  { today = "2026-11-27", pagesOf = pages as () => string[], of = archive } = {},
) {
  const yaml = readYaml(`apr.min: 1\n${name}: { value: ${value} }`, figuresFile);
  return checkFiguresInForce(of, { [name]: { ...figure, value } }, yaml, pagesOf, today);
}

it("reports a figure of a version that has not taken effect, with the version in force, its words and the way out", () => {
  expect(problemsOf(30)).toEqual([]);
  expect(problemsOf(60)).toEqual([
    {
      file: figuresFile,
      line: 2,
      column: `${name}: { value: `.length + 1,
      message: `/faq/financing, /ivf show \`${name}\` as "60 days", but \`${clause}\` of the Loan Terms in force (version 1, Effective 2024-09-23) states: "You may apply again after 30 days."`,
      expected: "the figure of the text in force, until the next version takes effect",
      fix: expect.stringContaining('content/README.md under "A figure that a contract changes later"'),
    },
  ]);
});

it("reports the old figure from the day on which the next version takes effect", () => {
  expect(problemsOf(60, { today: "2027-01-01" })).toEqual([]);
  expect(problemsOf(30, { today: "2027-01-01" })[0]!.message).toContain("version 2, Effective 2027-01-01");
});

it("reports a clause that only the next version has, and a figure that is only a part of another number", () => {
  const of = { ...archive, texts: new Map([...archive.texts, ["v1.html", "<p>Nothing.</p>"]]) };
  expect(problemsOf(60, { of })[0]!.message).toMatch(/\(version 1, Effective 2024-09-23\) does not exist$/);
  expect(problemsOf(0)).toHaveLength(1);
});

it("accepts a figure that only the contracts show, and a contract of which no version has taken effect", () => {
  expect(problemsOf(60, { pagesOf: () => [] })).toEqual([]);
  expect(problemsOf(60, { today: "2024-01-01" })).toEqual([]);
});

it("compares no figure while the text has an edit that is not published", () => {
  const data = { ...content.data, figures: { ...figures, [name]: { ...figure, value: 60 } } };
  const problems = checkRecords(process.cwd(), { ...content, data }, [], pages, "2026-11-27");
  const messages = problems.map(({ message }) => message).join();
  expect(messages).toContain(`{${name}}`);
  expect(messages).not.toContain(`\`${name}\` as`);
});

it("accepts a claim of ours in other words than its clause", () => {
  const claim = { ...figure, unit: "words", value: "soon" } as const;
  expect(statesFigure(archive, version(1, ""), clause, claim)).toBe(true);
  expect(statesFigure(archive, version(1, ""), "none", claim)).toBe(false);
});

it("the contract may name the figure of its next version while the present one expires", () => {
  const renamed = content.documents.map((document) => ({
    ...document,
    text: document.text.replaceAll(`{${name}}`, `{${name}From2027}`),
  }));
  const problems = (present: object) =>
    checkClaims(
      renamed,
      {
        ...content.data,
        figures: { [name]: { ...figure, ...present }, [`${name}From2027`]: figure },
      },
      "",
    ).map(({ message }) => message);
  expect(problems({})).toEqual([`the clause \`${clause}\` of loan-terms does not state \`${name}\``]);
  expect(problems({ expires: "2026-12-31" })).toEqual([]);
});

it("/our-numbers names the version in force as the source of a figure, and the next one for a figure that only it states", () => {
  const sourceOf = (value: number) => {
    const data = { ...content.data, figures: { ...figures, [name]: { ...figure, value } } };
    const edited = { date: "2027-01-01", title: "Terms of {company.name}" };
    const documents = content.documents.map((document) =>
      document.file === "content/legal/loan-terms.mdx"
        ? { ...document, fields: { ...(document.fields as object), ...edited } }
        : document,
    );
    const shown = publishedFigures({ ...content, data, documents, problems: [] }, () => archive);
    return shown.find((each) => each.name === name)!.source;
  };
  jest.useFakeTimers({ now: new Date("2026-11-27") });
  expect(sourceOf(30)).toMatchObject({ address: `/terms/loans#${clause}`, date: "2024-09-23" });
  expect(sourceOf(60)).toMatchObject({
    title: "Terms of Wrenfield",
    address: `/terms/loans/versions/loan-terms-2027-01-01#${clause}`,
    date: "2027-01-01",
  });
  jest.useRealTimers();
});
