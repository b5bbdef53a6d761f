// How the live preview reports content errors. The check itself is mocked; its tests are in __tests__/checks.
import { createPages } from "../../../src/gatsby/pages";
import { checkWhenReady, recheckAfterEdit } from "../../../src/gatsby/develop/recheck-after-edit";
import { checkContent } from "../../../src/checks/check-content";
import { problem } from "../../support/problem";

jest.mock("../../../src/checks/check-content", () => ({ checkContent: jest.fn() }));

const found = (count: number, severity?: "warning") => {
  const problems = Array(count).fill({ ...problem, severity });
  jest.mocked(checkContent).mockReturnValue({ problems } as never);
};
const reporter = { error: jest.fn(), success: jest.fn(), warn: jest.fn() };

beforeEach(() => jest.clearAllMocks());

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

  it("prints a warning as such, and not again after an edit that leaves it", () => {
    found(1, "warning");
    for (const _ of ["an edit", "another"]) {
      edit();
      jest.runAllTimers();
    }
    expect(reporter.warn).toHaveBeenCalledTimes(1);
    expect(reporter.error).not.toHaveBeenCalled();
  });
});
