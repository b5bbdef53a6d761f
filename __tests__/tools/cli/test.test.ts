import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TemporaryProject } from "./temporary-project";

const project = new TemporaryProject();

const test = (...args: string[]) => project.spawn(["src/tools/cli/test.mjs", ...args]);
const redline = "test-results/redline/redline.html";

beforeAll(() => {
  project.addProgram("oxlint", 'console.log("linted");');
  project.addProgram("prettier", "process.exit(0);");
  project.addProgram("jest", "process.exit(1);");
  project.write("__tests__/a.test.ts", "");
  project.write(redline, "for the lawyer");
  project.write("test-results/jest.json", {
    numRuntimeErrorTestSuites: 0,
    numFailedTests: 0,
    numPassedTests: 5,
  });
});

describe("npm test", () => {
  it("runs the step whose name starts with the argument, and counts it", () => {
    const { status, output } = test("lint");
    expect(status).toBe(0);
    expect(output).toMatch(
      /^\n=== Lint\nlinted\n\nok {4} Lint: 1 passed, 0 failed \(\d+ s\)\n\n1 passed, 0 failed\n$/,
    );
  });

  it("runs several steps", () => {
    expect(test("content", "lint").output).toMatch(/=== Lint\n[^]*=== Content\n/);
  });

  it("rejects an unknown step before it installs packages, and lists the steps", () => {
    project.write("package-lock.json", { packages: { "node_modules/missing": { version: "1.0.0" } } });
    const { status, output } = test("lint", "Untis");
    project.write("package-lock.json", { packages: {} });
    expect(status).toBe(2);
    expect(output).toBe(
      "Unknown step 'Untis'; expected type, lint, content, unit, build, disclosures, browser, --changed main or nothing\n",
    );
  });

  it("rejects an argument after the branch of --changed, instead of ignoring it", () => {
    expect(test("--changed", "main", "lint")).toEqual({
      status: 2,
      output: "Unexpected argument 'lint'; expected only --changed and a branch or commit\n",
    });
  });

  it("does not reuse the report of an earlier run, and keeps what other commands wrote", () => {
    const { status, output } = test("unit");
    expect([status, output.trim().split("\n").at(-1)]).toEqual([1, "0 passed, 1 failed"]);
    expect(existsSync(join(project.root, "test-results/jest.json"))).toBe(false);
    expect(readFileSync(join(project.root, redline), "utf8")).toBe("for the lawyer");
  });
});
