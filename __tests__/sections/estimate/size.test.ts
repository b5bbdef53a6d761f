import { buildSync } from "esbuild";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

// React, Emotion, Gatsby's Link and the parts that every page has are loaded for other reasons.
const shared = ["react", "react/jsx-runtime", "@emotion/*", "gatsby", "../../components/*"];

it("the estimate costs at most 6 kB compressed besides React", () => {
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
