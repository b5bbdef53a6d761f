// Subsets our fonts to what nearly every page needs: the characters of English text and the weights in use.
//
//   npx tsx src/tools/art/fonts.ts        (about 2 seconds; deterministic)
//
// For other Latin characters, a browser fetches the full font (src/design/fonts.ts). Run this again after an update of
// @fontsource.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import { cuts, subsetCharacters } from "../../design/subset";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "src/design/fonts");

mkdirSync(folder, { recursive: true });
for (const [name, { family, wght }] of Object.entries(cuts)) {
  const full = readFileSync(
    join(root, `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  const cut = await subset(full, subsetCharacters, {
    targetFormat: "woff2",
    variationAxes: { wght },
    // The address of the license, beside the copyright, which is kept by default (SIL Open Font License 1.1, condition 2).
    preserveNameIds: [14],
  });
  writeFileSync(join(folder, `${name}.woff2`), cut);
  console.log(`${name}: ${cut.length} bytes of ${full.length}`);
}
