import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { groupFolder } from "./group-tests.mjs";

/** Title and message of each failed test of a file. In a group, the title begins with the file. */
const failedTests = (file, tests) =>
  tests
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => [fullName.replace(`${file} `, ""), failureMessages[0]]);

/** The test files of a Jest report, with their seconds, and title and message of each failed test. */
const ofJest = (root, report) =>
  (report?.testResults ?? []).flatMap(({ name, startTime, endTime, message, assertionResults = [] }) => {
    const file = relative(root, name);
    const seconds = (endTime - startTime) / 1000;
    // A file that could not run has no tests, only a message.
    if (!assertionResults.length && message)
      return [{ file, seconds, failed: [["the file could not run", message]] }];
    if (!file.startsWith(groupFolder))
      return [{ file, seconds, failed: failedTests(file, assertionResults) }];
    // The first title of a group's test is its file. What the files share is in no file's seconds.
    const members = [...new Set(assertionResults.map(({ ancestorTitles }) => ancestorTitles[0]))];
    return members.map((member) => {
      const tests = assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === member);
      const sum = tests.reduce((total, { duration }) => total + (duration ?? 0), 0);
      return { file: member, seconds: sum / 1000, failed: failedTests(member, tests) };
    });
  });

/** The same for a Playwright report; a file's seconds are the sum of its tests. */
function ofPlaywright(report) {
  const specsOf = (suite, titles = []) => [
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...titles, spec.title].join(" ") })),
  ];
  return (report?.suites ?? []).map((suite) => {
    const specs = specsOf(suite).map((spec) => ({
      ...spec,
      results: spec.tests.flatMap(({ results }) => results),
    }));
    return {
      file: `__tests__/browser/${suite.file}`,
      seconds: specs
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
      failed: specs
        .filter(({ ok }) => !ok)
        .map(({ title, results }) => [title, results.at(-1)?.error?.message ?? "did not run"]),
    };
  });
}

/**
 * The lines for the end of a log, which may be cut off before them.
 * @param root the repository's root, absolute
 * @param jest report of `jest --json`; undefined when that step did not run
 * @param playwright report of Playwright's JSON reporter; undefined likewise
 * @returns the ten slowest test files, and every failed test with the first lines of its message
 */
export function summarize(root, jest, playwright) {
  const files = [...ofJest(root, jest), ...ofPlaywright(playwright)];
  const slowest = files
    .toSorted(({ seconds: one }, { seconds: other }) => other - one)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
  const failed = files.flatMap(({ file, failed: tests }) =>
    tests.map(([title, message]) => {
      const lines = stripVTControlCharacters(message)
        .split("\n")
        .filter((line) => line.trim());
      return [`${file}: ${title}`, ...lines.slice(0, 6).map((line) => `    ${line.trim()}`)].join("\n");
    }),
  );
  return { slowest, failed };
}
