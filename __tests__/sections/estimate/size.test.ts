import { buildSync } from "esbuild";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

// React, Emotion, Gatsby's Link, the common components and the design's values are loaded by every page.
const shared = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@emotion/*",
  "gatsby",
  "../../components/*",
  "../../design/*",
];

it("the estimate adds at most 6 kB compressed to a page", () => {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, "../../../src/sections/estimate/PaymentEstimate.tsx")],
    external: shared,
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    target: "es2022",
  });
  expect(brotliCompressSync(outputFiles[0]!.contents).length).toBeLessThanOrEqual(6_000);
});
