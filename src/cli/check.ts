// npm run check: reads all content and prints every problem as file:line:column.
import { checkContent } from "../content-types/check";
import { formatProblem, sortProblems } from "../content-types/problem";
import { checkContext } from "../build/site";

const started = performance.now();
const { content, problems } = checkContent(checkContext());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
for (const problem of sortProblems(problems)) console.error(formatProblem(problem));
if (problems.length) {
  console.error(`\n${problems.length} problem${problems.length === 1 ? "" : "s"} in content/`);
  process.exitCode = 1;
} else {
  console.log(`${content.documents.length} documents and ${content.facts.size} facts are in order (${seconds} s)`);
}
