import { swap } from "../corpus/mistake";
import { problemsWith, realText } from "../corpus/planted-content";

it("warns of an executive with the portrait of another, and of a state with the license number of another", () => {
  const [leaders, licenses] = ["content/facts/leaders.yaml", "content/facts/licenses.yaml"] as const;
  const problems = problemsWith({
    [leaders]: swap("leaders/leader-3.png", "leaders/leader-2.png")(realText(leaders)),
    [licenses]: swap("SAMPLE-AK-0001", "SAMPLE-AL-0001")(realText(licenses)),
  });
  expect(problems.map(({ file, severity }) => [file, severity]).sort()).toEqual([
    [leaders, "warning"],
    [licenses, "warning"],
  ]);
});

it.each(["short", "nmlsLink"])("requires the disclosure `%s`, which pages show", (name) => {
  const file = "content/facts/disclosures.yaml";
  const text = realText(file).replace(/^disclosure\.(short|nmlsLink):/gm, "disclosure.$1Renamed:");
  expect(problemsWith({ [file]: text })).toContainEqual(
    expect.objectContaining({ file, message: `\`disclosure.${name}\` is missing, but pages show it` }),
  );
});

// Other mistakes in figures: __tests__/checks/corpus/facts-mistakes.ts.
const wrong: [value: string, message: string, date?: string][] = [
  ['value: 12, unit: days, text: "12 weeks"', "the text of `new.figure0` is in weeks, and its unit is days"],
  ["value: 9.745, unit: percent", "`new.figure1` has more than two decimals, which would be rounded"],
  ["value: 851, unit: score", "`new.figure2` is not a credit score"],
  ["value: [50, 150], unit: percent", "`new.figure3` is more than 100%"],
  ["value: 0.5, unit: percent, credit: true", "`new.figure4` is less than 1%"],
  ["value: 15.500, unit: usd", "the period in `new.figure5` is a decimal point"],
  [
    "value: 12, unit: days",
    "the date of the source of `new.figure6` is 2099-01-01, which is in the future",
    "2099-01-01",
  ],
  [
    "value: 6, unit: days, medical: { next: 2027-11-03, by: Registered nurse }",
    "the next review of `new.figure7` is more than a year after the last one, on 2026-11-02",
  ],
];

it.each(wrong)("reports the figure { %s }", (_value, message) => {
  const figures = wrong.map(
    ([value, , date = "2026-01-01"], index) =>
      `new.figure${index}: { label: "New ${index}", ${value}, source: { title: "A survey", publisher: The Paper, address: "https://paper.example/x", date: ${date} }, reviewed: 2026-11-02 }\n`,
  );
  const file = "content/facts/figures.yaml";
  expect(problemsWith({ [file]: `${realText(file)}\n${figures.join("")}` })).toContainEqual(
    expect.objectContaining({ file, message: expect.stringContaining(message) as string }),
  );
});

it.each([
  ["plan.ivf.term", "0"],
  ["plan.ivf.term", "60.5"],
  ["plan.eggFreezing.from", "0"],
  ["example.term", "0"],
])("reports %s of %s, which no loan can have", (name, value) => {
  const file = "content/facts/figures.yaml";
  const text = realText(file).replace(RegExp(`^(${name}: .* value: )\\d+`, "m"), `$1${value}`);
  expect(problemsWith({ [file]: text })).toContainEqual(
    expect.objectContaining({ file, message: `no loan can be computed from \`${name}\`` }),
  );
});
