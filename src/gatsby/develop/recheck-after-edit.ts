import type { Reporter } from "gatsby";
import { checkContent } from "../../checks/check-content";
import {
  ContentError,
  formatDiagnostic,
  isError,
  sortDiagnostics,
  type Diagnostic,
} from "../../content/schema/diagnostic";
import { publishProblems } from "./diagnostics-endpoint";
import { checkContext } from "../check-context";

/** ms after the last edit: several files are often saved together, and the preview, which takes a second, comes first. */
const pause = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let spoken = "";

/** Prints the warnings among problems: they stop nothing. */
export function warn(reporter: Reporter, problems: readonly Diagnostic[]): void {
  for (const problem of sortDiagnostics(problems.filter((one) => !isError(one))))
    reporter.warn(formatDiagnostic(problem));
}

/**
 * In develop, reads all content again after an edit and tells every problem there is, in the terminal and over the page,
 * with the engine of the build and of `npm run check`. Says so once when the last one is gone.
 */
export function speakAfterEdit(reporter: Reporter): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { problems } = checkContent(checkContext());
    publishProblems(problems);
    const errors = problems.filter(isError);
    const message = errors.length ? new ContentError(errors).message : "";
    if (message) reporter.error(message);
    else if (spoken) reporter.success("The content is in order again");
    spoken = message;
  }, pause);
}
