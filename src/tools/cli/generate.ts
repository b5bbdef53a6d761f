// npm run generate: writes what is made from declarations, so that nobody types it twice. A test says when it is due.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generatedFiles } from "./generate/files";

for (const [file, text] of generatedFiles(process.cwd())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
