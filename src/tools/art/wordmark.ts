import { readFileSync } from "node:fs";
import { optimize } from "svgo";
import { parse } from "yaml";
import { baselineIn, outlineOf, readFont } from "../../design/outlines";

/** Height of the drawing: whole units at this size are 0.2 px in the header, and take half the bytes of decimals. */
const size = 150;

/** The company's name in Fraunces as outlines, for static/sprite.svg: it looks alike before the font has arrived. */
export async function wordmarkSymbol(): Promise<string> {
  const { company } = parse(readFileSync("content/facts/company.yaml", "utf8")) as {
    company: { product: string };
  };
  const data = readFileSync("node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff");
  const font = readFont(data);
  const line = { x: 0, baseline: baselineIn(font, size, size), size, letterSpacing: size / -100 };
  // Rounded before they become relative, so that rounding does not add up from point to point.
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
