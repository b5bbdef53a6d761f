import { readdirSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { packages, rules } from "./import-rules";
import { importsOf, sourceFiles } from "../support/jest/source-files";

const files = sourceFiles(["src/**/*.{ts,tsx,mjs}", "gatsby-*.{ts,tsx}"]);
const tests = sourceFiles(["__tests__/**/*.{ts,tsx,mjs}"]);
const loose = ["src/assets.d.ts", "src/types.d.ts"];
const units = Object.keys(rules).sort((a, b) => b.length - a.length);
const under = (path: string, unit: string) =>
  path === unit || path.startsWith(unit.endsWith("-") ? unit : `${unit}/`) || path.startsWith(`${unit}.`);
const unitOf = (path: string) => units.find((unit) => under(path, unit));
const allowedTo = (unit: string) => rules[unit]?.split(" ").filter(Boolean) ?? [];

describe("imports", () => {
  it("are recognized in every form", () => {
    const text =
      'import a from "./a";\nimport type { B } from "../b";\nimport {\n  c,\n} from "c";\nimport "./d.css";\nexport * from "./e";\nexport { f } from "./f";\nconst g = await import("./g");\n';
    expect(importsOf("src/x/y.ts", text).map(({ target, own, typeOnly }) => [target, own, typeOnly])).toEqual(
      [
        ["src/x/a", true, false],
        ["src/b", true, true],
        ["c", false, false],
        ["src/x/d.css", true, false],
        ["src/x/e", true, false],
        ["src/x/f", true, false],
        ["src/x/g", true, false],
      ],
    );
    expect(files.length).toBeGreaterThan(150);
  });

  it("every source file belongs to a unit of import-rules.ts", () => {
    expect(
      files.filter(({ path }) => !unitOf(path) && !loose.includes(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it("follow import-rules.ts", () => {
    const breaches = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ own, target }) => {
          const [from, to] = [unitOf(path), unitOf(target) ?? target.split("/")[0]!];
          return own && from && from !== to && !allowedTo(from).includes(to);
        })
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  it("import-rules.ts itself has no cycle", () => {
    const reaches = (unit: string, seen: string[]): string[] =>
      allowedTo(unit).flatMap((next) =>
        seen.includes(next) ? [[...seen, next].join(" -> ")] : reaches(next, [...seen, next]),
      );
    expect(units.flatMap((unit) => reaches(unit, [unit]))).toEqual([]);
  });

  it("do not form a cycle between files", () => {
    const all = new Map([...files, ...tests].map((file) => [file.path, file]));
    const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
    const importedBy = (path: string) =>
      all
        .get(path)!
        .imports.filter(({ own }) => own)
        .flatMap(
          ({ target }) => endings.map((ending) => target + ending).find((found) => all.has(found)) ?? [],
        );
    const finished = new Set<string>();
    const cyclesFrom = (file: string, path: readonly string[]): string[] => {
      if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(" -> ")];
      if (finished.has(file)) return [];
      const found = [...new Set(importedBy(file))].flatMap((next) => cyclesFrom(next, [...path, file]));
      finished.add(file);
      return found;
    };
    expect([...all.keys()].flatMap((file) => cyclesFrom(file, []))).toEqual([]);
  });

  it.each(packages.map(([name, only]) => [String(name), name, only] as const))(
    "the package %s is imported only where import-rules.ts allows it",
    (_text, name, only) => {
      const misplaced = files
        .filter(({ path }) => !loose.includes(path))
        .flatMap(({ path, imports }) =>
          imports
            .filter(({ own, typeOnly, target }) => !own && !typeOnly && name.test(target) && !only.test(path))
            .map(({ target }) => `${path} imports ${target}`),
        );
      expect(misplaced).toEqual([]);
    },
  );

  it("src/sections/text contains no styles: the page styles its text documents", () => {
    const styled = files.filter(
      ({ path, text }) => path.startsWith("src/sections/text/") && /@emotion|className=\{|style=/.test(text),
    );
    expect(styled.map(({ path }) => path)).toEqual([]);
  });

  it("there are no path aliases, because Gatsby's own files do not resolve them", () => {
    expect(readFileSync("tsconfig.json", "utf8")).not.toMatch(/"(paths|baseUrl)"/);
    expect(
      files.flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => /^(@\/|~|src\/|#)/.test(target) && !target.startsWith("src/"))
          .map(({ target }) => `${path}: ${target}`),
      ),
    ).toEqual([]);
  });
});

describe("files", () => {
  it("raw colors appear only in src/design and src/tools/art", () => {
    const color = /(?<=["'`\s:(])#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)/gi;
    const raw = files
      .filter(({ path }) => !/^src\/(design|tools\/art)\//.test(path))
      .flatMap(({ path, text }) =>
        (text.replace(/\/\/.*|\{\/\*.*?\*\/\}|\/\*[\s\S]*?\*\//g, "").match(color) ?? []).map(
          (found) => `${path}: ${found}`,
        ),
      );
    expect(raw).toEqual([]);
  });

  it("no file has more than 300 lines, and the median and the 90th percentile are within bounds", () => {
    const lengths = [...files, ...tests]
      .filter(({ path }) => !path.endsWith("icon-paths.ts"))
      .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }));
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    const ours = lengths
      .filter(({ path }) => path.startsWith("src/"))
      .map(({ lines }) => lines)
      .sort((a, b) => a - b);
    const percentile = (part: number) => ours[Math.floor(ours.length * part)];
    expect(percentile(0.5)).toBeLessThanOrEqual(55);
    expect(percentile(0.9)).toBeLessThanOrEqual(130);
  });

  it("the top level contains no unexpected files", () => {
    const ignored = readFileSync(".gitignore", "utf8")
      .split("\n")
      .map((line) => line.replace(/\/$/, ""));
    // Netlify looks for edge functions in netlify/.
    const allowed = `
      package.json package-lock.json tsconfig.json .oxlintrc.json README.md
      gatsby-config.ts gatsby-node.ts gatsby-browser.tsx gatsby-ssr.tsx
      content src static __tests__ netlify docs
      .github .ci .git .gitignore .gitattributes .git-blame-ignore-revs .npmrc .prettierrc.json .prettierignore .vscode
    `.match(/\S+/g)!;
    expect(
      readdirSync(".").filter(
        (name) => ![...allowed, ...ignored].includes(name) && !/\.log$|^\.env/.test(name),
      ),
    ).toEqual([]);
  });

  it("no test helper registers a hook when it is loaded, which a group of test files does only once", () => {
    const helpers = globSync("__tests__/**/*.{ts,tsx}", {
      ignore: ["**/*.{test,spec}.{ts,tsx}", "**/node_modules", "__tests__/support/jest/setup-dom.ts"],
    });
    const hook = /^(before|after)(Each|All)\(/m;
    expect(helpers.length).toBeGreaterThan(100);
    expect(hook.test(readFileSync("__tests__/support/jest/setup-dom.ts", "utf8"))).toBe(true);
    expect(helpers.filter((path) => hook.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  it("no file contains a path of one machine or the address of a registry", () => {
    const texts = globSync(
      ["*", ".ci/*", ".npmrc", "src/**", "content/**/*.{md,mdx,yaml}", "__tests__/**/*.{ts,tsx,mjs}"],
      { ignore: [".git", "**/node_modules", "**/*.{png,jpg,mp4,webm,woff2}"], dot: true },
    );
    const machine =
      /(?:^|["'`\s(])\/(?:work|root|tmp|home\/\w+|Users\/\w+)\/[\w.]|file:\/\/\/|"resolved": "http[s:]|registry[=]|verdacci[o]|artifactor[y]/m;
    // The pattern and its samples are written so that they do not match themselves: this file is checked too.
    const sample = ["", "home", "ada", "site"].join("/");
    expect(machine.test(sample) && machine.test(`"resolved": "${"https"}://r/x.tgz"`)).toBe(true);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((path) => machine.test(readFileSync(path, "utf8"))).sort()).toEqual([]);
  });
});
