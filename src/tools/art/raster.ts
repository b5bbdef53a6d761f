// Renders portraits and social tiles as small palette PNGs for gatsby-plugin-image, which cannot resize SVG files.
// Run it after editing an SVG file in content/media/leaders or content/media/social:
//
//   npx tsx src/tools/art/raster.ts        (about 3 seconds)
//
// Flat art needs few colors; without dithering the files are small and the areas remain flat.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const media = join(import.meta.dirname, "../../../content/media");
const LIMIT = 120_000;

for (const [folder, width, height] of [
  ["social", 960, 960],
  ["leaders", 800, 880],
] as const) {
  const files = readdirSync(join(media, folder)).filter((name) => name.endsWith(".svg"));
  for (const file of files.sort()) {
    // Rendered larger and scaled down, for clean edges.
    const target = join(media, folder, file.replace(".svg", ".png"));
    const { size } = await sharp(join(media, folder, file), { density: 288 })
      .resize(width, height)
      .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(target);
    if (size > LIMIT)
      throw new Error(`${target} is ${size} bytes, more than ${LIMIT}; fix: simplify ${file}`);
  }
}
