import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { escapeRegExp } from "../../src/content/literal-pattern";

export interface Outcome {
  /** Path from the project's root. */
  readonly file: string;
  /** Includes the titles of its groups. */
  readonly title: string;
  /** Error messages; empty if the test passed. */
  readonly errors: readonly string[];
}

/** Errors of a test that did not run because its file could not be compiled or loaded. */
const NOT_LOADED = /SyntaxError|ReferenceError|Cannot find module|Test suite failed to run|Transform failed/;

/** Whether a test ran and failed. Code that does not load does not count. */
export const isCaught = ({ errors }: Outcome): boolean =>
  errors.length > 0 && !errors.some((error) => NOT_LOADED.test(error));

const pattern = (titles: readonly string[]) => titles.map(escapeRegExp).join("|");

/** Runs a test program that writes a JSON report. @returns the report; undefined if it wrote none */
function report<Report>(project: string, program: string, args: string[]): Report | undefined {
  const path = join(project, "test-results/planted.json");
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  spawnSync(join(project, "node_modules/.bin", program), args, {
    cwd: project,
    stdio: "ignore",
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  });
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs unit tests. @param titles parts of the titles of the tests to run; empty for all */
export function runJest(project: string, files: readonly string[], titles: readonly string[]): Outcome[] {
  const only = titles.length ? ["-t", pattern(titles)] : [];
  const options = ["-c", "__tests__/jest.config.mjs", "--json", "--outputFile=test-results/planted.json"];
  const found = report<JestReport>(project, "jest", [...options, ...only, "--runTestsByPath", ...files]);
  return (found?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(project.length + 1);
    if (!assertionResults.length) return [{ file, title: "", errors: [message] }];
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, errors: failureMessages }));
  });
}

interface Suite {
  title: string;
  specs?: { title: string; tests: { results: { status: string; errors: { message?: string }[] }[] }[] }[];
  suites?: Suite[];
}

function outcomesOf({ specs = [], suites = [] }: Suite, file: string, above: string): Outcome[] {
  const own = specs.map(({ title, tests }) => ({
    file,
    title: `${above} ${title}`.trim(),
    errors: tests.flatMap(({ results }) =>
      results.flatMap(({ status, errors }) =>
        ["passed", "skipped"].includes(status) ? [] : [status, ...errors.map(({ message = "" }) => message)],
      ),
    ),
  }));
  return [...own, ...suites.flatMap((suite) => outcomesOf(suite, file, `${above} ${suite.title}`))];
}

/** Runs browser tests of the built site. @param titles parts of the titles of the tests to run */
export function runPlaywright(
  project: string,
  files: readonly string[],
  titles: readonly string[],
): Outcome[] {
  const found = report<{ suites: Suite[]; errors: { message?: string }[] }>(project, "playwright", [
    "test",
    ...["-c", "__tests__/browser/playwright.config.ts", "-g", pattern(titles)],
    ...files,
  ]);
  const broken = (found?.errors ?? []).map(({ message = "" }) => ({
    file: files[0]!,
    title: "",
    errors: [`Test suite failed to run: ${message}`],
  }));
  const suites = found?.suites ?? [];
  return [...broken, ...suites.flatMap((suite) => outcomesOf(suite, `__tests__/browser/${suite.title}`, ""))];
}
