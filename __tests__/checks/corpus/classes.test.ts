// Content errors by class: each must stop the check on its own line, with at most three findings, and correct edits pass.
import { formatDiagnostic, isError } from "../../../src/content/schema/diagnostic";
import { correctEdits, errorClasses, type ClassCase } from "./class-cases";
import { problemsWith, realText } from "./planted-content";

/** What is wrong with the report of a case; undefined when the report is as it should be. */
function fault([file, edit, at]: ClassCase): string | undefined {
  const text = edit(realText(file));
  const lines = text.split("\n").flatMap((line, index) => (line.includes(at) ? [index + 1] : []));
  const problems = problemsWith({ [file]: text });
  const shown = problems.slice(0, 4).map(formatDiagnostic).join("\n");
  if (!problems.length) return `not stopped: ${at}`;
  if (!problems.some((problem) => problem.file === file && lines.includes(problem.line)))
    return `not on line ${lines.join()} (${at}):\n${shown}`;
  return problems.length > 3 ? `${problems.length} findings for ${at}:\n${shown}` : undefined;
}

it.each(Object.entries(errorClasses))("%s: stopped on its line, in at most three findings", (_, cases) => {
  expect(cases.map(fault).filter(Boolean)).toEqual([]);
});

it.each(correctEdits)("%s: no error", (_, file, edit) => {
  expect(
    problemsWith({ [file]: edit(realText(file)) })
      .filter(isError)
      .map(formatDiagnostic),
  ).toEqual([]);
});
