// Text as outlines, for pictures: whoever draws them need not have the font. Only the build and the art's tools import this.
import opentype, { type Font, type PathCommand } from "opentype.js";

/** Position and size of a line of text, px. */
interface Line {
  x: number;
  baseline: number;
  size: number;
  letterSpacing: number;
}

/** @param data a font file: TrueType, OpenType or WOFF */
export const readFont = ({ buffer, byteOffset, byteLength }: Uint8Array): Font =>
  opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));

/** Where the baseline is, from the top of a line of this height. All in px. */
export const baselineIn = ({ ascender, descender, unitsPerEm }: Font, size: number, height: number): number =>
  (height + ((ascender + descender) / unitsPerEm) * size) / 2;

/** A line's width, px. */
export const widthOf = (
  font: Font,
  text: string,
  { size, letterSpacing }: Omit<Line, "x" | "baseline">,
): number => font.getAdvanceWidth(text, size, { letterSpacing: letterSpacing / size });

/** A line of text as the data of an SVG path. */
export const outlineOf = (font: Font, text: string, { x, baseline, size, letterSpacing }: Line): string =>
  font
    .getPath(text, x, baseline, size, { letterSpacing: letterSpacing / size })
    .commands.map(pathData)
    .join("");

/** The package's own function writes NaN for some numbers. */
function pathData({ type, ...numbers }: PathCommand): string {
  const { x1, y1, x2, y2, x, y } = numbers as Partial<Record<string, number>>;
  return type + [x1, y1, x2, y2, x, y].flatMap((number) => number?.toFixed(2) ?? []).join(" ");
}
