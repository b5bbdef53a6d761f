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
let isReady = false;
let reported = "";
let warned = "";

/** Prints warnings that were not printed last time. They stop nothing. */
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
    const message = errors.length ? new ContentError(errors).message : "";
    if (message) reporter.error(message);
    else if (reported) reporter.success("content/ has no problems any more");
    reported = message;
  }, pause);
}

/** Checks all content for the first time in develop: when the first page can be shown, which the check would delay by seconds. */
export function checkWhenReady(reporter: Reporter): void {
  if (isReady) return;
  isReady = true;
  recheckAfterEdit(reporter);
}
