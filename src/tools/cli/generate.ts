// npm run generate: writes the files that are generated from declarations. A test fails if one is out of date.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { command, readArguments } from "./command";
import { generatedFiles } from "./generate/files";

await command(() => {
  readArguments({}, "no arguments");
  for (const [file, text] of generatedFiles(process.cwd())) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
});
