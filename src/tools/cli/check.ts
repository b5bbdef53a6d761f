// npm run check: checks all content and prints every problem as file:line:column. --format github prints annotations of
// a pull request; --watch checks again after every edit.
import { watch } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../checks/check-content";
import {
  formatAnnotation,
  formatDiagnostic,
  isError,
  sortDiagnostics,
} from "../../content/schema/diagnostic";
import { checkSearch } from "../../checks/rules/search";
import { checkContext, root } from "../../gatsby/check-context";
import { optionsOf } from "./options";

const args = process.argv.slice(2);
const { format } = optionsOf(
  args.filter((arg) => arg !== "--watch"),
  { format: ["plain", "github"] },
  { format: process.env.GITHUB_ACTIONS ? "github" : "plain" },
);

/** Prints all problems. @returns how many of them are errors */
function check(): number {
  const started = performance.now();
  const { content, problems } = checkContent({ ...checkContext(), search: checkSearch });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const errors = problems.filter(isError).length;
  // Annotations are read from the standard output.
  const print = format === "github" ? console.log : console.error;
  for (const problem of sortDiagnostics(problems))
    print(format === "github" ? formatAnnotation(problem) : formatDiagnostic(problem));
  const fixable = problems.filter(({ repair }) => repair?.safe).length;
  if (errors)
    console.error(
      `\n${errors} problem${errors === 1 ? "" : "s"} in content/${fixable ? `; npm run fix fixes ${fixable}` : ""}`,
    );
  else
    console.log(
      `${content.documents.length} documents and ${content.facts.size} facts have no problems (${seconds} s)`,
    );
  return errors;
}

// Before the first check, which takes seconds: an edit meanwhile is checked after it.
if (args.includes("--watch")) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(join(root, "content"), { recursive: true }, () => {
    // Editors save in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log("\ncontent/ has changed");
      process.exitCode = check() ? 1 : 0;
    }, 100);
  });
  console.log("watching content/");
}
if (check()) process.exitCode = 1;
