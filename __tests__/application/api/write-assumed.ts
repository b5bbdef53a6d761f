/** Writes src/application/api/ASSUMED.md: `npx tsx __tests__/application/api/write-assumed.ts`. */
import { writeFileSync } from "node:fs";
import { assumedFile, assumedTable } from "./endpoint-source";

writeFileSync(assumedFile, assumedTable());
