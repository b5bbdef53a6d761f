// npm run generate: writes the files that are generated from declarations. A test fails if one is out of date, except the
// completions for VS Code.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { addressesFile } from "../../checks/rules/addresses";
import { command, readArguments } from "./command";
import { generatedFiles } from "./generate/files";

await command(() => {
  readArguments({}, "no arguments");
  const files = generatedFiles(process.cwd());
  const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  console.log(`${files.size - stale.length} of ${files.size} generated files were up to date`);
  // The catalogue needs only its body, and its preview reports content errors itself.
  if (files.has(addressesFile) || process.env.CATALOGUE) return;
  // An error may be one that the new files correct, such as a missing route. This process has loaded the old ones.
  if (stale.length) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, process.argv[1]!], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    process.exit(status ?? 1);
  }
  throw new Error(
    `${addressesFile} is as before, because the content has errors. Correct what npm run check reports, and run npm run generate again.`,
  );
});
