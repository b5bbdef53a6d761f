import { problemsWith, realText } from "../corpus/planted-content";

const figures = "content/facts/figures.yaml";
const withFigure = (value: string) =>
  problemsWith({
    [figures]: `${realText(figures)}\nnew.figure: { label: "A new figure", ${value}, reviewed: 2026-11-02 }\n`,
  })
    .filter(({ file }) => file === figures)
    .map(({ message }) => message);

it.each([
  [
    "an executive with the portrait of another",
    "leaders.yaml",
    "leaders/leader-3.png",
    "leaders/leader-2.png",
  ],
  ["a state with the license number of another", "licenses.yaml", "SAMPLE-AK-0001", "SAMPLE-AL-0001"],
])("warns of %s", (_, name, own, other) => {
  const file = `content/facts/${name}`;
  expect(problemsWith({ [file]: realText(file).replace(own, other) })).toMatchObject([
    { severity: "warning" },
  ]);
});

it.each(["short", "nmlsLink"])("requires the disclosure `%s`, which pages show", (name) => {
  const file = "content/facts/disclosures.yaml";
  const text = realText(file).replace(`disclosure.${name}:`, `disclosure.${name}Renamed:`);
  expect(problemsWith({ [file]: text })).toContainEqual(
    expect.objectContaining({ file, message: `\`disclosure.${name}\` is missing, but pages show it` }),
  );
});

const source = (date: string) =>
  `source: { title: "A survey", publisher: The Paper, address: "https://paper.example/x", date: ${date} }`;

// Other mistakes in figures: __tests__/checks/corpus/facts-mistakes.ts.
it.each([
  [
    `value: 12, unit: days, text: "12 weeks", ${source("2026-01-01")}`,
    "the text of `new.figure` is in weeks, and its unit is days",
  ],
  [
    `value: 9.745, unit: percent, ${source("2026-01-01")}`,
    "`new.figure` has more than two decimals, which would be rounded",
  ],
  [`value: 250, unit: score, ${source("2026-01-01")}`, "`new.figure` is not a credit score"],
  [`value: [50, 150], unit: percent, ${source("2026-01-01")}`, "`new.figure` is more than 100%"],
  [`value: 0.5, unit: percent, credit: true, ${source("2026-01-01")}`, "`new.figure` is less than 1%"],
  [`value: 15.500, unit: usd, ${source("2026-01-01")}`, "the period in `new.figure` is a decimal point"],
  [
    `value: 12, unit: days, ${source("2099-01-01")}`,
    "the date of the source of `new.figure` is 2099-01-01, which is in the future",
  ],
])("reports the figure { %s }", (value, message) => {
  expect(withFigure(value)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});
