import { hash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Font } from "opentype.js";
import { parse } from "parse5";
import sharp, { type Sharp } from "sharp";
import { globSync } from "tinyglobby";
import { attribute, elementsIn } from "../../content/html";
import { gray, teal } from "../../design/color";
import { baselineIn, outlineOf, readFont, widthOf } from "../../design/outlines";
import { inParallel } from "../../hosting/in-parallel";
import { shareImageSize } from "../../site/metadata";
import { typeset } from "../../typography/typeset";

/** A page's share image as its metadata declares it. */
interface ShareImage {
  title: string;
  /** Path under the public folder. */
  path: string;
}

/** Reads the share image that each built page names, so that none can be missing. */
export function namedShareImages(publicDir: string): ShareImage[] {
  const images = globSync("**/*.html", { cwd: publicDir }).flatMap((file) => {
    const [head] = readFileSync(join(publicDir, file), "utf8").split("</head>");
    const tags = elementsIn(parse(head!));
    const meta = (name: string) =>
      tags.flatMap((tag) => (attribute(tag, "property") === name ? attribute(tag, "content") : []))[0];
    const [address, title] = [meta("og:image"), meta("og:image:alt")];
    return address && title ? [{ path: new URL(address).pathname.slice(1), title }] : [];
  });
  return [...new Map(images.map((image) => [image.path, image])).values()];
}

/** The column of text beside the art, px. */
const column = { left: 72, top: 72, width: 648 };
/** The line of the logo's mark, which is part of the art; the company's name is next to it. px */
const markLine = { left: 166, height: 82 };

interface Words {
  text: string;
  font: Font;
  /** px */
  size: number;
  color: string;
  /** Top of the first line and left edge, px. */
  top: number;
  left: number;
  lineHeight?: number;
  /** px */
  letterSpacing?: number;
}

const fontFile = (file: string): Font => readFont(readFileSync(join("node_modules/@fontsource", file)));

/** Whether a line is not wider than the column. */
const fitsColumn = (line: string, { font, size, letterSpacing = 0 }: Words): boolean =>
  widthOf(font, line, { size, letterSpacing }) <= column.width;

/** Breaks a text into lines that fit the column. A word that is wider than the column gets its own line. */
function linesOf(words: Words): string[] {
  return words.text.split(" ").reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1)} ${word}`;
    return lines.length && fitsColumn(longer, words) ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** Sizes of titles, px. A longer title gets a smaller one. */
const titleSizes = [70, 58, 48, 40, 32, 24];

/** Whether a text fits the column and a height in px. */
function fits(words: Words, space: number): boolean {
  const lines = linesOf(words);
  const { lineHeight = 1.2, size } = words;
  return lines.length * lineHeight * size <= space && lines.every((line) => fitsColumn(line, words));
}

function svgPath(words: Words): string {
  const { font, size, color, top, left, lineHeight = 1.2, letterSpacing = 0 } = words;
  const height = lineHeight * size;
  const paths = linesOf(words).map((line, index) => {
    const baseline = top + index * height + baselineIn(font, size, height);
    return outlineOf(font, line, { x: left, baseline, size, letterSpacing });
  });
  return `<path fill="${color}" d="${paths.join("")}"/>`;
}

const { width, height } = shareImageSize;
/** The words that all share images have. */
interface Brand {
  name: string;
  tagline: string;
}

/** Draws the name and the tagline on our art. @returns a function that adds a title, centered in the free height */
async function drawing(source: string, brand: Brand) {
  const fraunces = fontFile("fraunces/files/fraunces-latin-600-normal.woff");
  const figtree = fontFile("figtree/files/figtree-latin-400-normal.woff");
  const { left, top } = column;
  const small = { text: brand.tagline, font: figtree, size: 28, color: gray[600], left };
  const taglineTop = height - top - 1.2 * small.size;
  const name = { text: brand.name, font: fraunces, size: 48, color: teal[900], left: markLine.left };
  const nameTop = top + (markLine.height - 1.2 * name.size) / 2;
  const shared = svgPath({ ...name, top: nameTop }) + svgPath({ ...small, top: taglineTop });
  const common = Buffer.from(source.replace("</svg>", `${shared}</svg>`));
  // Rendered once: rendering only the title and adding it takes less time.
  const base = await sharp(common, { density: 96 }).resize(width, height).removeAlpha().raw().toBuffer();
  return (title: string): Sharp => {
    const style = { ...name, text: typeset(title), left, lineHeight: 1.1, letterSpacing: -1, top: 0 };
    const space = taglineTop - top - markLine.height;
    const sizes = title.length > 48 ? titleSizes.slice(1) : titleSizes;
    const size = sizes.find((one) => fits({ ...style, size: one }, space)) ?? titleSizes.at(-1)!;
    const heading = { ...style, size };
    const lines = linesOf(heading).length * heading.lineHeight * size;
    const headingTop = (top + markLine.height + taglineTop - lines) / 2;
    // Accents and descenders may extend beyond their lines.
    const first = Math.floor(headingTop - size / 2);
    const words = svgPath({ ...heading, top: headingTop - first });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.ceil(lines + size)}">${words}</svg>`;
    return sharp(base, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(svg), top: first, left: 0 }])
      .removeAlpha();
  };
}

/**
 * Draws the share image of every built page, 1200 by 630 px, its title beside our art, and removes those of other pages.
 * Images whose inputs have not changed since the last build are not drawn again.
 * @param stamps a folder with a digest of each image's inputs, which persists between builds
 */
export async function writeShareImages(publicDir: string, brand: Brand, stamps = ".cache/share-images") {
  const source = await readFile("content/media/brand/share-base.svg", "utf8");
  let draws: ReturnType<typeof drawing> | undefined;

  async function draw({ title, path }: ShareImage): Promise<void> {
    const file = join(publicDir, path);
    const digest = hash("sha256", JSON.stringify([source, title, brand]));
    const stamp = join(stamps, path.replaceAll("/", "-"));
    if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
    const drawTitle = await (draws ??= drawing(source, brand));
    // A palette would halve the bytes but take three times as long.
    const png = await drawTitle(title).png().toBuffer();
    await mkdir(dirname(file), { recursive: true });
    await mkdir(stamps, { recursive: true });
    await writeFile(file, png);
    await writeFile(stamp, digest);
  }

  const images = namedShareImages(publicDir);
  await inParallel(images, draw);
  const ofRemovedPages = globSync("share/*.png", { cwd: publicDir, ignore: images.map(({ path }) => path) });
  for (const path of ofRemovedPages) rmSync(join(publicDir, path));
}
