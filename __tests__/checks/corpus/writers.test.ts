// Mistakes and correct edits in four sets, by people who knew the writers' manual but not the checks (November 2026;
// docs/performance.md, "Checks"). The sets contain the cases that the check now handles correctly. An edit of content may
// remove what a case changes: such a case is skipped, but most must still apply.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { sample } from "../../support/exhaustive";
import { correctEdits, errorClasses, type ClassCase } from "./class-cases";
import { applies } from "./mistake";
import { planted, problemsWith, realText } from "./planted-content";

interface Case {
  name: string;
  file: string;
  /** A text that occurs in the file once; without it the file is new. */
  find?: string;
  /** The replacement, or the text of the new file. */
  write?: string;
  /** Whether the file is deleted. */
  gone?: boolean;
  class?: string;
  /** A text on the reported line, or several of which one must be; without it any line of the file is right. */
  at?: string | string[];
}

const read = (name: string): Case[] =>
  readFileSync(join(__dirname, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);

const onDisk = planted({});
const stillApplies = ({ file, find }: Case) =>
  find === undefined || onDisk.read(file)?.split(find).length === 2;
const textOf = ({ file, find, write = "", gone }: Case) =>
  gone ? undefined : find === undefined ? write : realText(file).replace(find, () => write);

const [mistakes, correct] = ["writers-mistakes.jsonl", "writers-correct-edits.jsonl"].map(read) as [
  Case[],
  Case[],
];

it.each([
  ["mistakes", mistakes],
  ["correct edits", correct],
])("at least nine in ten of the %s still apply to the content", (_, cases) => {
  expect(cases.filter(stillApplies).length).toBeGreaterThanOrEqual(0.9 * cases.length);
});

it.each(sample(mistakes.filter(stillApplies), 60).map((one) => [one.class, one.name, one] as const))(
  "reports %s on its line: %s",
  (_class, _name, one) => {
    const text = textOf(one);
    const lines = text
      ?.split("\n")
      .flatMap((line, index) =>
        [one.at ?? ""].flat().some((words) => line.includes(words)) ? [index + 1] : [],
      );
    const here = problemsWith({ [one.file]: text }).filter(
      (problem) =>
        isError(problem) && problem.file === one.file && (!one.at || lines?.includes(problem.line)),
    );
    expect(here).not.toEqual([]);
  },
);

it.each(sample(correct.filter(stillApplies), 20).map((one) => [one.name, one] as const))(
  "reports no error for %s",
  (_, one) => {
    expect(
      problemsWith({ [one.file]: textOf(one) })
        .filter(isError)
        .map(formatDiagnostic),
    ).toEqual([]);
  },
);

// Content errors by class: each must be reported on its line, with at most three problems, and correct edits must pass.
describe("the check, by class,", () => {
  const canPlant = ([file, edit]: readonly [string, ClassCase[1], ...unknown[]]) =>
    applies(edit, realText(file));

  /** Describes what is wrong with the report of a case; undefined if the report is right. */
  function fault([file, edit, at]: ClassCase): string | undefined {
    const text = edit(realText(file));
    const lines = text.split("\n").flatMap((line, index) => (line.includes(at) ? [index + 1] : []));
    const problems = problemsWith({ [file]: text });
    const shown = problems.slice(0, 4).map(formatDiagnostic).join("\n");
    if (!problems.length) return `not reported: ${at}`;
    if (!problems.some((problem) => problem.file === file && lines.includes(problem.line)))
      return `not on line ${lines.join()} (${at}):\n${shown}`;
    return problems.length > 3 ? `${problems.length} problems for ${at}:\n${shown}` : undefined;
  }

  it.each(Object.entries(errorClasses))("reports %s on its line, with at most three problems", (_, cases) => {
    expect(cases.filter(canPlant).map(fault).filter(Boolean)).toEqual([]);
  });

  it("nine in ten cases still apply to the content", () => {
    const cases = [...Object.values(errorClasses).flat(), ...Object.values(correctEdits)];
    expect(cases.filter(canPlant).length).toBeGreaterThanOrEqual(0.9 * cases.length);
  });

  const edits = Object.entries(correctEdits).filter(([, edit]) => canPlant(edit));
  it.each(edits)("reports no error for %s", (_, [file, edit]) => {
    const problems = problemsWith({ [file]: edit(realText(file)) });
    expect(problems.filter(isError).map(formatDiagnostic)).toEqual([]);
  });
});
