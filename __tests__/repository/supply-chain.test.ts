import { readFileSync } from "node:fs";
import { sourceFiles } from "../support/jest/source-files";
import { isAccepted } from "./accepted-licenses";
import { advisories, isAffected } from "./advisories";
import { lockedPackages, lockfileFolders } from "./lockfile";

const packages = lockfileFolders.flatMap((folder) => lockedPackages(folder));
interface Manifest {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const { allowScripts, dependencies, devDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Manifest;
const labelsOf = (found: typeof packages) => found.map(({ path, version }) => `${path}@${version}`);

describe("the lockfile", () => {
  it("has an integrity hash for every package (SRI, sha512)", () => {
    expect(packages.length).toBeGreaterThan(1_000);
    expect(
      labelsOf(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""))),
    ).toEqual([]);
  });

  it.each(lockfileFolders)(
    "of %s resolves packages only from the public registry and our workspaces",
    (folder) => {
      expect(readFileSync(`${folder}/package-lock.json`, "utf8")).not.toMatch(
        /"resolved": "(?!https:\/\/registry\.npmjs\.org\/|src\/tools\/package-replacements\/)/,
      );
    },
  );
});

describe("package.json", () => {
  // Their output is committed, so the packages they need are development dependencies.
  const forDevelopment = /^src\/tools\/(art|cli\/generate)\//;
  const files = sourceFiles(["src/**/*.{ts,tsx,mjs}", "gatsby-*.{ts,tsx}"]).filter(
    ({ path }) => !forDevelopment.test(path),
  );
  const imported = files.flatMap(({ path, imports }) =>
    imports
      .filter(({ own, typeOnly }) => !own && !typeOnly)
      .map(({ target }) => ({ path, name: /^(@[^/]+\/)?[^/]+/.exec(target)![0] })),
  );

  it("lists every package that the site imports in dependencies, not in devDependencies", () => {
    expect(imported.length).toBeGreaterThan(300);
    expect(imported.filter(({ name }) => name in devDependencies)).toEqual([]);
    // Not imported by our code: terser-webpack-plugin minifies with it.
    expect(dependencies).toHaveProperty(["@swc/core"], "1.16.18");
  });

  it("lists each package once", () => {
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
  });
});

describe("install scripts", () => {
  it("are denied for every package that has one, and allowed for none", () => {
    const denied = Object.keys(allowScripts).filter((name) => allowScripts[name] === false);
    expect(
      [
        ...new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)),
      ].filter((name) => !denied.includes(name)),
    ).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  it("are skipped by our own install command", () => {
    expect(readFileSync("src/tools/cli/install-packages.mjs", "utf8")).toContain(
      '["ci", "--ignore-scripts", ',
    );
  });
});

describe("known advisories of high severity", () => {
  it("affect no locked version", () => {
    const found = advisories.flatMap((advisory) =>
      packages
        .filter(({ name, version }) => name === advisory.package && isAffected(version, advisory))
        .map(({ path, version }) => `${path}@${version}: ${advisory.summary} (${advisory.id})`),
    );
    expect(found).toEqual([]);
  });

  it("are detected: the versions that our overrides replace are affected, the newer ones are not", () => {
    const affected = (name: string, version: string) =>
      advisories.some((advisory) => advisory.package === name && isAffected(version, advisory));
    expect([
      affected("immutable", "3.7.6"),
      affected("serialize-javascript", "6.0.2"),
      affected("tmp", "0.2.1"),
      affected("path-to-regexp", "0.1.10"),
    ]).toEqual([true, true, true, true]);
    expect([
      affected("immutable", "3.8.3"),
      affected("tmp", "0.2.7"),
      affected("ws", "8.17.1-beta.1"),
    ]).toEqual([false, false, false]);
  });
});

describe("licenses", () => {
  it("are known and accepted, for every package", () => {
    expect(
      packages
        .filter(({ license }) => !isAccepted(license))
        .map(({ name, license }) => `${name}: ${license}`),
    ).toEqual([]);
  });

  it.each([
    ["MIT OR GPL-3.0", true],
    ["(MIT AND GPL-3.0)", false],
    ["GPL-3.0", false],
    ["unknown", false],
    ["(BSD-2-Clause OR MIT OR Apache-2.0)", true],
  ])("%s: %s", (license, yes) => expect(isAccepted(license)).toBe(yes));
});
