import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withSwc, type Rule } from "../../src/gatsby/webpack-compilers";
import { temporaryFolder } from "../support/jest/temporary-folder";

const folder = temporaryFolder();

const babel = { loader: "/gatsby/dist/utils/babel-loader.js" };
const swcLoader = expect.stringMatching(/swc-loader\.cjs$/) as string;
const mdx = { loader: "/gatsby-plugin-mdx/dist/gatsby-mdx-loader" };
const source = (name: string, text: string) => {
  const resource = join(folder, name);
  mkdirSync(dirname(resource), { recursive: true });
  writeFileSync(resource, text);
  return resource;
};
/** The loaders that one module gets from a rule that chooses them by module. */
function chosen(rule: Rule, module: object, packages: "swc" | "none" = "swc", refresh = false) {
  const [{ use }] = withSwc([rule], packages, refresh) as [Rule];
  return (use as (module: object) => { loader?: string }[])(module);
}

const loadersOf = (resource: string, issuer = "/src/app.ts") =>
  chosen({ use: () => [babel, mdx] }, { resource, issuer }).map(({ loader }) => loader);

describe("withSwc", () => {
  it("compiles our own code and packages with swc, and keeps every other loader", () => {
    for (const file of ["Button.tsx", "node_modules/button/index.js"])
      expect(loadersOf(source(file, "export const Button = () => <b />;"))).toEqual([swcLoader, mdx.loader]);
  });

  it("compiles TypeScript once, by the rule of Gatsby's TypeScript plugin", () => {
    const use = () => [babel];
    const own = { test: /\.(js|mjs|jsx|ts|tsx)$/, use };
    const count = (rule: Rule, name: string) =>
      chosen(rule, { resource: source(name, "export {};"), issuer: "" }).length;
    expect([own, { test: /\.tsx?$/, use }].map((rule) => count(rule, "Twice.tsx"))).toEqual([0, 1]);
    expect(count(own, "script.js")).toBe(1);
  });

  it("compiles the layout of composed pages with Babel only once, before the MDX is inserted", () => {
    const layout = { loader: "/gatsby-plugin-mdx/dist/gatsby-layout-loader" };
    const rule = { test: /\.[tj]sx?$/, use: () => [babel, layout] };
    const resource = source("layout.tsx", "const query = graphql`{ site { id } }`;");
    expect(chosen(rule, { resource, issuer: "/async-requires" })).toEqual([
      expect.objectContaining({ loader: swcLoader }),
      layout,
    ]);
  });

  it.each([
    ["a query", "const query = graphql`{ site { id } }`;"],
    ["a page's settings", "export const config = () => () => ({ defer: true });"],
  ])("leaves a file with %s to Gatsby's Babel, after swc has compiled it", (_, text) => {
    expect(loadersOf(source("with-gatsby.ts", text))).toEqual([babel.loader, swcLoader, mdx.loader]);
  });

  it("leaves page components to Gatsby's Babel, after swc, and the list of them to Babel alone", () => {
    const page = source("page.tsx", "export default () => <p />;");
    const list = "/$virtual/async-requires.js";
    expect(loadersOf(`${page}?__contentFilePath=a.mdx`, list)).toEqual([babel.loader, swcLoader, mdx.loader]);
    expect(loadersOf(list)).toEqual([babel.loader, mdx.loader]);
  });

  it("compiles packages for browsers with swc, and for pages not at all", () => {
    const rules: Rule[] = [{ oneOf: [{ use: [{ loader: "/node_modules/babel-loader/lib/index.js" }] }] }];
    const used = (packages: "swc" | "none") => withSwc(rules, packages)[0]!.oneOf![0]!.use;
    expect(used("none")).toEqual([]);
    expect(used("swc")).toEqual([expect.objectContaining({ loader: swcLoader })]);
  });

  it("returns Babel when Gatsby requests loaders without a module, so that Fast Refresh includes our files", () => {
    expect(chosen({ use: () => [babel] }, {}, "none", true)).toEqual([babel]);
  });

  it.each([true, false])("adds the code for Fast Refresh only on request: %s", (refresh) => {
    const resource = source("Refreshed.tsx", "export const Refreshed = () => <b />;");
    expect(chosen({ use: () => [babel] }, { resource, issuer: "" }, "none", refresh)).toMatchObject([
      { options: { jsc: { transform: { react: { refresh } } } } },
    ]);
  });

  it("changes no other rule", () => {
    const rule = { use: [{ loader: "/url-loader" }] };
    expect(withSwc([rule], "swc")).toEqual([rule]);
  });
});
