import type { CreateWebpackConfigArgs } from "gatsby";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler } from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { bundleLoader, bundleMovingParts, bundlePageTools } from "./output/hydration-scripts";
import { notesEmitted } from "./output/published-files";
import { glossary } from "../content/facts/glossary";
import { root } from "./check-context";
import { checkWhenReady } from "./develop/recheck-after-edit";
import { withSwc, type Rule } from "./webpack-compilers";

interface Config {
  module?: { rules: Rule[] };
  devtool?: unknown;
  plugins?: unknown[];
  externals?: unknown[];
  cache?: object;
  output?: object;
  optimization?: object;
}

/** Inputs of webpack's cache in addition to its own: the installed packages, this project's Gatsby code, terms in pages. */
const tools = [
  `content/facts/${glossary.file}`,
  "package-lock.json",
  "package.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
];

/** A cached compilation is valid for one state of them. */
function version(): string {
  const digest = createHash("sha256");
  tools
    .filter((file) => existsSync(join(root, file)))
    .forEach((file) => digest.update(readFileSync(join(root, file))));
  return digest.digest("hex");
}

/**
 * Gatsby, webpack and every loader name their own code as dependencies of a cached compilation, and webpack then looks up
 * every file that this code could ever load: six seconds of a cold build. The version has the same effect at once.
 */
const forgetsTools = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap("forgets-tools", ({ buildDependencies }) => buildDependencies.clear()),
};

/**
 * swc instead of Gatsby's terser: a little smaller, and three seconds sooner. Licence texts go into files of their own.
 * Made when asked for: only one of four configurations wants it.
 */
const minimizer = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
  }),
];

/** Source maps stay out of the public folder; every script that a script loads must be the one that was built. */
function forBrowsers(config: Config): Config {
  const output = { ...config.output, crossOriginLoading: "anonymous" };
  const plugins = [
    ...(config.plugins ?? []),
    notesEmitted,
    new SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"] }),
  ];
  return {
    ...config,
    devtool: false,
    output,
    plugins,
    optimization: { ...config.optimization, minimizer: minimizer() },
  };
}

/**
 * Gatsby writes the whole environment into the code that renders pages: a build in another terminal compiled everything
 * anew, and rendered every page. What browsers are told stays; more could only make a page differ from its React.
 */
function withoutEnvironment(plugins: readonly unknown[] = []): void {
  for (const { definitions = {} } of plugins as { definitions?: Record<string, unknown> }[]) {
    const strangers = Object.keys(definitions).filter((name) =>
      /^process\.env\.(?!NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$|GATSBY_)/.test(name),
    );
    strangers.forEach((name) => delete definitions[name]);
  }
}

/** Pages are rendered by code that no visitor loads: what makes code smaller only costs every build its time. */
const asWritten = {
  providedExports: false,
  usedExports: false,
  innerGraph: false,
  mangleExports: false,
  concatenateModules: false,
};

/** Packages of Gatsby's that render pages. Node loads them: bundled, they are a fifth of the modules. */
const loadedByNode = ["common-tags", "node-html-parser"];

/** Pages are rendered with the loader in them, and with the digest of the one script that they name. */
function forPages(config: Config, { plugins }: CreateWebpackConfigArgs): Config {
  withoutEnvironment(config.plugins);
  const constants = plugins.define({
    LOADER_SCRIPT: JSON.stringify(bundleLoader()),
    PAGE_TOOLS_SCRIPT: JSON.stringify(bundlePageTools()),
    MOVING_PARTS_INTEGRITY: JSON.stringify(bundleMovingParts().integrity),
  });
  return {
    ...config,
    plugins: [...(config.plugins ?? []), constants],
    externals: [...(config.externals ?? []), ...loadedByNode],
    optimization: { ...config.optimization, ...asWritten },
  };
}

/** Every page names its fonts, in preloads and in styles: 8 digits of their hashes are enough. */
function shortenFontNames({ module }: Config): void {
  for (const { test, use } of module?.rules ?? []) {
    const [loader] = test?.test?.("a.woff2") && Array.isArray(use) ? use : [];
    const options = loader?.options as { name?: string } | undefined;
    if (options?.name) options.name = options.name.replace("[hash]", "[hash:8]");
  }
}

/** The preview compiles like the build, and without ESLint, which `npm test` runs and editors show. */
function forPreview(config: Config, { reporter }: CreateWebpackConfigArgs): Config {
  const plugins =
    config.plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin") ?? [];
  const checksContent = {
    apply: ({ hooks }: Compiler) => hooks.done.tap("checks-content", () => checkWhenReady(reporter)),
  };
  return { ...config, plugins: [...plugins, checksContent] };
}

/**
 * The frame that the preview puts every page into, the same for all. Gatsby compiles every page for it, too, for settings
 * that pages can export (`getServerData`), and ours do not.
 */
function forPreviewFrame(config: Config): Config {
  const noPages = { "$virtual/async-requires": "var { components: {} }" };
  return { ...config, externals: [...(config.externals ?? []), noPages] };
}

/** Gatsby's hook, called for each of its webpack configurations. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { actions, stage, getConfig } = args;
  const configurations = {
    develop: (config: Config) => forPreview(config, args),
    "develop-html": forPreviewFrame,
    "build-html": (config: Config) => forPages(config, args),
    "build-javascript": forBrowsers,
  };
  if (!(stage in configurations)) return;
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
  const { plugins = [], ...ours } = configurations[stage as keyof typeof configurations](config);
  const cache = { ...config.cache, version: version(), buildDependencies: { defaultWebpack: [] } };
  actions.replaceWebpackConfig({ ...ours, cache, plugins: [...plugins, forgetsTools] });
}
