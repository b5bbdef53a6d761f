// Builds the scripts of src/gatsby/hydration: the loader, inline in every page; the moving parts, which some pages
// reference; and the boot file, which contains the names and digests of Gatsby's bundles.
import { build, buildSync } from "esbuild";
import { hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { memoize } from "../../content/read/memoize";
import type { Build } from "../hydration/boot";
import { root } from "../check-context";

/** esbuild options. The target is browsers that support popovers and `<details name>`. */
export const bundling = {
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  target: "es2022",
  legalComments: "none",
} as const;
const source = (name: string) => join(root, "src/gatsby", `${name}.ts`);

/** The value of an `integrity` attribute. Source: W3C Subresource Integrity, 3.1 */
const integrity = (content: string | Buffer) => `sha384-${hash("sha384", content, "base64")}`;

const bundle = memoize(
  (name: "hydration/loader" | "hydration/moving-parts" | "page-tools", format: "esm" | "iife") =>
    buildSync({ ...bundling, format, entryPoints: [source(name)] }).outputFiles[0]!.text,
  3,
);

/**
 * Returns the loader, or the script of pages with a search box (src/gatsby/page-tools.ts), as one line for inlining into
 * pages. Wrapped by hand, because esbuild's own wrapper adds helpers for import() that are larger than the
 * loader.
 */
export const bundleInline = (name: "hydration/loader" | "page-tools") =>
  `(()=>{${bundle(name, "esm").trim()}})()`;

/** Returns the script of moving parts and its digest. */
export function bundleMovingParts(): { text: string; integrity: string } {
  const text = bundle("hydration/moving-parts", "iife");
  return { text, integrity: integrity(text) };
}

const readJson = async <T>(publicDir: string, name: string) =>
  JSON.parse(await readFile(join(publicDir, name), "utf8")) as T;

/** Reads which scripts Gatsby has built. @throws if one of its files is missing */
async function readBuild(publicDir: string, host: string): Promise<Build> {
  const { assetsByChunkName } = await readJson<{ assetsByChunkName: { app: string[] } }>(
    publicDir,
    "webpack.stats.json",
  );
  const integrityOf = async (name: string) => integrity(await readFile(join(publicDir, name)));
  return {
    hash: (await readJson<{ webpackCompilationHash: string }>(publicDir, "page-data/app-data.json"))
      .webpackCompilationHash,
    chunks: await readJson(publicDir, "chunk-map.json"),
    scripts: await Promise.all(
      assetsByChunkName.app
        .filter((name) => name.endsWith(".js"))
        .map(async (name) => ({ src: `/${name}`, integrity: await integrityOf(name) })),
    ),
    host,
  };
}

/**
 * Writes the script of moving parts, and the boot file of the current build, next to the bundles that it loads. Their names
 * never change, so that no page changes when a bundle does.
 * @param host this site's host name
 */
export async function writeHydration(publicDir: string, host: string): Promise<void> {
  const define = { BUILD: JSON.stringify(await readBuild(publicDir, host)) };
  const { outputFiles } = await build({ ...bundling, define, entryPoints: [source("hydration/boot")] });
  await writeFile(join(publicDir, "boot.js"), outputFiles[0]!.contents);
  await writeFile(join(publicDir, "moving-parts.js"), bundleMovingParts().text);
}
