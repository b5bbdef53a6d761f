// Content errors by class: each must be reported on its line, with at most three problems, and correct edits must pass.
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { correctEdits, errorClasses, type ClassCase } from "./class-cases";
import { applies } from "./mistake";
import { problemsWith, realText } from "./planted-content";

const stillApplies = ([file, edit]: readonly [string, ClassCase[1], ...unknown[]]) =>
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
  expect(cases.filter(stillApplies).map(fault).filter(Boolean)).toEqual([]);
});

it("nine in ten cases still apply to the content", () => {
  const cases = [...Object.values(errorClasses).flat(), ...Object.values(correctEdits)];
  expect(cases.filter(stillApplies).length).toBeGreaterThanOrEqual(0.9 * cases.length);
});

const edits = Object.entries(correctEdits).filter(([, edit]) => stillApplies(edit));
it.each(edits)("reports no error for %s", (_, [file, edit]) => {
  const problems = problemsWith({ [file]: edit(realText(file)) });
  expect(problems.filter(isError).map(formatDiagnostic)).toEqual([]);
});
