import { readFileSync } from "node:fs";
import { outlineOf, readFont, widthOf } from "../../src/design/outlines";

const font = readFont(readFileSync("node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff"));
const line = { x: 0, baseline: 100, size: 100, letterSpacing: 0 };

it.each(["h", "m", "n"])("draws %s upright, as pages show it", (letter) => {
  expect(font.charToGlyph(letter).name).toBe(`${letter}.alt`);
});

it("writes a line as a path whose points are inside the line", () => {
  const path = outlineOf(font, "Il", line);
  expect(path).toMatch(/^(?:[MLQC](?:-?\d+(?:\.\d{1,2})? ?)+|Z)+$/);
  const commands = [...path.matchAll(/[MLQC]([^A-Z]*)/g)].map(([, numbers]) =>
    numbers!.split(" ").map(Number),
  );
  const xs = commands.flatMap((numbers) => numbers.filter((_, index) => index % 2 === 0));
  const ys = commands.flatMap((numbers) => numbers.filter((_, index) => index % 2 === 1));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(widthOf(font, "Il", line));
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([expect.closeTo(27, -1), expect.closeTo(100, -0.5)]);
});
