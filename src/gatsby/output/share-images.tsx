import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { globSync } from "tinyglobby";
import { gray, teal } from "../../design/color";
import { inParallel } from "../../hosting/in-parallel";
import { shareImageSize } from "../../site/metadata";
import { typeset } from "../../typography/typeset";

/** A page's share image as its metadata declares it: the words, and the address the image must have. */
interface ShareImage {
  title: string;
  /** Path under the public folder. */
  path: string;
}

const meta = (html: string, property: string) =>
  new RegExp(`<meta[^>]*property="${property}"[^>]*content="([^"]*)"`).exec(html)?.[1];
const decode = (text: string) =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

/** Reads from every built page which image it names, so that no page can name one that is not there. */
export function namedShareImages(publicDir: string): ShareImage[] {
  const images = globSync("**/*.html", { cwd: publicDir }).flatMap((file) => {
    const html = readFileSync(join(publicDir, file), "utf8");
    const [address, title] = [meta(html, "og:image"), meta(html, "og:image:alt")];
    return address && title ? [{ path: new URL(address).pathname.slice(1), title: decode(title) }] : [];
  });
  return [...new Map(images.map((image) => [image.path, image])).values()];
}

const font = (name: string, file: string, weight: 400 | 600) => ({
  name,
  weight,
  data: readFileSync(join("node_modules/@fontsource", file)),
});

function card(title: string, brand: string) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: 720,
        height: "100%",
        padding: "72px 0 72px 72px",
      }}
    >
      {/* Beside the mark, which the art already has. */}
      <div
        style={{
          display: "flex",
          alignItems: "center",
          height: 82,
          marginLeft: 94,
          fontFamily: "Fraunces",
          fontSize: 48,
          color: teal[900],
        }}
      >
        {brand}
      </div>
      <div
        style={{
          fontFamily: "Fraunces",
          fontSize: title.length > 48 ? 58 : 70,
          lineHeight: 1.1,
          letterSpacing: -1,
          color: teal[900],
        }}
      >
        {typeset(title)}
      </div>
      <div style={{ fontFamily: "Figtree", fontSize: 28, color: gray[600] }}>
        Loans and payment plans for IVF and egg freezing
      </div>
    </div>
  );
}

/** The art that every card lies on, and what draws its words. Only when there is a card to draw: most builds have none. */
async function drawing(source: Buffer) {
  const { default: satori } = await import("satori");
  const fonts = [
    font("Fraunces", "fraunces/files/fraunces-latin-600-normal.woff", 600),
    font("Figtree", "figtree/files/figtree-latin-400-normal.woff", 400),
  ];
  const art = await sharp(source, { density: 96 })
    .resize(shareImageSize.width, shareImageSize.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return {
    art,
    words: (title: string, brand: string) => satori(card(title, brand), { ...shareImageSize, fonts }),
  };
}

/**
 * Draws the share image of every built page: 1200 by 630 px, its title beside our art.
 * Images whose words have not changed since the last build are kept.
 * @param brand the company's name
 * @param stamps a folder that remembers from build to build what each image shows
 */
export async function writeShareImages(
  publicDir: string,
  brand: string,
  stamps = ".cache/share-images",
): Promise<void> {
  const source = await readFile("content/media/brand/share-base.svg");
  let drawn: ReturnType<typeof drawing> | undefined;

  async function draw({ title, path }: ShareImage): Promise<void> {
    const file = join(publicDir, path);
    const digest = createHash("sha256").update(source).update(title).update(brand).digest("hex");
    const stamp = join(stamps, path.replaceAll("/", "-"));
    if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
    const { art, words } = await (drawn ??= drawing(source));
    const png = await sharp(art)
      .composite([{ input: Buffer.from(await words(title, brand)) }])
      .png({ palette: true, effort: 4 })
      .toBuffer();
    await mkdir(dirname(file), { recursive: true });
    await mkdir(stamps, { recursive: true });
    await writeFile(file, png);
    await writeFile(stamp, digest);
  }

  await inParallel(namedShareImages(publicDir), draw);
}
