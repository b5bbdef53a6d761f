import { join } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { recordEmitted } from "../../src/gatsby/output/published-files";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack";
import { jsxImportSource } from "../../src/gatsby/webpack-compilers";

describe("onCreateWebpackConfig", () => {
  const given = {
    devtool: "source-map",
    mode: "x",
    resolve: { alias: { react: "preact" } },
    output: { path: "y" },
    cache: { type: "filesystem" },
    optimization: { splitChunks: "z" },
    plugins: ["theirs"],
  };
  function run(stage: string, more: object[] = []) {
    const replaceWebpackConfig = jest.fn();
    const plugins = { define: (values: object) => values };
    onCreateWebpackConfig({
      stage,
      getConfig: () => ({ ...given, plugins: [...given.plugins, ...more] }),
      actions: { replaceWebpackConfig },
      plugins,
    } as never);
    return (replaceWebpackConfig.mock.calls[0] as [Omit<typeof given, "plugins"> & { plugins: object[] }])[0];
  }

  it("removes source maps, minifies scripts, adds digests, and keeps Gatsby's other settings", () => {
    const config = run("build-javascript");
    expect(config).toMatchObject({
      devtool: false,
      mode: "x",
      output: { path: "y", crossOriginLoading: "anonymous" },
      optimization: { splitChunks: "z", minimizer: [expect.any(TerserPlugin)] },
    });
    expect(config.plugins).toEqual(
      expect.arrayContaining(["theirs", recordEmitted, expect.any(SubresourceIntegrityPlugin)]),
    );
  });

  it("removes ESLint from the preview, and keeps Gatsby's other settings", () => {
    class ESLintWebpackPlugin {}
    const { plugins, ...rest } = run("develop", [new ESLintWebpackPlugin()]);
    const plugin = { apply: expect.any(Function) as unknown };
    expect(plugins).toEqual(["theirs", plugin, plugin]);
    expect(rest).toMatchObject({
      devtool: "source-map",
      output: { path: "y" },
      optimization: { splitChunks: "z" },
    });
  });

  it("compiles no pages for the HTML frame of the preview", () => {
    expect(run("develop-html") as object).toMatchObject({
      externals: [{ "$virtual/async-requires": "var { components: {} }" }],
    });
  });

  it("resolves the JSX runtime, whose name has no space even if the project's folder has one", () => {
    expect(jsxImportSource).not.toMatch(/\s/);
    for (const stage of ["develop", "develop-html", "build-html", "build-javascript"])
      expect(run(stage)).toMatchObject({
        resolve: { alias: { react: "preact", [jsxImportSource]: join(process.cwd(), "src/typography") } },
      });
  });

  it("caches compilations by a digest of the tools instead of by build dependencies", () => {
    for (const stage of ["build-javascript", "build-html"]) {
      const { cache, plugins } = run(stage);
      expect(cache).toEqual({
        type: "filesystem",
        version: expect.stringMatching(/^[0-9a-f]{64}$/),
        buildDependencies: { defaultWebpack: [] },
      });
      const buildDependencies = new Set(["/loader.js"]);
      const hooks = {
        afterEmit: { tap: (_name: string, run: (compilation: object) => void) => run({ buildDependencies }) },
      };
      (plugins as { apply?: (compiler: object) => void }[]).at(-1)!.apply!({ hooks });
      expect(buildDependencies.size).toBe(0);
    }
  });

  it("defines no variables for pages that browsers do not get, so that another terminal recompiles nothing", () => {
    const ours = {
      "process.env": "({})",
      "process.env.NODE_ENV": "a",
      "process.env.BUILD_STAGE": "b",
      "process.env.PUBLIC_DIR": "c",
      "process.env.GATSBY_SLICES": "d",
      __BASE_PATH__: "e",
    };
    const definitions = {
      ...ours,
      "process.env.SHLVL": "1",
      "process.env.PWD": "2",
      "process.env.NODE_ENV_OF_OURS": "3",
    };
    const plugin = { definitions };
    given.plugins.push(plugin as never);
    try {
      run("build-javascript");
      expect(definitions).toHaveProperty(["process.env.SHLVL"]);
      run("build-html");
      expect(plugin.definitions).toEqual(ours);
    } finally {
      given.plugins.pop();
    }
  });

  it("defines the loader for pages as one short line of script", () => {
    const constants = run("build-html").plugins[1] as unknown as {
      LOADER_SCRIPT: string;
      MOVING_PARTS_INTEGRITY: string;
    };
    const loader = JSON.parse(constants.LOADER_SCRIPT) as string;
    expect(loader).toMatch(/data-hydrate/);
    expect(loader).not.toMatch(/<\/script|\n|sourceMappingURL/);
    expect(loader).not.toContain(process.cwd());
    // Every byte is in every page.
    expect(loader.length).toBeLessThan(2_600);
    expect(JSON.parse(constants.MOVING_PARTS_INTEGRITY)).toMatch(/^sha384-[\w+/]{64}$/);
  });
});
