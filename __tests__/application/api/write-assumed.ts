/** Writes src/application/api/ASSUMED.md: `npx tsx __tests__/application/api/write-assumed.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { assumedTable } from "./docstrings";

writeFileSync(join(__dirname, "../../../src/application/api/ASSUMED.md"), assumedTable());
