import type { CreateWebpackConfigArgs } from "gatsby";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler } from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { bundleInline, bundleMovingParts } from "./output/hydration-scripts";
import { recordEmitted } from "./output/published-files";
import { glossary } from "../content/facts/glossary";
import { root } from "./check-context";
import { checkWhenReady } from "./develop/recheck-after-edit";
import { jsxAlias, withSwc, type Rule } from "./webpack-compilers";

interface Config {
  module?: { rules: Rule[] };
  resolve?: { alias?: object };
  devtool?: unknown;
  plugins?: unknown[];
  externals?: unknown[];
  cache?: object;
  output?: object;
  optimization?: object;
}

/** Inputs of webpack's cache in addition to its own: the installed packages, this project's Gatsby code, terms in pages. */
const cacheInputs = [
  `content/facts/${glossary.file}`,
  "package-lock.json",
  "package.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

/** A digest of the cache's inputs: a cached compilation is valid for one of them. */
function cacheVersion(): string {
  const files = cacheInputs.map((file) => join(root, file)).filter(existsSync);
  return hash("sha256", Buffer.concat(files.map((file) => readFileSync(file))));
}

/**
 * Gatsby, webpack and every loader declare their own code as dependencies of a cached compilation. webpack then looks up
 * every file that this code could load, six seconds of a cold build. The version has the same effect without this work.
 */
const clearBuildDependencies = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap("clear-build-dependencies", ({ buildDependencies }) => buildDependencies.clear()),
};

/** Removes source maps from the public folder, and makes browsers verify every script that a script loads. */
function forBrowsers(config: Config): Config {
  const integrity = new SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"] });
  // swc instead of Gatsby's terser: slightly smaller, and three seconds faster. License texts go into separate files.
  const minimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  });
  return {
    ...config,
    devtool: false,
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [...(config.plugins ?? []), recordEmitted, integrity],
    optimization: { ...config.optimization, minimizer: [minimizer] },
  };
}

/**
 * Gatsby writes the whole environment into the code that renders pages, so a build in another terminal would compile and
 * render every page again. Only variables that browsers get stay; others could make the HTML differ from what React renders.
 */
function withoutEnvironment(plugins: readonly unknown[] = []): void {
  for (const { definitions = {} } of plugins as { definitions?: Record<string, unknown> }[]) {
    for (const name of Object.keys(definitions))
      if (/^process\.env\.(?!NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$|GATSBY_)/.test(name))
        delete definitions[name];
  }
}

/** Defines the inline scripts and the digest of the script file that pages reference. */
function forPages(config: Config, { plugins }: CreateWebpackConfigArgs): Config {
  withoutEnvironment(config.plugins);
  const constants = plugins.define({
    LOADER_SCRIPT: JSON.stringify(bundleInline("hydration/loader")),
    PAGE_TOOLS_SCRIPT: JSON.stringify(bundleInline("page-tools")),
    MOVING_PARTS_INTEGRITY: JSON.stringify(bundleMovingParts().integrity),
  });
  return {
    ...config,
    plugins: [...(config.plugins ?? []), constants],
    // Gatsby's packages that render pages. Bundled they would be a fifth of the modules.
    externals: [...(config.externals ?? []), "common-tags", "node-html-parser"],
    // No visitor loads the code that renders pages, so making it smaller would only slow down builds.
    optimization: {
      ...config.optimization,
      providedExports: false,
      usedExports: false,
      innerGraph: false,
      mangleExports: false,
      concatenateModules: false,
    },
  };
}

/** Every page names its fonts in preloads and in styles, so their hashes are shortened to 8 digits. */
function shortenFontNames({ module }: Config): void {
  for (const { test, use } of module?.rules ?? []) {
    const [loader] = test?.test?.("a.woff2") && Array.isArray(use) ? use : [];
    const options = loader?.options as { name?: string } | undefined;
    if (options?.name) options.name = options.name.replace("[hash]", "[hash:8]");
  }
}

/** Removes Gatsby's ESLint from the preview: `npm test` and editors run oxlint. Checks content after the first compilation. */
function forPreview(config: Config, { reporter }: CreateWebpackConfigArgs): Config {
  const plugins =
    config.plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin") ?? [];
  const checksContent = {
    apply: ({ hooks }: Compiler) => hooks.done.tap("checks-content", () => checkWhenReady(reporter)),
  };
  return { ...config, plugins: [...plugins, checksContent] };
}

/** Gatsby's hook, called for each of its webpack configurations. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, stage, getConfig } = args;
  const configurations = {
    develop: (config: Config) => forPreview(config, args),
    // The HTML frame of the preview is the same for all pages. Gatsby would compile every page for it, because pages can
    // export `getServerData`; ours do not.
    "develop-html": ({ externals = [], ...config }: Config) => ({
      ...config,
      externals: [...externals, { "$virtual/async-requires": "var { components: {} }" }],
    }),
    "build-html": (config: Config) => forPages(config, args),
    "build-javascript": forBrowsers,
  };
  const config = getConfig() as Config;
  if (stage.startsWith("build")) shortenFontNames(config);
  if (config.module) {
    const rules = withSwc(
      config.module.rules,
      stage === "build-javascript" ? "swc" : "none",
      stage === "develop",
    );
    config.module = { ...config.module, rules };
  }
  const { plugins = [], ...ours } = configurations[stage](config);
  const resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...jsxAlias } };
  const cache = { ...config.cache, version: cacheVersion(), buildDependencies: { defaultWebpack: [] } };
  actions.replaceWebpackConfig({ ...ours, resolve, cache, plugins: [...plugins, clearBuildDependencies] });
}
