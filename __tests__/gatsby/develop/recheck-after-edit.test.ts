// How a build and the live preview report content errors. The check itself is mocked; its tests are in __tests__/checks.
import { onPreBootstrap } from "../../../src/gatsby/node";
import { createPages } from "../../../src/gatsby/pages";
import { checkWhenReady, recheckAfterEdit } from "../../../src/gatsby/develop/recheck-after-edit";
import { checkContent } from "../../../src/checks/check-content";

jest.mock("../../../src/checks/check-content", () => ({ checkContent: jest.fn() }));

const problem = {
  file: "content/a.mdx",
  line: 3,
  column: 7,
  message: "it is wrong",
  expected: "the right thing",
  fix: "correct it",
};
const found = (count: number) =>
  jest.mocked(checkContent).mockReturnValue({ problems: Array(count).fill(problem) } as never);
const reporter = { panic: jest.fn(), error: jest.fn(), success: jest.fn() };

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  delete process.env.gatsby_executing_command;
});

describe("onPreBootstrap", () => {
  it("stops a build that has errors, with all of them in one message", () => {
    found(2);
    onPreBootstrap({ reporter } as never);
    expect(reporter.panic).toHaveBeenCalledTimes(1);
    expect(reporter.panic.mock.calls[0]![0]).toMatch(
      /^2 problems in content\/\n\ncontent\/a\.mdx:3:7: It is wrong; expected the right thing\. Correct it\.\n/,
    );
  });

  it("does not delay the live preview by a check", () => {
    process.env.gatsby_executing_command = "develop";
    onPreBootstrap({ reporter } as never);
    expect(checkContent).not.toHaveBeenCalled();
  });

  it("reports nothing if the content has no errors", () => {
    found(0);
    onPreBootstrap({ reporter } as never);
    expect([reporter.panic, reporter.error].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe("recheckAfterEdit", () => {
  beforeEach(() => jest.useFakeTimers());
  const edit = () => recheckAfterEdit(reporter as never);
  const fix = () => {
    found(0);
    edit();
    jest.runAllTimers();
  };
  afterEach(() => {
    fix();
    jest.useRealTimers();
  });

  it("checks nothing in a build or before the preview is ready", () => {
    found(1);
    edit();
    jest.runAllTimers();
    expect(checkContent).not.toHaveBeenCalled();
  });

  it("checks once when the preview is ready, and prints the errors", () => {
    found(1);
    checkWhenReady(reporter as never);
    checkWhenReady(reporter as never);
    jest.runAllTimers();
    expect(checkContent).toHaveBeenCalledTimes(1);
    expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining("content/a.mdx:3:7"));
  });

  it("runs when Gatsby recreates the pages, as it does after a file was edited or removed", async () => {
    found(1);
    await createPages({
      graphql: async () => ({ errors: [] }),
      reporter: { ...reporter, panicOnBuild: jest.fn() },
    } as never);
    jest.runAllTimers();
    expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining("It is wrong"));
  });

  it("checks once after several edits, prints the errors, and reports once that they are fixed", () => {
    found(1);
    edit();
    jest.advanceTimersByTime(1_499);
    edit();
    jest.advanceTimersByTime(1_499);
    expect(checkContent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(checkContent).toHaveBeenCalledTimes(1);
    expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining("It is wrong"));

    fix();
    fix();
    expect(reporter.success).toHaveBeenCalledTimes(1);
    expect(reporter.error).toHaveBeenCalledTimes(1);
  });
});
