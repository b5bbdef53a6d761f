// npm run fix: repairs what can be repaired without inventing anything, and says what is left.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, checkContext } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { repairContent } from "../../checks/fixes/apply-fixes";
import { filesOn } from "../../content/read/files";
import { formatDiagnostic, isError, sortDiagnostics } from "../../content/schema/diagnostic";

const { changed, count } = repairContent(
  filesOn(root),
  (files) => checkContent(checkContext(files)).problems,
);
for (const [file, text] of changed) {
  const before = readFileSync(join(root, file), "utf8");
  if (before !== text) writeFileSync(join(root, file), text);
  console.log(`mended ${file}`);
}
const left = sortDiagnostics(checkContent(checkContext()).problems);
for (const problem of left) console.error(formatDiagnostic(problem));
const errors = left.filter(isError).length;
console.log(
  `${count} ${count === 1 ? "problem" : "problems"} mended in ${changed.size} ${changed.size === 1 ? "file" : "files"}${errors ? `; ${errors} left for you` : ""}`,
);
if (errors) process.exitCode = 1;
