import { problemsWith, realText } from "../corpus/planted-content";

const figures = "content/facts/figures.yaml";
const renamed = (from: string, to: string) => ({
  [figures]: realText(figures).replace(`\n${from}:`, `\n${to}:`),
});

it("reports a mistyped declaration once, with a fix that a person must confirm, and not its uses", () => {
  const [problem, ...others] = problemsWith(renamed("apr.min", "apr.mni"));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: figures,
    message: expect.stringMatching(
      /^`apr\.mni` is used nowhere, and `apr\.min`, which is used in \d+ places/,
    ),
    fix: "did you mean `apr.min`?",
    repair: { safe: false, edits: [expect.objectContaining({ text: "apr.min" })] },
  });
});

it.each([
  ["with a hyphen instead of its period", "apr.min", "apr-min"],
  ["from which another fact is computed", "plan.ivf.from", "plan.ivf.form"],
  ["that a contract states", "loan.max", "loan.mx"],
])("reports a declaration %s once", (_, right, wrong) => {
  expect(problemsWith(renamed(right, wrong)).map(({ file, message }) => [file, message])).toEqual([
    [figures, expect.stringMatching(`^\`${wrong}\` is used nowhere`)],
  ]);
});

it("reports the uses of a name that resembles two unused declarations", () => {
  const { [figures]: text } = renamed("apr.min", "apr.mni");
  const problems = problemsWith({ [figures]: text!.replace("\napr.max:", "\napr.mxa:") });
  expect(problems.filter(({ missing }) => missing === "apr.min").length).toBeGreaterThan(1);
});

it("reports the uses of a name that resembles no unused declaration", () => {
  const problems = problemsWith(renamed("creditCard.averageRate", "creditCard.usual"));
  const places = problems.filter(({ missing }) => missing === "creditCard.averageRate");
  expect(places.map(({ file }) => file)).toEqual(expect.arrayContaining([figures, "content/pages/home.mdx"]));
});
