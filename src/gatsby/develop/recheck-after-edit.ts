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

/** ms after the last edit. Files are often saved together, and the preview, which takes a second, is updated first. */
const pause = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isReady = false;
let hadErrors = false;
let warned = "";

/** Prints all warnings if they have changed since the last call. Warnings never stop a build. */
export function reportWarnings(reporter: Reporter, problems: readonly Diagnostic[]): void {
  const warnings = sortDiagnostics(problems.filter((one) => !isError(one))).map(formatDiagnostic);
  if (warnings.join() !== warned) warnings.forEach((warning) => reporter.warn(warning));
  warned = warnings.join();
}

/**
 * In develop, checks all content again after an edit, with the same engine as `npm run check` and the build. Reports
 * problems in the terminal and over the page, and once when the last one is fixed. Does nothing before the preview is ready.
 */
export function recheckAfterEdit(reporter: Reporter): void {
  if (!isReady) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { problems } = checkContent(checkContext());
    reportWarnings(reporter, problems);
    publishDiagnostics(problems);
    const errors = problems.filter(isError);
    if (errors.length) reporter.error(new ContentError(errors).message);
    else if (hadErrors) reporter.success("All problems in content/ are fixed");
    hadErrors = errors.length > 0;
  }, pause);
}

/** Checks all content for the first time in develop, after the first page is ready: the check would delay it by seconds. */
export function checkWhenReady(reporter: Reporter): void {
  if (isReady) return;
  isReady = true;
  recheckAfterEdit(reporter);
}
