// npm test: installs missing packages, then runs every check.
// With `--changed main` it runs only what a change since that branch can break; CI runs all tests.
// Each step runs even if an earlier one failed; the last line counts tests and checks together.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { groupFolder, groupTests, ownFolder } from "./group-tests.mjs";
import { inputsOf, recordBuild } from "./last-build.mjs";
import { summarize } from "./test-reports.mjs";
import { prepare, root, runBin, runBinInParallel } from "./install-packages.mjs";

const reports = join(root, "test-results");
const jestReport = join(reports, "jest.json");
const browserReport = join(reports, "browser.json");

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

/** A step that is one check: it passes or fails as a whole. */
const check = (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });

/** Deletes one report of an earlier run: the folder also has reports of other commands (npm run redline). */
function deleteEarlier(report) {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
}

function unitTests(files = []) {
  deleteEarlier(jestReport);
  const options = ["-c", "__tests__/jest.config.mjs", "--json", `--outputFile=${jestReport}`];
  const roots = ["__tests__", groupFolder].map((folder) => `--roots=${join(root, folder)}`);
  const status = runBin("jest", [...options, "--runTestsByPath", ...groupTests(root, files), ...roots]);
  rmSync(join(root, ownFolder), { recursive: true, force: true });
  const report = readReport(jestReport);
  if (!report) return check(1);
  const broken = report.numRuntimeErrorTestSuites;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed || (status === 0 ? 0 : 1) };
}

/** The build writes the types of its queries; the committed ones must be the same. `npm start` serves it without another. */
function build() {
  const inputs = inputsOf(root, process.env);
  const types = join(root, "src/gatsby-types.d.ts");
  const before = readFileSync(types, "utf8");
  const status = runBin("gatsby", ["build"], { WRITE_QUERY_TYPES: "1" });
  if (status === 0) recordBuild(root, inputs);
  const areCurrent = readFileSync(types, "utf8") === before;
  if (!areCurrent)
    console.error("src/gatsby-types.d.ts was out of date; this build has updated it; fix: commit it");
  return check(areCurrent ? status : 1);
}

function browserTests(files = []) {
  deleteEarlier(browserReport);
  const env = { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  const options = ["test", "-c", "__tests__/browser/playwright.config.ts"];
  const status = runBin("@playwright/test", [...options, ...files], env);
  const stats = readReport(browserReport)?.stats;
  if (!stats) return check(1);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (status === 0 ? 0 : 1) };
}

/** A check by programs that run in parallel; their output is printed when all have ended. */
async function checkInParallel(...programs) {
  const ended = await Promise.all(programs.map(([name, ...args]) => runBinInParallel(name, args)));
  return {
    ...check(Math.max(...ended.map(({ status }) => status))),
    printed: ended.map(({ output }) => output),
  };
}

/** The cache of a program, which the program itself invalidates. */
const cacheFile = (name) => join(root, "node_modules/.cache/tests", name);

function lint(files = ["."]) {
  const code = files.filter((file) => file === "." || /\.(ts|tsx|mjs|cjs)$/.test(file));
  const oxlint = [
    "oxlint",
    "--deny-warnings",
    "--report-unused-disable-directives",
    "--no-error-on-unmatched-pattern",
  ];
  const cache = ["--cache", "--cache-strategy=content", `--cache-location=${cacheFile("prettier")}`];
  const prettier = ["prettier", "--check", "--log-level=warn", "--ignore-unknown", ...cache];
  return checkInParallel(...(code.length ? [[...oxlint, ...code]] : []), [...prettier, ...files]);
}

const typeCheck = () =>
  checkInParallel(["typescript", "--noEmit", "--incremental", "--tsBuildInfoFile", cacheFile("types.json")]);

const contentCheck = () => checkInParallel(["tsx", "src/tools/cli/check.ts"]);

/** Each of these uses one processor, so they start together. */
const together = [typeCheck, lint, contentCheck];

const steps = [
  ["Type check", typeCheck],
  ["Lint", lint],
  ["Content", contentCheck],
  ["Unit tests", unitTests],
  ["Build", build],
  ["Disclosures", () => check(runBin("tsx", ["src/tools/cli/disclosures.ts"]))],
  ["Browser tests", browserTests],
];

/** Prints and returns the steps that `--changed` chooses. @throws when the reference is unknown */
async function changedSteps(ref) {
  const { changedFiles, choose } = await import("./changed.mjs");
  const { run, left, because, pages } = choose(root, changedFiles(root, ref));
  // Tests that open one page of each template open these instead (__tests__/browser/support/routes.ts).
  if (pages) process.env.CHANGED_PAGES = pages.join();
  console.log(`Changed since ${ref}: ${[...run.keys()].join(", ") || "nothing to test"}`);
  if (because) console.log(`Everything runs, because ${because} changed.`);
  for (const line of left) console.log(`Left out: ${line}`);
  if (left.length) console.log("CI runs all tests.");
  return steps.filter(([name]) => run.has(name)).map(([name, step]) => [name, step, run.get(name)]);
}

const args = process.argv.slice(2);
const isNamed = ([name], arg) => name.toLowerCase().startsWith(arg.toLowerCase());
function reject(message) {
  console.error(message);
  process.exit(2);
}

const [first, ref = "main", unexpected] = args;
const unknown = args.find((arg) => !steps.some((step) => isNamed(step, arg)));
let chosen = steps.filter((step) => !args.length || args.some((arg) => isNamed(step, arg)));
if (first === "--changed") {
  if (unexpected !== undefined)
    reject(`Unexpected argument '${unexpected}'; expected only --changed and a branch or commit`);
} else if (unknown !== undefined) {
  const names = steps.map(([name]) => name.split(" ")[0].toLowerCase());
  reject(`Unknown step '${unknown}'; expected ${names.join(", ")}, --changed main or nothing`);
}
prepare();
if (first === "--changed")
  chosen = await changedSteps(ref).catch(({ message }) =>
    reject(`${message}\n--changed needs a branch or commit, such as main`),
  );
const total = { passed: 0, failed: 0 };
const lines = [];
/** Runs a step. @returns its counts and its duration in seconds */
async function timed(step, files) {
  const started = Date.now();
  const result = await Promise.resolve()
    .then(() => step(files))
    .catch((error) => {
      console.error(error.message);
      return check(1);
    });
  return { ...result, seconds: Math.round((Date.now() - started) / 1000) };
}
const begun = new Map(
  chosen.filter(([, step]) => together.includes(step)).map(([, step, files]) => [step, timed(step, files)]),
);
for (const [name, step, files] of chosen) {
  console.log(`\n=== ${name}`);
  const { passed, failed, seconds, printed = [] } = await (begun.get(step) ?? timed(step, files));
  process.stdout.write(printed.join(""));
  total.passed += passed;
  total.failed += failed;
  lines.push(`${failed ? "FAILED" : "ok    "} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
const ran = (step, report) => (chosen.some(([, run]) => run === step) ? readReport(report) : undefined);
const { slowest, failed } = summarize(root, ran(unitTests, jestReport), ran(browserTests, browserReport));
if (slowest.length) console.log(`\nThe slowest test files:\n${slowest.join("\n")}`);
if (failed.length) console.log(`\nThe tests that failed:\n${failed.join("\n")}`);
console.log(`\n${lines.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
