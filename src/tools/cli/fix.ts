// npm run fix: shows unambiguous fixes as a diff and writes them after confirmation. --interactive also asks about suggested
// fixes, one by one; --yes writes without asking, for scripts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { root, checkContext } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { filesOn } from "../../content/read/files";
import { fixFiles } from "./fix/fix-files";

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
const errors = await fixFiles(filesOn(root), {
  ...options,
  check: (files) => checkContent(checkContext(files)).problems,
  write: (file, text) => writeFileSync(join(root, file), text),
  confirm:
    terminal &&
    (async (question) => /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())),
});
terminal?.close();
if (errors) process.exitCode = 1;
