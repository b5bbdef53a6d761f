// npm run check: reads all content and prints every problem as file:line:column; --format github as annotations of a pull request.
import { checkContent } from "../../checks/check-content";
import {
  formatAnnotation,
  formatDiagnostic,
  isError,
  sortDiagnostics,
} from "../../content/schema/diagnostic";
import { checkContext } from "../../gatsby/check-context";
import { optionsOf } from "./options";

const { format } = optionsOf(
  process.argv.slice(2),
  { format: ["plain", "github"] },
  { format: process.env.GITHUB_ACTIONS ? "github" : "plain" },
);
const started = performance.now();
const { content, problems } = checkContent(checkContext());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const errors = problems.filter(isError).length;
// Annotations are read from the standard output.
const say = format === "github" ? console.log : console.error;
for (const problem of sortDiagnostics(problems))
  say(format === "github" ? formatAnnotation(problem) : formatDiagnostic(problem));
if (errors) {
  const repairable = problems.filter(({ repair }) => repair?.safe).length;
  console.error(
    `\n${errors} problem${errors === 1 ? "" : "s"} in content/${repairable ? `; npm run fix mends ${repairable}` : ""}`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `${content.documents.length} documents and ${content.facts.size} facts are in order (${seconds} s)`,
  );
}
