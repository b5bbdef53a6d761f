// npm run generate: writes the files that are generated from declarations. A test fails if one is out of date.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { addressesFile } from "../../checks/rules/addresses";
import { command, readArguments } from "./command";
import { generatedFiles } from "./generate/files";

await command(() => {
  readArguments({}, "no arguments");
  const files = generatedFiles(process.cwd());
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  if (files.has(addressesFile)) return;
  console.error(
    `${addressesFile} is as before, because the content has errors. Correct what npm run check reports, and run npm run generate again.`,
  );
  process.exitCode = 1;
});
