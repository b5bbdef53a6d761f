import { createTwoFilesPatch } from "diff";
import { applyEdits, fixContent } from "../../../checks/fixes/apply-fixes";
import { changedFiles, snapshotOf, type Files } from "../../../content/read/files";
import {
  formatDiagnostic,
  isError,
  sortDiagnostics,
  type Diagnostic,
} from "../../../content/schema/diagnostic";
import { plural } from "../../../content/plural";

interface FixOptions {
  check(files: Files): Diagnostic[];
  write(file: string, text: string): void;
  /** Asks a question; undefined without a terminal. */
  confirm?(question: string): Promise<boolean>;
  /** Writes without asking. */
  yes?: boolean;
  /** Also asks about every suggested fix. */
  interactive?: boolean;
}

const diff = (file: string, before: string, after: string) =>
  createTwoFilesPatch(file, file, before, after, "", "", { context: 1 }).replace(/^=+\n/, "").trimEnd();

/** Shows fixes as a diff, writes them after confirmation, and prints the remaining problems. @returns how many are errors */
export async function fixFiles(files: Files, { check, write, confirm, yes, interactive }: FixOptions) {
  const read = snapshotOf(files);
  const { changed, count } = fixContent(read, check);

  /** Asks about every suggested fix. Each is applied immediately, so that the next one applies to the changed text. */
  async function askForSuggested(ask: (question: string) => Promise<boolean>): Promise<number> {
    const declined = new Set<string>();
    const key = ({ file, line, column, message }: Diagnostic) => `${file}:${line}:${column} ${message}`;
    for (let accepted = 0; ;) {
      const now = changedFiles(read, changed);
      const next = sortDiagnostics(check(now)).find(
        (problem) => problem.repair?.edits.length && !problem.repair.safe && !declined.has(key(problem)),
      );
      if (!next) return accepted;
      const before = now.read(next.file)!;
      const after = applyEdits(before, next.repair!.edits);
      console.log(`${formatDiagnostic(next)}\n${diff(next.file, before, after)}`);
      if (await ask("Apply this fix?")) {
        changed.set(next.file, after);
        accepted++;
      } else declined.add(key(next));
    }
  }

  const accepted = interactive && confirm ? await askForSuggested(confirm) : 0;
  for (const [file, text] of changed) console.log(diff(file, read.read(file)!, text));
  const isWritten = changed.size > 0 && (yes || (await confirm?.("Write these changes?")));
  if (isWritten)
    for (const [file, text] of changed) {
      if (files.read(file) === read.read(file)) write(file, text);
      else {
        changed.delete(file);
        console.error(
          `${file} has been edited meanwhile, so nothing was written there. Run npm run fix again.`,
        );
      }
    }

  const left = sortDiagnostics(check(isWritten ? changedFiles(files, changed) : files));
  for (const problem of left) console.error(formatDiagnostic(problem));
  const errors = left.filter(isError).length;
  const fixed = plural(count + accepted, "problem");
  if (isWritten) console.log(`Fixed ${fixed} in ${plural(changed.size, "file")}.`);
  else if (changed.size) console.log(`Nothing was written. npm run fix -- --yes fixes ${fixed}.`);
  else if (!errors) console.log("There is nothing to fix.");
  const suggested = left.filter(({ repair }) => repair && !repair.safe).length;
  if (errors) {
    const hint =
      suggested && !interactive ? `; npm run fix -- --interactive suggests a fix for ${suggested}` : "";
    console.log(`${errors} ${errors === 1 ? "problem is" : "problems are"} left${hint}.`);
  }
  return errors;
}
