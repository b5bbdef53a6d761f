// npm run fix: shows unambiguous fixes as a diff and writes them after confirmation. --interactive also asks about suggested
// fixes, one by one; --yes writes without asking, for scripts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, checkContext } from "../../gatsby/check-context";
import { checkContent } from "../../checks/check-content";
import { filesOn } from "../../content/read/files";
import { command, openTerminal, readArguments, UsageError } from "./command";
import { fixFiles } from "./fix/fix-files";

await command(async () => {
  const options = { interactive: { type: "boolean" }, yes: { type: "boolean" } } as const;
  const { values } = readArguments({ options }, "--interactive, --yes or nothing");
  const terminal = openTerminal();
  if (values.interactive && !terminal)
    throw new UsageError("--interactive has no terminal to ask in; expected --yes or nothing");
  const errors = await fixFiles(filesOn(root), {
    ...values,
    check: (files) => checkContent(checkContext(files)).problems,
    write: (file, text) => writeFileSync(join(root, file), text),
    confirm:
      terminal &&
      (async (question) => /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())),
  });
  terminal?.close();
  if (errors) process.exitCode = 1;
});
