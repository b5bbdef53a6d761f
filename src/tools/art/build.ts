// Writes every drawing of content/media and checks its style.
//
//   npx tsx src/tools/art/build.ts        (about 1 second; the same input gives the same bytes)
//
// After changing a drawing also run src/tools/art/raster.ts, and src/tools/art/video.ts when the home scene changed.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as color from "../../design/color";
import { brand } from "./brand";
import { comparison } from "./comparison";
import { heroes } from "./heroes";
import type { Pictures } from "./kit";
import { leaders } from "./leaders";
import { skins } from "./people";
import { quilt } from "./quilt";
import { social } from "./social";
import { spots } from "./spots";

const folders: Record<string, Pictures> = { brand, comparison, heroes, leaders, quilt, social, spots };
const media = join(import.meta.dirname, "../../../content/media");

const skin = new Set<string>(Object.values(skins).flatMap(([tone, dark]) => [tone, dark]));
const palette = new Set<string>([
  ...Object.values(color).flatMap((family) =>
    typeof family === "string" ? [family] : Object.values(family),
  ),
  ...skin,
]);

/** Describes the problems of a drawing. */
function faults(name: string, text: string): string[] {
  const found: string[] = [];
  const used = new Set(text.match(/#[0-9A-F]{6}\b/g) ?? []);
  for (const hex of used) if (!palette.has(hex)) found.push(`${hex} is not in the palette`);
  // Seven colours. The shade and skin come on top, and two more for hair and clothes where there are people.
  const people = [...used].some((hex) => skin.has(hex));
  const counted = [...used].filter((hex) => !skin.has(hex) && hex !== color.ink);
  if (counted.length > (people ? 9 : 7)) found.push(`${counted.length} colours: ${counted.join(" ")}`);
  if (text.length > 4600) found.push(`${text.length} bytes`);
  if (/NaN|undefined|style=|<script|feTurbulence| d=""|href="[^#]/.test(text))
    found.push("contains something it should not");
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
  if (new Set(ids).size !== ids.length) found.push("an id twice");
  for (const id of ids) {
    if (!id.startsWith(`${name}-`)) found.push(`id ${id} without the file's name`);
    if (!text.includes(`#${id}`)) found.push(`id ${id} is never used`);
  }
  for (const [, id] of text.matchAll(/(?:href="|url\()#([^")]+)/g))
    if (!ids.includes(id ?? "")) found.push(`#${id} does not exist`);
  return found;
}

let count = 0;
for (const [folder, pictures] of Object.entries(folders)) {
  mkdirSync(join(media, folder), { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    const text = draw(name);
    for (const fault of faults(name, text)) {
      console.error(`${folder}/${name}.svg: ${fault}`);
      process.exitCode = 1;
    }
    writeFileSync(join(media, folder, `${name}.svg`), `${text}\n`);
    count += 1;
  }
}
console.log(`${count} drawings`);
