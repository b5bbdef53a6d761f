// The two scripts of src/hydration: the loader, which pages hold, and the boot file, which tells it what was built.
import { build, buildSync } from "esbuild";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Build } from "../hydration/boot";
import { root } from "./site";

/** Browsers that have popovers and `<details name>`. */
const bundling = { bundle: true, minify: true, write: false, format: "iife", target: "es2022", legalComments: "none" } as const;
const source = (name: string) => join(root, "src/hydration", `${name}.ts`);

/** The boot file's name stays while its content changes, so that no page changes when a bundle does. */
const bootFile = "boot.js";

/** The loader as one line of script, to be put into a page. */
export function bundleLoader(): string {
  const { outputFiles } = buildSync({ ...bundling, format: "esm", entryPoints: [source("loader")] });
  // In a function of its own: esbuild's own wrapper brings helpers for import() that are larger than the loader.
  return `(()=>{${outputFiles[0]!.text.trim()}})()`;
}

const readJson = async <T>(publicDir: string, name: string) => JSON.parse(await readFile(join(publicDir, name), "utf8")) as T;

/** What Gatsby has built. @throws when one of its files is not there */
async function readBuild(publicDir: string, host: string): Promise<Build> {
  const { assetsByChunkName } = await readJson<{ assetsByChunkName: { app: string[] } }>(publicDir, "webpack.stats.json");
  const integrityOf = async (name: string) => `sha384-${createHash("sha384").update(await readFile(join(publicDir, name))).digest("base64")}`;
  return {
    hash: (await readJson<{ webpackCompilationHash: string }>(publicDir, "page-data/app-data.json")).webpackCompilationHash,
    chunks: await readJson(publicDir, "chunk-map.json"),
    scripts: await Promise.all(
      assetsByChunkName.app.filter((name) => name.endsWith(".js")).map(async (name) => ({ src: `/${name}`, integrity: await integrityOf(name) })),
    ),
    host,
  };
}

/**
 * Writes the boot file of what has just been built, beside the bundles it loads.
 * @param host this site's host name
 */
export async function writeBootFile(publicDir: string, host: string): Promise<void> {
  const define = { BUILD: JSON.stringify(await readBuild(publicDir, host)) };
  const { outputFiles } = await build({ ...bundling, define, entryPoints: [source("boot")] });
  await writeFile(join(publicDir, bootFile), outputFiles[0]!.contents);
}
