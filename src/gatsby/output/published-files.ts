import type { Compiler } from "webpack";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The browser files that webpack has emitted in this build. */
const emitted = new Set<string>();

/** Webpack plugin that records the emitted files. */
export const recordEmitted = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap("record-emitted", ({ compilation }) =>
      Object.keys(compilation.assets).forEach((name) => emitted.add(name)),
    );
  },
};

/** The name of a bundle in the public folder, with the hash of its content. */
const bundle = /-[0-9a-f]{20}\.js(\.LICENSE\.txt)?$/;

/**
 * Removes files from the public folder that are not part of the site: those that only the build needs, and bundles of
 * earlier builds, which Gatsby never deletes.
 */
export function removeUnpublished(publicDir: string, current: ReadonlySet<string> = emitted): void {
  const old = current.size
    ? readdirSync(publicDir).filter((name) => bundle.test(name) && !current.has(name))
    : [];
  // Statistics, the chunk map, slices, a runtime for third-party scripts.
  const forBuilding = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];
  for (const name of [...old, ...forBuilding])
    rmSync(join(publicDir, name), { recursive: true, force: true });
}
