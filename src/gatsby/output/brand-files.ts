import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { gray, teal } from "../../design/color";

const art = "content/media/brand";

/** Icons and their sizes in px, all drawn from icon-maskable.svg: it has a margin, which round icons cut off. */
const icons = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "apple-touch-icon.png", size: 180 },
];

/** Wraps a PNG in an ICO file (Microsoft's ICONDIR and ICONDIRENTRY; PNG since 2006). @param size px, under 256 */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the icons and the web app manifest (W3C Web Application Manifest). @param name the company's name */
export async function writeBrandFiles(publicDir: string, name: string): Promise<void> {
  await copyFile(join(art, "icon.svg"), join(publicDir, "icon.svg"));
  for (const { file, size } of icons) {
    await sharp(join(art, "icon-maskable.svg"), { density: 300 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(publicDir, file));
  }
  // Browsers request it for responses that are not pages, such as the sitemap.
  await writeFile(
    join(publicDir, "favicon.ico"),
    ico(await sharp(join(art, "icon.svg"), { density: 300 }).resize(32, 32).png().toBuffer(), 32),
  );
  const manifest = {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: gray[50],
    theme_color: teal[900],
    icons: icons.slice(0, 2).map(({ file, size }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  await writeFile(join(publicDir, "site.webmanifest"), JSON.stringify(manifest));
}
