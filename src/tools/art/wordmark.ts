import { readFileSync } from "node:fs";
import { optimize } from "svgo";
import { parse } from "yaml";
import { baselineIn, outlineOf, readFont } from "../../design/outlines";

/** Height of the drawing. One unit is 0.2 px in the header, so whole numbers suffice and take half the bytes. */
const size = 150;

/** The company's name in Fraunces as outlines, for static/sprite.svg: it looks the same before the font has loaded. */
export async function wordmarkSymbol(): Promise<string> {
  const { company } = parse(readFileSync("content/facts/company.yaml", "utf8")) as {
    company: { product: string };
  };
  const data = readFileSync("node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff");
  const font = readFont(data);
  const line = { x: 0, baseline: baselineIn(font, size, size), size, letterSpacing: size / -100 };
  // Rounded while coordinates are absolute, so that rounding errors do not accumulate from point to point.
  const outlines = outlineOf(font, company.product, line).replace(/-?[\d.]+/g, (number) =>
    Number(number).toFixed(0),
  );
  const overrides = { convertPathData: { floatPrecision: 0 } };
  const { data: small } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${outlines}"/></svg>`, {
    plugins: [{ name: "preset-default", params: { overrides } }],
  });
  const xs = [...outlines.matchAll(/[ A-Z](-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
  const box = `0 0 ${Math.ceil(Math.max(...xs))} ${size}`;
  const path = /<path.*\/>/.exec(small)![0];
  return `<symbol id="wordmark" viewBox="${box}"><title>${company.product}</title>${path}</symbol>`;
}
