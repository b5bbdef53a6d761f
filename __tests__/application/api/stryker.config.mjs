// Mutation tests of the client's core: `npm run mutate`. Not part of the test run.
/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: {
    projectType: "custom",
    configFile: "__tests__/application/api/stryker.jest.mjs",
    enableFindRelatedTests: false,
  },
  mutate: [
    "src/application/api/*.ts",
    "src/application/api/pipeline/*.ts",
    "!src/application/api/{index,entities}.ts",
  ],
  coverageAnalysis: "perTest",
  concurrency: 1,
  // If a mutant never settles a call, its test reaches its own limit first.
  timeoutMS: 4_000,
  timeoutFactor: 1.5,
  ignorePatterns: [
    "*",
    "!src",
    "!src/application/**",
    "!src/tools/cli/group-tests.mjs",
    "!__tests__",
    "!__tests__/application/api/**",
    "!__tests__/support/**",
    "!__tests__/jest.config.mjs",
    "!docs",
    "!docs/requirements.md",
    "!package.json",
    "!tsconfig.json",
  ],
  tempDirName: "test-results/stryker",
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: "test-results/stryker.json" },
  thresholds: { high: 90, low: 85, break: 85 },
  allowEmpty: false,
};
