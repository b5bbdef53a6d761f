/** A script of Node, without types. */
const { slowestTests } = jest.requireActual<{
  slowestTests(root: string, jest?: object, playwright?: object): string[];
}>("../../../src/tools/cli/slowest-tests.mjs");

const jestReport = {
  testResults: [
    { name: "/site/__tests__/a.test.ts", startTime: 1_000, endTime: 9_400 },
    { name: "/site/__tests__/b.test.ts", startTime: 1_000, endTime: 2_000 },
  ],
};
const spec = (...seconds: number[]) => ({
  tests: [{ results: seconds.map((each) => ({ duration: each * 1000 })) }],
});
const playwrightReport = {
  suites: [{ file: "faq.spec.ts", specs: [spec(2)], suites: [{ specs: [spec(1, 1), spec(0.5)] }] }],
};

describe("slowestTests", () => {
  it("lists the files of both reports, the slowest first; a browser file counts all its tests and retries", () => {
    expect(slowestTests("/site", jestReport, playwrightReport)).toEqual([
      "    8 s  __tests__/a.test.ts",
      "    5 s  __tests__/browser/faq.spec.ts",
      "    1 s  __tests__/b.test.ts",
    ]);
  });

  it("lists ten at most, and nothing where no step with tests ran", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...jestReport.testResults[0]!,
      name: `/site/${index}.test.ts`,
    }));
    expect(slowestTests("/site", { testResults: many }, undefined)).toHaveLength(10);
    expect(slowestTests("/site", undefined, undefined)).toEqual([]);
  });
});
