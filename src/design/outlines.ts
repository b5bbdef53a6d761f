// Converts text to outlines, so that pictures do not depend on the font. Only the build and the art tools import this.
import opentype, { type Font, type PathCommand } from "opentype.js";

/** Position and size of a line of text, px. */
interface Line {
  x: number;
  baseline: number;
  size: number;
  letterSpacing: number;
}

/**
 * Reads a font with the letter forms that pages show: h, m and n of Fraunces lean, and the upright forms are named ".alt".
 * @param data a font file: TrueType, OpenType or WOFF
 */
export function readFont({ buffer, byteOffset, byteLength }: Uint8Array): Font {
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const { glyphIndexMap } = font.tables["cmap"] as unknown as { glyphIndexMap: Record<number, number> };
  for (const letter of "hmn") {
    const upright = font.nameToGlyphIndex(`${letter}.alt`);
    if (upright > 0) glyphIndexMap[letter.charCodeAt(0)] = upright;
  }
  return font;
}

/** Distance of the baseline from the top of a line of this height. All in px. */
export const baselineIn = ({ ascender, descender, unitsPerEm }: Font, size: number, height: number): number =>
  (height + ((ascender + descender) / unitsPerEm) * size) / 2;

/** A line's width, px. */
export const widthOf = (font: Font, text: string, { size, letterSpacing }: Omit<Line, "x" | "baseline">) =>
  font.getAdvanceWidth(text, size, { letterSpacing: letterSpacing / size });

/** A line of text as the data of an SVG path. */
export const outlineOf = (font: Font, text: string, { x, baseline, size, letterSpacing }: Line): string =>
  font
    .getPath(text, x, baseline, size, { letterSpacing: letterSpacing / size })
    .commands.map(pathData)
    .join("");

/** Formats a path command, whose numbers are in SVG's order. The package's own function writes NaN for some numbers. */
const pathData = ({ type, ...numbers }: PathCommand): string =>
  type +
  Object.values(numbers)
    .map((number) => Math.round(100 * number) / 100)
    .join(" ");
