import type { CreateWebpackConfigArgs } from "gatsby";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler } from "webpack";
import { bundleLoader } from "./hydration";
import { notesEmitted } from "./published";
import { root } from "./site";

interface Config {
  devtool?: unknown;
  plugins?: unknown[];
  cache?: object;
  optimization?: object;
}

/** What webpack's kept work depends on beside its own inputs: the installed packages, and this project's Gatsby code. */
const tools = ["package-lock.json", "package.json", ".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"];

/** A kept compilation holds for one state of them. */
function version(): string {
  const digest = createHash("sha256");
  tools.forEach((file) => digest.update(readFileSync(join(root, file))));
  return digest.digest("hex");
}

/**
 * Gatsby, webpack and every loader name their own code as what a kept compilation depends on, and webpack then looks up
 * every file that this code could ever load: six seconds of a cold build. The version says the same at once.
 */
const forgetsTools = {
  apply: ({ hooks }: Compiler) => hooks.afterEmit.tap("forgets-tools", ({ buildDependencies }) => buildDependencies.clear()),
};

/** swc instead of Gatsby's terser: a little smaller, and three seconds sooner. Licence texts go into files of their own. */
const minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true } })];

/** Source maps stay out of the public folder; pages are rendered with the loader in them. */
export function onCreateWebpackConfig({ actions, stage, getConfig, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig() as Config;
  const ours = stage === "build-html" ? plugins.define({ LOADER_SCRIPT: JSON.stringify(bundleLoader()) }) : notesEmitted;
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version: version(), buildDependencies: { defaultWebpack: [] } },
    plugins: [...(config.plugins ?? []), forgetsTools, ours],
    ...(stage === "build-javascript" && { devtool: false, optimization: { ...config.optimization, minimizer } }),
  });
}
