import { readFileSync } from "node:fs";
import satori from "satori";
import { optimize } from "svgo";
import { parse } from "yaml";

/** Height of the drawing: whole units at this size are 0.2 px in the header, and take half the bytes of decimals. */
const size = 150;

/** The company's name in Fraunces as outlines, for static/sprite.svg: it looks alike before the font has arrived. */
export async function wordmarkSymbol(): Promise<string> {
  const { company } = parse(readFileSync("content/facts/company.yaml", "utf8")) as {
    company: { product: string };
  };
  const data = readFileSync("node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff");
  const style = { fontFamily: "Fraunces", fontSize: size, lineHeight: 1, letterSpacing: size / -100 };
  const svg = await satori({ type: "div", props: { style, children: company.product } } as never, {
    width: 10 * size,
    height: size,
    fonts: [{ name: "Fraunces", data, weight: 600 }],
  });
  const outlines = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d!).join("");
  const overrides = { convertPathData: { floatPrecision: 0 } };
  const { data: small } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${outlines}"/></svg>`, {
    plugins: [{ name: "preset-default", params: { overrides } }],
  });
  const xs = [...outlines.matchAll(/[ ,A-Z](-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x));
  const box = `0 0 ${Math.ceil(Math.max(...xs))} ${size}`;
  const path = /<path.*\/>/.exec(small)![0];
  return `<symbol id="wordmark" viewBox="${box}"><title>${company.product}</title>${path}</symbol>`;
}
