// npm run fix: shows unambiguous fixes as a diff and writes them after a yes. --interactive also asks about suggested
// fixes, one by one; --yes writes without asking, for scripts.
import { createTwoFilesPatch } from "diff";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { root, checkContext } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { applyEdits, fixContent } from "../../checks/fixes/apply-fixes";
import { changedFiles, filesOn, type Files } from "../../content/read/files";
import { formatDiagnostic, isError, sortDiagnostics, type Diagnostic } from "../../content/schema/diagnostic";

const options = (() => {
  try {
    return parseArgs({ options: { interactive: { type: "boolean" }, yes: { type: "boolean" } } }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split(".")[0]}; expected --interactive, --yes or nothing`);
    process.exit(2);
  }
})();

const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
const confirm = async (question: string) =>
  /^y(es)?$/i.test(((await terminal?.question(`${question} [y/N] `)) ?? "").trim());
const check = (files: Files) => checkContent(checkContext(files)).problems;
const diff = (file: string, before: string, after: string) =>
  createTwoFilesPatch(file, file, before, after, "", "", { context: 1 }).replace(/^=+\n/, "").trimEnd();

const files = filesOn(root);
const { changed, count } = fixContent(files, check);

/** Asks about every suggested fix. Each is applied at once, so that the next one is placed in the changed text. */
async function askForSuggested(): Promise<number> {
  const seen = new Set<string>();
  for (let accepted = 0; ;) {
    const now = changedFiles(files, changed);
    const key = ({ file, message, repair }: Diagnostic) => `${file} ${message} ${repair!.edits[0]!.text}`;
    const next = sortDiagnostics(check(now)).find(
      (problem) => problem.repair?.edits.length && !problem.repair.safe && !seen.has(key(problem)),
    );
    if (!next) return accepted;
    seen.add(key(next));
    const before = now.read(next.file)!;
    const after = applyEdits(before, next.repair!.edits);
    console.log(`${formatDiagnostic(next)}\n${diff(next.file, before, after)}`);
    if (!(await confirm("Apply this fix?"))) continue;
    changed.set(next.file, after);
    accepted++;
  }
}

const accepted = options.interactive && terminal ? await askForSuggested() : 0;
for (const [file, text] of changed) console.log(diff(file, files.read(file)!, text));
const write = changed.size > 0 && (options.yes || (await confirm("Write these changes?")));
terminal?.close();
if (write) for (const [file, text] of changed) writeFileSync(join(root, file), text);

const left = sortDiagnostics(write ? check(filesOn(root)) : check(files));
for (const problem of left) console.error(formatDiagnostic(problem));
const errors = left.filter(isError).length;
const fixed = `${count + accepted} ${count + accepted === 1 ? "problem" : "problems"}`;
if (write) console.log(`Fixed ${fixed} in ${changed.size} ${changed.size === 1 ? "file" : "files"}.`);
else if (changed.size) console.log(`Nothing is written. npm run fix -- --yes fixes ${fixed}.`);
const suggested = left.filter(({ repair }) => repair && !repair.safe).length;
if (errors) {
  const hint =
    suggested && !options.interactive ? `; npm run fix -- --interactive suggests a fix for ${suggested}` : "";
  console.log(`${errors} ${errors === 1 ? "problem is" : "problems are"} left${hint}.`);
  process.exitCode = 1;
}
