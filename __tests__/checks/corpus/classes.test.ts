// Content errors by class: each must be reported on its line, with at most three problems, and correct edits must pass.
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { correctEdits, errorClasses, type ClassCase } from "./class-cases";
import { problemsWith, realText } from "./planted-content";

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
  expect(cases.map(fault).filter(Boolean)).toEqual([]);
});

it.each(Object.entries(correctEdits))("reports no error for %s", (_, [file, edit]) => {
  const problems = problemsWith({ [file]: edit(realText(file)) });
  expect(problems.filter(isError).map(formatDiagnostic)).toEqual([]);
});
