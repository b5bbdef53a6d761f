/** Writes src/product-api/ASSUMED.md: `npx tsx __tests__/product-api/write-assumed.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { assumedTable } from "./docstrings";

writeFileSync(join(__dirname, "../../src/product-api/ASSUMED.md"), assumedTable());
