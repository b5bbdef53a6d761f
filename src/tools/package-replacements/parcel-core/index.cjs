// Compiles gatsby-config.ts and gatsby-node.ts with esbuild. Gatsby uses Parcel only for these two files: 205 MB, and 3 s of
// every build, because Parcel reads all of node_modules.
// Source of the interface: gatsby/dist/utils/parcel/compile-gatsby-files.js.
const { existsSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");

/** File endings that an import may leave out. */
const endings = ["", ".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.tsx"];

/**
 * Bundles relative imports and leaves packages to Node. Imports are resolved here, because esbuild would read
 * src/package.json ("type": "module") and then import a package's exports without `default`.
 */
const ownFiles = {
  name: "own-files",
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (kind === "entry-point") return undefined;
      if (!path.startsWith(".")) return { path, external: true };
      const from = resolve(dirname(importer), path);
      const file = endings
        .map((ending) => from + ending)
        .find((one) => /\.[a-z]+$/.test(one) && existsSync(one));
      return file ? { path: file } : undefined;
    });
  },
};

/** Converts an error of esbuild to a diagnostic of Parcel, which Gatsby prints. */
const asDiagnostic = ({ text, location }) => ({
  message: location ? `${location.file}:${location.line}:${location.column}: ${text}` : text,
  origin: "esbuild",
  hints: [],
});

/** The part of Parcel that Gatsby calls. */
class Parcel {
  /** @param options the targets and entries that Gatsby passes; the entries are patterns in the site's folder */
  constructor({ entries, targets }) {
    const site = dirname(entries[0]);
    this.files = ["gatsby-config", "gatsby-node"]
      .map((name) => ({
        name,
        mainEntry: join(site, `${name}.ts`),
        filePath: join(targets.root.distDir, `${name}.js`),
      }))
      .filter(({ mainEntry }) => existsSync(mainEntry));
    this.options = { outdir: targets.root.distDir, sourcemap: targets.root.sourceMap ? "inline" : false };
  }

  /**
   * Writes each file as one CommonJS file.
   * @returns the written files, as a bundle graph of Parcel
   * @throws an error with `diagnostics`, which Gatsby prints before it stops
   */
  async run() {
    const { build } = require("esbuild");
    try {
      await build({
        ...this.options,
        entryPoints: this.files.map(({ mainEntry }) => mainEntry),
        bundle: true,
        format: "cjs",
        platform: "node",
        target: "node20",
        jsx: "automatic",
        logLevel: "silent",
        plugins: [ownFiles],
      });
    } catch (error) {
      throw Object.assign(error, {
        diagnostics: (error.errors ?? [{ text: error.message }]).map(asDiagnostic),
      });
    }
    const bundles = this.files.map(({ filePath, mainEntry }) => ({
      filePath,
      getMainEntry: () => ({ filePath: mainEntry }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

module.exports = { Parcel };
