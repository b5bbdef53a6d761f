import { readFileSync } from "node:fs";
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

/** Every setting of the site and of its hosts. */
const settings = [
  ...namesReadBy(readEnvironment),
  ...namesReadBy((variables) => readHostTarget("https://www.wrenfield.example", variables)),
  ...namesReadBy((variables) => nginxOptions("https://www.wrenfield.example", variables)),
];

it("docs/commands.md describes the variables that the project reads, and no others", () => {
  const [, rows = ""] = readFileSync("docs/commands.md", "utf8").split("## Environment variables");
  const described = rows.match(/^\|.*?\|/gm)!.flatMap((cell) => cell.match(/[A-Z][A-Z\d_]+/g) ?? []);
  const read = /(?:process\.env(?:\.|\[")|variables\.|browserPath\(")([A-Z][A-Z\d_]+)/g;
  const sources = sourceFiles(["src/**/*.{ts,tsx,mjs}", "__tests__/{browser,support}/**/*.ts"]);
  const names = sources.flatMap(({ text }) => [...text.matchAll(read)].map(([, name]) => name!));
  // Set by Gatsby or by our own commands; EXHAUSTIVE is described with `npm test`.
  const others = /^(?:GATSBY_.*|NODE_ENV|CATALOGUE|CHANGED_PAGES|EXHAUSTIVE)$/;
  const all = new Set([...settings, ...names.filter((name) => !others.test(name))]);
  expect(described.sort()).toEqual([...all].sort());
});

describe("variables that make the last build out of date", () => {
  it("include every setting of the site and of its hosts", () => {
    expect(settings).toEqual(
      expect.arrayContaining(["SITE_ORIGIN", "FEATURE_INVESTOR_LINK", "HOST_TARGET", "NGINX_BROTLI"]),
    );
    expect(buildVariables).toEqual(expect.arrayContaining(settings));
  });

  it("include every variable in capitals that the build's own code reads directly", () => {
    const sources = sourceFiles(["gatsby-*.ts", "src/**/*.{ts,tsx}", "!src/tools/cli"]);
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(/process\.env(?:\.|\[")([A-Z_]+)/g)].map(([, name]) => name!),
    );
    expect(names).toContain("CATALOGUE");
    // Gatsby's own variables begin with GATSBY_ and always count.
    const ours = names.filter((name) => !name.startsWith("GATSBY_") && !changeNoPage.includes(name));
    expect(buildVariables).toEqual(expect.arrayContaining(ours));
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
