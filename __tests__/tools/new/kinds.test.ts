// npm run new: whatever it writes must pass the check unedited, and its questions come from the content schemas.
import { checkContext } from "../../../src/gatsby/check-context";
import { loadContent } from "../../../src/content/read/load-content";
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { collectAnswers, wrongAnswer } from "../../../src/tools/new/collect";
import type { Answers, Ask, Setting } from "../../../src/tools/new/kind";
import { kinds } from "../../../src/tools/new/kinds";
import { planted, problemsWith, realText } from "../../checks/corpus/planted-content";

const setting: Setting = {
  content: loadContent(".", checkContext()),
  files: planted({}),
  today: "2026-11-21",
};
const kindOf = (name: string) => kinds.find((kind) => kind.name === name)!;
const description = "One plain sentence about what this page is for, long enough for search results.";

const cases: readonly (readonly [kind: string, given: Answers, file: string, expected: RegExp])[] = [
  [
    "question",
    {
      category: "ivf",
      title: "Can I bring a friend to the clinic?",
      related: "/faq/ivf#pgt, /faq/basics#hours",
      answer: "Ask your clinic, which knows its own rooms.",
    },
    "content/faq/ivf.mdx",
    /\n## Can I bring a friend to the clinic\? \{\/\* #can-i-bring-a-friend-to-the-clinic \*\/\}\n\n\{\/\* related: \/faq\/ivf#pgt, \/faq\/basics#hours \*\/\}\n\nAsk your clinic/,
  ],
  [
    "category",
    {
      title: "Donor eggs",
      seoDescription: description,
      summary: "What to know about donor eggs.",
      icon: "wallet",
      question: "Who may donate?",
      answer: "Ask your clinic.",
    },
    "content/faq/donor-eggs.mdx",
    /^---\nslug: donor-eggs\ntitle: Donor eggs\n[\s\S]*order: \d+\nicon: wallet\nmedical: false\nreviewed: 2026-11-21\nnotInRequirements: true\n---\n## Who may donate\? \{\/\* #who-may-donate \*\/\}/,
  ],
  [
    "category",
    {
      title: "Egg donors",
      seoDescription: description.replace("page", "category"),
      order: "99",
      summary: "What to know about egg donors.",
      icon: "wallet",
      medical: "true",
      question: "Who may give eggs?",
      answer: "Ask your clinic.",
    },
    "content/faq/egg-donors.mdx",
    /medical: true\nreviewed: 2026-11-21\nnextReview: 2027-11-21\n/,
  ],
  [
    "job",
    {
      title: "Fertility Nurse",
      location: "US Remote",
      seoDescription: description,
      body: "You answer the questions that patients bring.",
    },
    "content/careers/fertility-nurse.mdx",
    /employmentType: FULL_TIME\nnotInRequirements: true\n---\nYou answer/,
  ],
  [
    "article",
    {
      title: "What a plan covers: a reader's guide",
      outlet: "vesper",
      date: "2026-11-20",
      link: "https://vesper.example/plans",
      summary: "A reader asks. We answer.",
    },
    "content/press/2026-11-20-vesper-what-a-plan-covers-a-reader-s-guide.mdx",
    /title: "What a plan covers: a reader's guide"\noutlet: vesper\ndate: 2026-11-20\nlink: https:\/\/vesper\.example\/plans\nhistorical: false\n---\nA reader asks\.\nWe answer\.\n$/,
  ],
  [
    "section",
    {
      document: "loan-terms",
      title: "Changes of address",
      after: "loan-contact",
      text: "You tell us when you move. We write to the new address.\n\nWe may ask for:\n- a bill\n- a lease\n\n| Fee | Amount |\n|---|---|\n| Late | none |",
    },
    "content/legal/loan-terms.mdx",
    /\n## Changes of address \{\/\* #changes-of-address \*\/\}\n\n\{\/\* #changes-of-address-1 \*\/\} You tell us when you move\.\nWe write to the new address\.\n\n\{\/\* #changes-of-address-2 \*\/\} We may ask for:\n\n- a bill\n- a lease\n\n\| Fee \| Amount \|\n\|---\|---\|\n\| Late/,
  ],
  ["word", { word: "zonisamide", note: "a drug" }, "content/spelling.txt", /\nzonisamide {3}# a drug\n$/],
];

async function write(name: string, given: Answers) {
  const kind = kindOf(name);
  const { answers, wrong } = await collectAnswers(kind, given, setting);
  expect(wrong).toEqual([]);
  return kind.write(answers, setting);
}

it.each(cases)("a new %s is written to its file", async (name, given, file, expected) => {
  const written = await write(name, given);
  expect(written.map((one) => one.file)).toEqual([file]);
  expect(written[0]!.text).toMatch(expected);
});

it("new content of each kind passes the check", async () => {
  const written = (await Promise.all(cases.map(([name, given]) => write(name, given)))).flat();
  expect(new Set(written.map(({ file }) => file)).size).toBe(cases.length);
  const problems = problemsWith(Object.fromEntries(written.map(({ file, text }) => [file, text])));
  expect(problems.filter(isError).map(formatDiagnostic)).toEqual([]);
});

it("a new clinic adds its route without an edit of TypeScript", () => {
  const routes = realText("src/site/routes/content-routes.generated.json");
  const answers = {
    clinicName: "Larkfield Fertility",
    slug: "larkfield-fertility",
    title: "T",
    description,
    keywords: "a, b",
    region: "R",
    appointmentLink: "https://larkfield.example/",
    body: "Words.",
  };
  const written = kindOf("clinic").write(answers, {
    ...setting,
    files: planted({ "src/site/routes/content-routes.generated.json": routes }),
  });
  expect(written.map(({ file }) => file)).toEqual([
    "content/clinics/larkfield-fertility.mdx",
    "src/site/routes/content-routes.generated.json",
  ]);
  expect(written[0]!.text).toContain("\nnotInRequirements: true\n---\n");
  expect(written[1]!.text.replace('    "larkfield-fertility",\n', "")).toBe(routes);
});

it("a new section follows the one that is named, at its level", async () => {
  const asks = kindOf("section").asks(setting, { document: "technology-services-agreement" });
  const after = asks.find(({ name }) => name === "after")!;
  expect(after.choices!.length).toBeGreaterThan(5);
  const { answers } = await collectAnswers(
    kindOf("section"),
    { document: "privacy-notice", title: "More", text: "We tell you more.", after: "notice-facts" },
    setting,
  );
  const { text } = kindOf("section").write(answers, setting)[0]!;
  expect(text.indexOf("## More")).toBeGreaterThan(text.indexOf("## Facts"));
  expect(text.indexOf("## More")).toBeLessThan(text.indexOf("## Reasons we can share"));
});

it("`next` describes the steps that remain: recording a new address, or a section's text", () => {
  const withNext = kinds.filter(({ next }) => next).map(({ name }) => name);
  expect(withNext).toEqual(["question", "category", "job", "section", "clinic"]);
  expect(kindOf("question").next!({})).toContain("npm run generate");
  expect(kindOf("section").next!({ document: "loan-terms" })).toContain(
    "npm run publish-legal -- loan-terms --date",
  );
});

it("without prompts reports everything that is missing or wrong at once, with what is expected", async () => {
  const { wrong } = await collectAnswers(
    kindOf("article"),
    { title: "A guide", outlet: "vespa", date: "soon", link: "http://vesper.example/" },
    setting,
  );
  expect(wrong).toEqual([
    expect.stringMatching(/^--outlet "vespa" is not one of .*: did you mean "vesper"\?$/),
    expect.stringContaining(
      '--date "soon": it is not written as year-month-day; expected a date such as 2026-11-02',
    ),
    expect.stringContaining("it is not a complete https:// address"),
    "--summary is missing: two or three sentences of summary",
  ]);
});

describe("with prompts", () => {
  it("asks for each missing answer until it is valid, and uses the default for an empty one", async () => {
    const replies = ["vespa", "vesper", "", "https://vesper.example/plans", "yes please", "true", "Words."];
    const asked: [string, string | undefined][] = [];
    const prompt = (ask: Ask, _otherwise: string | undefined, wrong: string | undefined) => {
      asked.push([ask.name, wrong]);
      return Promise.resolve(replies.shift()!);
    };
    const { answers, wrong } = await collectAnswers(kindOf("article"), { title: "A guide" }, setting, prompt);
    expect(wrong).toEqual([]);
    expect(answers).toEqual({
      title: "A guide",
      outlet: "vesper",
      date: "2026-11-21",
      link: "https://vesper.example/plans",
      historical: "true",
      summary: "Words.",
    });
    expect(asked.map(([name]) => name)).toEqual(
      "outlet outlet date link historical historical summary".split(" "),
    );
    expect(asked[1]![1]).toContain('did you mean "vesper"?');
  });

  it("accepts nothing as an optional answer, which is then left out", async () => {
    const replies = ["ivf", "Who comes along?", "", "", "Anybody."];
    const prompt = () => Promise.resolve(replies.shift()!);
    const { answers } = await collectAnswers(kindOf("question"), {}, setting, prompt);
    expect(kindOf("question").write(answers, setting)[0]!.text).toMatch(
      /## Who comes along\? \{\/\* #who-comes-along \*\/\}\n\nAnybody\.\n$/,
    );
  });

  it("reads numbers and booleans as the schema declares them", () => {
    const ask = (name: string) =>
      kindOf("category")
        .asks(setting, {})
        .find((one) => one.name === name)!;
    expect(wrongAnswer(ask("order"), "7")).toBeUndefined();
    expect(wrongAnswer(ask("order"), "seventh")).toContain("a whole number");
    expect(wrongAnswer(ask("question"), "Who may\ndonate?")).toContain("more than one line");
    expect(wrongAnswer(ask("answer"), "First.\n\nSecond.")).toBeUndefined();
    expect(wrongAnswer(ask("medical"), "perhaps")).toContain("is not one of true, false");
  });
});
