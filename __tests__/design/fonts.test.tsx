import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { hasOtherLetters } from "../../src/design/fonts";
import { cuts } from "../../src/design/subset";

it.each(["café", "Łódź", "₁ → €"])("%s needs the full fonts", (text) =>
  expect(hasOtherLetters(text)).toBe(true),
);
it.each(["Plain words, 9.74%", "© 2026 – “quoted” … ★"])("%s needs only the subsets", (text) =>
  expect(hasOtherLetters(text)).toBe(false),
);

/** The tables of a WOFF2 file, compressed as one stream before up to three bytes of padding (W3C WOFF 2.0). */
function tablesOf(file: string): Buffer {
  const font = readFileSync(file);
  const size = font.readUInt32BE(20);
  for (const padding of [0, 1, 2, 3]) {
    try {
      return brotliDecompressSync(font.subarray(font.length - padding - size, font.length - padding));
    } catch {
      // Not the start of the stream.
    }
  }
  throw new Error(`${file} cannot be decompressed`);
}

it.each(Object.keys(cuts))("the subset font %s names its copyright and its license", (name) => {
  const tables = tablesOf(`src/design/fonts/${name}.woff2`);
  // Names are in UTF-16, big endian.
  const names = (text: string) => tables.includes(Buffer.from(text, "utf16le").swap16());
  expect(names("Project Authors")).toBe(true);
  expect(names("https://openfontlicense.org") || names("https://scripts.sil.org/OFL")).toBe(true);
});
