import { problemsWith, realText } from "../corpus/planted-content";

const figures = "content/facts/figures.yaml";
const withFigure = (value: string) =>
  problemsWith({
    [figures]: `${realText(figures)}\nnew.figure: { label: "A new figure", ${value}, reviewed: 2026-11-02 }\n`,
  })
    .filter(({ file }) => file === figures)
    .map(({ message }) => message);
it("warns of an executive with the portrait of another", () => {
  const file = "content/facts/leaders.yaml";
  const text = realText(file).replace("leaders/leader-3.png", "leaders/leader-2.png");
  expect(problemsWith({ [file]: text })).toMatchObject([{ severity: "warning" }]);
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
  [
    `value: 12, unit: days, ${source("2099-01-01")}`,
    "the date of the source of `new.figure` is 2099-01-01, which is in the future",
  ],
])("reports the figure { %s }", (value, message) => {
  expect(withFigure(value)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});
