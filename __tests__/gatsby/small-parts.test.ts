import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { onPreInit } from "../../src/gatsby/node";
import { mediaIn, svgSize } from "../../src/gatsby/media";
import { pictureExtensions } from "../../src/content/schema/picture-path";
import { checkContext, typeOfFile } from "../../src/gatsby/check-context";
import { robotsTxt, sitemapXml } from "../../src/gatsby/output/sitemap";
import { recordEmitted } from "../../src/gatsby/output/published-files";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack";
import TerserPlugin from "terser-webpack-plugin";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { temporaryFolder } from "../support/jest/temporary-folder";

describe("mediaIn", () => {
  it("finds every picture a page names, once each, as a path under content/", () => {
    const body = `<Hero image="heroes/home.svg" />\n<Art image='spots/a.png' />\n<Art image="heroes/home.svg" alt="no/such picture" />\n<Video source="video/story-wide.mp4" poster={\`video/poster.jpg\`} />`;
    expect(mediaIn(body)).toEqual(["media/heroes/home.svg", "media/spots/a.png", "media/video/poster.jpg"]);
  });

  it.each(["src/templates/marketing-page.tsx", "src/gatsby/catalogue.ts"])(
    "%s queries every type of file that a body may name",
    (file) => {
      const queried = [...readFileSync(file, "utf8").matchAll(/extension: \{ (?:eq|in): (.+?) \}/g)].flatMap(
        ([, kinds]) => [kinds!].flatMap((json) => JSON.parse(json) as string[]),
      );
      expect(queried).toEqual(pictureExtensions);
    },
  );

  it("ignores paths of pages, URLs and other words", () => {
    expect(
      mediaIn('[a](/faq/ivf) "and/or" to="/about" <Art image="home.svg" /> https://a.example/b.txt'),
    ).toEqual([]);
  });
});

describe("svgSize", () => {
  const folder = temporaryFolder();
  const file = (extension: string, source: string) => {
    const absolutePath = join(folder, `a.${extension}`);
    writeFileSync(absolutePath, source);
    return { extension, absolutePath };
  };

  it("reads the size of a drawing from its viewBox, and returns null for other files", async () => {
    expect(await svgSize(file("svg", '<svg viewBox="0 0 480 360.5"><path/></svg>'))).toEqual({
      width: 480,
      height: 360.5,
    });
    expect(await svgSize(file("svg", "<svg/>"))).toBeNull();
    expect(await svgSize(file("png", '<svg viewBox="0 0 1 1">'))).toBeNull();
  });
});

describe("sitemapXml", () => {
  it("lists the addresses in the sitemaps.org form, escaped (R132)", () => {
    const xml = sitemapXml([
      { address: "https://a.example/", changed: "2026-11-02" },
      { address: "https://a.example/x?a=1&b=<2" },
    ]);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
    );
    expect([...xml.matchAll(/<url><loc>(.*?)<\/loc>.*<\/url>/g)].map(([, address]) => address)).toEqual([
      "https://a.example/",
      "https://a.example/x?a=1&amp;b=&lt;2",
    ]);
    expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual(["2026-11-02"]);
    expect(xml.trim().endsWith("</urlset>")).toBe(true);
  });
});

describe("robotsTxt", () => {
  it("allows everything and names the sitemap (R132)", () => {
    expect(robotsTxt("https://a.example").split("\n")).toEqual([
      "User-agent: *",
      "Allow: /",
      "",
      "Sitemap: https://a.example/sitemap.xml",
      "",
    ]);
  });
});

describe("typeOfFile", () => {
  it.each([
    ["faq/ivf.mdx", "FaqCategory"],
    ["legal/terms-of-use.mdx", "LegalDocument"],
    ["shared/clinic-page.mdx", "SharedBody"],
    ["faq/deeper/ivf.mdx", undefined],
    ["media/heroes/home.svg", undefined],
    ["README.md", undefined],
    ["nothing/x.mdx", undefined],
  ])("%s is of type %s", (path, name) => expect(typeOfFile(path)?.name).toBe(name));
});

describe("checkContext", () => {
  it("has different components for each kind of body", () => {
    const { text, page } = checkContext().components;
    expect(Object.keys(text)).toEqual(expect.arrayContaining(["AprDisclosure", "Ref"]));
    expect(Object.keys(page)).toContain("Hero");
    expect(Object.keys(text)).not.toContain("Hero");
    expect(Object.keys(page)).not.toContain("Ref");
  });
});

describe("onPreInit", () => {
  const { GATSBY_CPU_COUNT } = process.env;
  const setCount = (count: string | undefined) =>
    count === undefined ? delete process.env.GATSBY_CPU_COUNT : (process.env.GATSBY_CPU_COUNT = count);
  afterEach(() => {
    jest.restoreAllMocks();
    setCount(GATSBY_CPU_COUNT);
  });
  it.each([
    [1, undefined, "1"],
    [2, undefined, "1"],
    [2, "2", "2"],
    [3, undefined, undefined],
  ])("with %s processors and GATSBY_CPU_COUNT %s, the count is %s", (processors, given, expected) => {
    jest.spyOn(os, "availableParallelism").mockReturnValue(processors);
    setCount(given);
    onPreInit();
    expect(process.env.GATSBY_CPU_COUNT).toBe(expected);
  });
});

describe("onCreateWebpackConfig", () => {
  const given = {
    devtool: "source-map",
    mode: "x",
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
    return (
      replaceWebpackConfig.mock.calls[0] as
        [Omit<typeof given, "plugins"> & { plugins: object[] }] | undefined
    )?.[0];
  }

  it("removes source maps, minifies scripts, adds digests, and keeps Gatsby's other settings", () => {
    const config = run("build-javascript")!;
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
    const { plugins, ...rest } = run("develop", [new ESLintWebpackPlugin()])!;
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

  it("changes no other configuration", () => {
    expect(run("another")).toBeUndefined();
  });

  it("caches compilations by a digest of the tools instead of by build dependencies", () => {
    for (const stage of ["build-javascript", "build-html"]) {
      const { cache, plugins } = run(stage)!;
      expect(cache).toEqual({
        type: "filesystem",
        version: expect.stringMatching(/^[0-9a-f]{64}$/),
        buildDependencies: { defaultWebpack: [] },
      });
      const buildDependencies = new Set(["/loader.js"]);
      const hooks = {
        afterEmit: {
          tap: (_name: string, run: (compilation: object) => void) => run({ buildDependencies }),
        },
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
    const constants = run("build-html")!.plugins[1] as unknown as {
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
