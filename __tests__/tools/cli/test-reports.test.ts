/** A Node script without type declarations. */
const { summarize } = jest.requireActual<{
  summarize(root: string, jest?: object, playwright?: object): { slowest: string[]; failed: string[] };
}>("../../../src/tools/cli/test-reports.mjs");

const jestReport = {
  testResults: [
    { name: "/site/__tests__/a.test.ts", startTime: 1_000, endTime: 9_400 },
    { name: "/site/__tests__/b.test.ts", startTime: 1_000, endTime: 2_000 },
  ],
};
const spec = (...seconds: number[]) => ({
  title: "answers open",
  ok: true,
  tests: [{ results: seconds.map((each) => ({ duration: each * 1000 })) }],
});
const playwrightReport = {
  suites: [{ file: "faq.spec.ts", specs: [spec(2)], suites: [{ specs: [spec(1, 1), spec(0.5)] }] }],
};

describe("the slowest tests", () => {
  it("lists the files of both reports, the slowest first; a browser file counts all its tests and retries", () => {
    expect(summarize("/site", jestReport, playwrightReport).slowest).toEqual([
      "    8 s  __tests__/a.test.ts",
      "    5 s  __tests__/browser/faq.spec.ts",
      "    1 s  __tests__/b.test.ts",
    ]);
  });

  it("lists the files of a group of tests instead of the group", () => {
    const inGroup = (file: string, duration: number) => ({
      ancestorTitles: [`__tests__/${file}`, "sums"],
      fullName: `__tests__/${file} sums are right`,
      status: duration > 4_000 ? "failed" : "passed",
      failureMessages: ["1 is not 2"],
      duration,
    });
    const group = {
      name: "/site/test-results/groups/123/others.test.ts",
      startTime: 0,
      endTime: 9_000,
      assertionResults: [
        inGroup("a.test.ts", 1_000),
        inGroup("b.test.ts", 5_000),
        inGroup("a.test.ts", 2_000),
      ],
    };
    expect(summarize("/site", { testResults: [group] }, undefined)).toEqual({
      slowest: ["    5 s  __tests__/b.test.ts", "    3 s  __tests__/a.test.ts"],
      failed: ["__tests__/b.test.ts: sums are right\n    1 is not 2"],
    });
  });

  it("lists at most ten files, and none when no step with tests ran", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...jestReport.testResults[0]!,
      name: `/site/${index}.test.ts`,
    }));
    expect(summarize("/site", { testResults: many }, undefined).slowest).toHaveLength(10);
    expect(summarize("/site", undefined, undefined).slowest).toEqual([]);
  });
});

describe("the failed tests", () => {
  const failedSpec = {
    title: "on a press",
    ok: false,
    tests: [
      {
        results: [{ duration: 1, error: { message: "\u001b[31mError: closed\u001b[39m\n\nExpected: open" } }],
      },
    ],
  };
  const jestFailures = [
    {
      name: "/site/__tests__/a.test.ts",
      assertionResults: [
        { status: "passed", fullName: "sums", failureMessages: [] },
        { status: "failed", fullName: "sum of figures", failureMessages: [`1\n2\n3\n4\n5\n6\n7`] },
      ],
    },
    { name: "/site/__tests__/b.test.ts", assertionResults: [], message: "Cannot find module" },
  ];

  it("lists the file, the full title and the first lines of the message, without colors", () => {
    const playwright = {
      suites: [{ file: "faq.spec.ts", suites: [{ title: "answers open", specs: [failedSpec, spec(1)] }] }],
    };
    expect(summarize("/site", { testResults: jestFailures }, playwright).failed).toEqual([
      "__tests__/a.test.ts: sum of figures\n    1\n    2\n    3\n    4\n    5\n    6",
      "__tests__/b.test.ts: the file could not run\n    Cannot find module",
      "__tests__/browser/faq.spec.ts: answers open on a press\n    Error: closed\n    Expected: open",
    ]);
  });

  it("reports a test that did not run, and nothing when all passed", () => {
    const unrun = { ...failedSpec, tests: [{ results: [] }] };
    expect(
      summarize("/site", undefined, { suites: [{ file: "faq.spec.ts", specs: [unrun] }] }).failed,
    ).toEqual(["__tests__/browser/faq.spec.ts: on a press\n    did not run"]);
    expect(summarize("/site", jestReport, playwrightReport).failed).toEqual([]);
  });
});
