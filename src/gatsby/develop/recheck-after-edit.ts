import type { Reporter } from "gatsby";
import { checkContent } from "../../checks/check-content";
import {
  ContentError,
  formatDiagnostic,
  isError,
  sortDiagnostics,
  type Diagnostic,
} from "../../content/schema/diagnostic";
import { publishDiagnostics } from "./diagnostics-endpoint";
import { checkContext } from "../check-context";

/** ms after the last edit: several files are often saved together, and the preview, which takes a second, goes first. */
const pause = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let reported = "";

/** Prints warnings. They stop nothing. */
export function reportWarnings(reporter: Reporter, problems: readonly Diagnostic[]): void {
  for (const problem of sortDiagnostics(problems.filter((one) => !isError(one))))
    reporter.warn(formatDiagnostic(problem));
}

/**
 * In develop, checks all content again after an edit, with the same engine as `npm run check` and the build. Reports
 * problems in the terminal and over the page, and once when the last one is fixed.
 */
export function recheckAfterEdit(reporter: Reporter): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { problems } = checkContent(checkContext());
    publishDiagnostics(problems);
    const errors = problems.filter(isError);
    const message = errors.length ? new ContentError(errors).message : "";
    if (message) reporter.error(message);
    else if (reported) reporter.success("content/ has no problems any more");
    reported = message;
  }, pause);
}
