import { relative } from "node:path";

/** Seconds that each file of a Jest report took. */
const ofJest = (root, report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => [
    relative(root, name),
    (endTime - startTime) / 1000,
  ]);

/** Seconds that all tests of each file of a Playwright report took together. */
function ofPlaywright(report) {
  const seconds = (suite) => [
    ...(suite.suites ?? []).flatMap(seconds),
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
    ),
  ];
  return (report?.suites ?? []).map((suite) => [
    `__tests__/browser/${suite.file}`,
    seconds(suite).reduce((sum, each) => sum + each, 0),
  ]);
}

/**
 * The ten test files that took longest, one line each.
 * @param root the repository's root, absolute
 * @param jest report of `jest --json`; undefined when that step did not run
 * @param playwright report of Playwright's JSON reporter; undefined likewise
 */
export function slowestTests(root, jest, playwright) {
  return [...ofJest(root, jest), ...ofPlaywright(playwright)]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
}
