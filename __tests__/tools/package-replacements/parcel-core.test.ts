import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

interface Bundle {
  filePath: string;
  getMainEntry(): { filePath: string };
}
type Parcel = new (options: object) => { run(): Promise<{ bundleGraph: { getBundles(): Bundle[] } }> };

const load = createRequire(__filename);
const { Parcel } = load("@parcel/core") as { Parcel: Parcel };
const site = temporaryFolder();

const write = (path: string, text: string) => writeIn(site, path, text);
/** Calls Parcel as Gatsby does: gatsby/dist/utils/parcel/compile-gatsby-files.js. */
const compile = () =>
  new Parcel({
    entries: [`${site}/gatsby-+(node|config).ts`, `${site}/plugins/**/gatsby-+(node|config).ts`],
    targets: { root: { sourceMap: false, distDir: join(site, ".cache/compiled") } },
  }).run();

describe("the Parcel replacement", () => {
  it("is what Gatsby resolves, at the version that Gatsby requires", () => {
    const { dependencies } = load("gatsby/package.json") as { dependencies: Record<string, string> };
    for (const name of ["@parcel/core", "@parcel/cache"])
      expect((load(`${name}/package.json`) as { version: string }).version).toBe(dependencies[name]);
    const { LMDBCache } = load("@parcel/cache") as { LMDBCache: new (path: string) => object };
    expect(new LMDBCache("anywhere")).toBeDefined();
    expect(load.resolve("gatsby-parcel-config")).toMatch(/package-replacements/);
  });

  it("bundles a file with our own modules, and leaves packages and their default exports to Node", async () => {
    write("src/package.json", '{ "type": "module" }');
    write(
      "src/add.ts",
      'import { basename } from "node:path";\nexport const name = (path: string): string => basename(path);',
    );
    write("src/folder/index.ts", 'import gfm from "remark-gfm";\nexport const kind = typeof gfm;');
    write(
      "gatsby-config.ts",
      'import { name } from "./src/add";\nimport { kind } from "./src/folder";\nexport default { name: name("/a/b"), kind };',
    );
    const bundles = (await compile()).bundleGraph.getBundles();
    expect(bundles.map((bundle) => [bundle.filePath, bundle.getMainEntry().filePath])).toEqual([
      [join(site, ".cache/compiled/gatsby-config.js"), join(site, "gatsby-config.ts")],
    ]);
    const compiled = readFileSync(bundles[0]!.filePath, "utf8");
    expect(compiled).toContain('require("remark-gfm")');
    expect(compiled).toMatch(/__toESM\(require\("remark-gfm"\)\)/);
  });

  it("reports file, line and column of an error, as Gatsby prints it", async () => {
    write("gatsby-config.ts", "export default {\n  name: ,\n};");
    await expect(compile()).rejects.toMatchObject({
      diagnostics: [{ message: expect.stringMatching(/gatsby-config\.ts:2:\d+: Unexpected ","/) as string }],
    });
  });

  it("reports an import that does not exist", async () => {
    write("gatsby-config.ts", 'import "./src/missing";\nexport default {};');
    await expect(compile()).rejects.toMatchObject({
      diagnostics: [{ message: expect.stringContaining("./src/missing") as string }],
    });
  });
});

it("the date-fns replacement returns the day of the year", () => {
  const getDayOfYear = load("date-fns/getDayOfYear") as (date: Date) => number;
  expect([new Date(2027, 0, 1), new Date(2027, 2, 15, 23), new Date(2028, 11, 31)].map(getDayOfYear)).toEqual(
    [1, 74, 366],
  );
});
