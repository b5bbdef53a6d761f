// Cuts our fonts down to what nearly every page needs: the characters of English text, and the weights in use.
//
//   npx tsx src/tools/art/fonts.ts        (about 2 seconds; the same input gives the same bytes)
//
// Other characters of the Latin alphabet come from the whole font, which a browser fetches when it meets one
// (src/design/fonts.ts). Run it again when @fontsource has been updated.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import { cuts, subsetCharacters } from "../../design/subset";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "src/design/fonts");

mkdirSync(folder, { recursive: true });
for (const [name, { family, wght }] of Object.entries(cuts)) {
  const whole = readFileSync(
    join(root, `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  const cut = await subset(whole, subsetCharacters, { targetFormat: "woff2", variationAxes: { wght } });
  writeFileSync(join(folder, `${name}.woff2`), cut);
  console.log(`${name}: ${cut.length} bytes of ${whole.length}`);
}
