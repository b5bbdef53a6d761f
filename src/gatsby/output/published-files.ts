import type { Compiler } from "webpack";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The browser files that webpack has written in this build. */
const emitted = new Set<string>();

/** Notes what webpack makes, as a plugin of its configuration. */
export const notesEmitted = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap("notes-emitted", ({ compilation }) =>
      Object.keys(compilation.assets).forEach((name) => emitted.add(name)),
    );
  },
};

/** Files that only the build needs, no visitor: statistics, chunk map, its slices, a runtime for third parties' scripts. */
const forBuilding = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/** A bundle at the top of the public folder, named after its content. */
const bundle = /-[0-9a-f]{20}\.js(\.LICENSE\.txt)?$/;

/**
 * Takes out of the public folder what is not the site: what only the build needs, and the bundles of builds before,
 * which Gatsby lets pile up.
 */
export function removeUnpublished(publicDir: string, current: ReadonlySet<string> = emitted): void {
  const old = current.size
    ? readdirSync(publicDir).filter((name) => bundle.test(name) && !current.has(name))
    : [];
  for (const name of [...old, ...forBuilding])
    rmSync(join(publicDir, name), { recursive: true, force: true });
}
