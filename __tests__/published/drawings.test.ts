// Drawings in content/media, which are edited by hand, share one style: few colors, all from src/design, and small files.
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import * as color from "../../src/design/color";

const drawings = globSync("content/media/*/*.svg", { ignore: "content/media/logos/**" })
  .sort()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Five skin tones and their darker shades, used evenly across the site. */
const skin = ["#EDBE9C", "#C98F63", "#A9734A", "#7A4A2E", "#5F3A25", "#2E2A27"];
const palette = Object.values(color).flatMap((family) =>
  typeof family === "string" ? [family] : Object.values<string>(family),
);

const colorsOf = (text: string) => [...new Set(text.match(/#[0-9A-F]{6}\b/gi))];
const filesWhere = (breaks: (text: string) => boolean) =>
  drawings.filter(({ text }) => breaks(text)).map(({ file }) => file);

it("there are drawings to check", () => expect(drawings.length).toBeGreaterThan(50));

it("every color of a drawing is in the palette or a skin tone", () => {
  const foreign = drawings.flatMap(({ file, text }) =>
    colorsOf(text)
      .filter((hex) => !palette.includes(hex) && !skin.includes(hex))
      .map((hex) => `${file}: ${hex}`),
  );
  expect(foreign).toEqual([]);
});

it("a drawing has at most seven colors besides shade and skin, and two more for hair and clothes where there are people", () => {
  const hasTooMany = (text: string) => {
    const used = colorsOf(text);
    const counted = used.filter((hex) => !skin.includes(hex) && hex !== color.ink);
    return counted.length > (used.some((hex) => skin.includes(hex)) ? 9 : 7);
  };
  expect(filesWhere(hasTooMany)).toEqual([]);
});

it("a drawing has at most 4,600 bytes", () => {
  expect(filesWhere((text) => Buffer.byteLength(text.trimEnd()) > 4600)).toEqual([]);
});

it("a drawing has no style attribute, script, noise filter or reference to another file", () => {
  expect(filesWhere((text) => /style=|<script|feTurbulence|href="[^#]/.test(text))).toEqual([]);
});

it("a drawing's ids are unique, and every reference has a target", () => {
  const isInconsistent = (text: string) => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const references = [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id!);
    return new Set(ids).size !== ids.length || references.some((id) => !ids.includes(id));
  };
  expect(filesWhere(isInconsistent)).toEqual([]);
});
