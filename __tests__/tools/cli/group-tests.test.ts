import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const root = temporaryFolder();
const load = (file: string) => readFileSync(join(root, file), "utf8");

/** Runs groupTests in Node, because Jest cannot load a module that imports another while it runs. */
function groupTests(...chosen: string[]): string[] {
  const script = `import { groupTests } from ${JSON.stringify(pathToFileURL("src/tools/cli/group-tests.mjs"))};
    console.log(JSON.stringify(groupTests(${JSON.stringify(root)}, ${JSON.stringify(chosen)})));`;
  const { stdout, stderr } = spawnSync("node", ["--input-type=module", "-e", script], { encoding: "utf8" });
  return JSON.parse(stdout || JSON.stringify(stderr)) as string[];
}

describe("the groups of test files", () => {
  const files = {
    "checks/a.test.ts": "it.todo",
    "checks/other.test.ts": "it.todo",
    "design/b.test.ts": "it.todo",
    "site/c.test.ts": "it.todo",
    "site/mock.test.ts": 'jest.mock("../src/a");',
    "site/page.test.ts": "/** @jest-environment jsdom */",
    "layouts/Parts.test.tsx": "it.todo",
    "browser/d.test.ts": "it.todo",
  };
  beforeAll(() => {
    for (const [file, text] of Object.entries(files)) writeIn(root, `__tests__/${file}`, text);
  });

  it("contain every unit test once, by folder and kind, except those that need modules of their own", () => {
    const files = groupTests();
    expect(files.map((file) => file.replace(/\/\d+\//, "/"))).toEqual([
      "test-results/groups/checks.test.ts",
      "test-results/groups/others.test.ts",
      "test-results/groups/components.test.tsx",
      "__tests__/site/mock.test.ts",
      "__tests__/site/page.test.ts",
    ]);
    expect(load(files[1]!)).toMatch(
      /\[\s+"__tests__\/design\/b\.test\.ts",\s+"__tests__\/site\/c\.test\.ts"\s+\]/,
    );
  });

  it("are files in which one that cannot be loaded fails alone, under its own name", () => {
    const [, others = ""] = groupTests();
    const tests: string[] = [];
    let group = "";
    const describeFile = (name: string, define: () => void) => {
      group = name;
      define();
    };
    const addTest = (title: string, run: () => void) => {
      expect(run).toThrow("no such module");
      tests.push(`${group} ${title}`);
    };
    const loadFile = (path: string) => {
      if (path.endsWith("b.test.ts")) throw new Error("no such module");
      tests.push(path);
    };
    const text = load(others);
    new Function("describe", "it", "require", text)(describeFile, addTest, loadFile);
    expect(tests).toEqual(["__tests__/design/b.test.ts can be loaded", "../../../__tests__/site/c.test.ts"]);
  });

  it("contain only the chosen files, and leave the groups of a run at the same time as they are", () => {
    const [group = ""] = groupTests("__tests__/checks/a.test.ts");
    const [other = ""] = groupTests("__tests__/checks/other.test.ts");
    expect([load(group), load(other)].map((text) => text.match(/\w+\.test/g))).toEqual([
      ["a.test"],
      ["other.test"],
    ]);
  });
});
