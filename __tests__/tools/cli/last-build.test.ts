import { readHostTarget } from "../../../src/hosting/hosts/index";
import { nginxOptions } from "../../../src/hosting/hosts/nginx-options";
import { readEnvironment, type Variables } from "../../../src/site/environment";
import { sourceFiles } from "../../support/jest/source-files";

/** A Node script without type declarations. */
const { buildVariables, pageCode } = jest.requireActual<{ buildVariables: string[]; pageCode: RegExp }>(
  "../../../src/tools/cli/last-build.mjs",
);

/** @returns the names of the variables that a function reads */
function namesReadBy(read: (variables: Variables) => unknown): string[] {
  const names: string[] = [];
  read(new Proxy({}, { get: (_, name) => void names.push(String(name)) }));
  return names;
}

/** Query types are written for tests, and only the preview has the catalogue. */
const changeNoPage = ["WRITE_QUERY_TYPES", "CATALOGUE"];

describe("variables that make the last build out of date", () => {
  it("include every setting of the site and of its hosts", () => {
    const names = [
      ...namesReadBy(readEnvironment),
      ...namesReadBy((variables) => readHostTarget("https://www.wrenfield.example", variables)),
      ...namesReadBy((variables) => nginxOptions("https://www.wrenfield.example", variables)),
    ];
    expect(names).toEqual(
      expect.arrayContaining(["SITE_ORIGIN", "FEATURE_INVESTOR_LINK", "HOST_TARGET", "NGINX_BROTLI"]),
    );
    expect(buildVariables).toEqual(expect.arrayContaining(names));
  });

  it("include every variable in capitals that the build's own code reads directly", () => {
    const sources = sourceFiles(["gatsby-*.ts", "src/**/*.{ts,tsx}", "!src/tools/cli"]);
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(/process\.env(?:\.|\[")([A-Z_]+)/g)].map(([, name]) => name!),
    );
    expect(names).toContain("CATALOGUE");
    // Gatsby's own variables begin with GATSBY_ and always count.
    const settings = names.filter((name) => !name.startsWith("GATSBY_") && !changeNoPage.includes(name));
    expect(buildVariables).toEqual(expect.arrayContaining(settings));
  });
});

it("pageCode, whose edits keep Gatsby's cache, matches no file that gatsby-node.ts or gatsby-config.ts imports", () => {
  const files = new Map(sourceFiles(["gatsby-*.ts", "src/**/*.{ts,tsx}"]).map((file) => [file.path, file]));
  const fileOf = (target: string) =>
    ["", ".ts", ".tsx", "/index.ts"].map((end) => target + end).find((path) => files.has(path));
  const read = new Set<string>();
  const follow = (path: string) => {
    if (read.has(path)) return;
    read.add(path);
    for (const { target, own, typeOnly } of files.get(path)!.imports) {
      const next = own && !typeOnly && fileOf(target);
      if (next) follow(next);
    }
  };
  ["gatsby-node.ts", "gatsby-config.ts"].forEach(follow);
  expect([...read]).toEqual(
    expect.arrayContaining(["src/gatsby/schema.ts", "src/sections/text/TextLink.tsx"]),
  );
  expect([...read].filter((path) => pageCode.test(path))).toEqual([]);
});
