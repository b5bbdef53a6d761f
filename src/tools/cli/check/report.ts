import {
  formatAnnotation,
  formatDiagnostic,
  isError,
  sortDiagnostics,
  type Diagnostic,
} from "../../../content/schema/diagnostic";
import { plural } from "../../../content/plural";

/** Prints all problems, then the number of errors. @returns that number */
export function reportProblems(problems: readonly Diagnostic[], format: string): number {
  const errors = problems.filter(isError).length;
  // GitHub reads annotations from standard output.
  for (const problem of sortDiagnostics(problems))
    if (format === "github") console.log(formatAnnotation(problem));
    else console.error(formatDiagnostic(problem));
  const fixable = problems.filter(({ repair }) => repair?.safe).length;
  if (errors)
    console.error(
      `\n${plural(errors, "problem")} in content/${fixable ? `; npm run fix fixes ${fixable}` : ""}`,
    );
  return errors;
}
