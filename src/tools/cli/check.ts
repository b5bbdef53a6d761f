// npm run check: checks all content and prints every problem as file:line:column. --format github prints annotations for
// a pull request; --watch checks again after every edit.
import { join } from "node:path";
import { checkContent } from "../../checks/check-content";
import { checkSearch } from "../../checks/rules/search";
import { checkContext, root } from "../../gatsby/check-context";
import { readOptions } from "./check/options";
import { recheck } from "./check/recheck";
import { reportProblems } from "./check/report";
import { command } from "./command";

await command(() => {
  const { format, watch } = readOptions(process.argv.slice(2));
  const check = () => {
    const started = performance.now();
    const { content, problems } = checkContent({ ...checkContext(), search: checkSearch });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const errors = reportProblems(problems, format);
    process.exitCode = errors ? 1 : 0;
    const { documents, facts } = content;
    if (!errors)
      console.log(`${documents.length} documents and ${facts.size} facts have no errors (${seconds} s)`);
  };
  if (watch) recheck(join(root, "content"), check);
  else check();
});
