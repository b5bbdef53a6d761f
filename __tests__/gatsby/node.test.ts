// The content check itself is mocked; its tests are in __tests__/checks.
import { waitingMachine } from "gatsby/dist/state-machines/waiting";
import os from "node:os";
import { checkContent } from "../../src/checks/check-content";
import { onPreBootstrap, onPreInit } from "../../src/gatsby/node";
import { problem } from "../support/problem";

jest.mock("../../src/checks/check-content", () => ({ checkContent: jest.fn() }));

afterEach(() => delete process.env.gatsby_executing_command);

describe("onPreInit", () => {
  const { GATSBY_CPU_COUNT } = process.env;
  const setCount = (count: string | undefined) =>
    count === undefined ? delete process.env.GATSBY_CPU_COUNT : (process.env.GATSBY_CPU_COUNT = count);
  afterEach(() => void setCount(GATSBY_CPU_COUNT));

  it.each([
    [1, undefined, "1"],
    [2, undefined, "1"],
    [2, "2", "2"],
    [3, undefined, undefined],
  ])("with %s processors and GATSBY_CPU_COUNT %s, the count is %s", (processors, given, expected) => {
    jest.spyOn(os, "availableParallelism").mockReturnValue(processors);
    setCount(given);
    onPreInit();
    expect(process.env.GATSBY_CPU_COUNT).toBe(expected);
  });

  it("in the live preview, Gatsby processes an edit after 50 ms instead of 500", () => {
    process.env.gatsby_executing_command = "develop";
    onPreInit();
    const [timeout, ...others] = waitingMachine.getStateNode("batchingNodeMutations").after;
    expect(timeout?.delay).toBe(50);
    expect(timeout?.target?.map(({ key }) => key)).toEqual(["committingBatch"]);
    expect(others).toEqual([]);
  });
});

describe("onPreBootstrap", () => {
  const reporter = { panic: jest.fn(), warn: jest.fn() };
  const checkWith = (count: number, severity?: "warning") => {
    const problems = Array(count).fill({ ...problem, severity });
    jest.mocked(checkContent).mockReturnValue({ problems } as never);
    onPreBootstrap({ reporter } as never);
  };
  beforeEach(() => jest.clearAllMocks());

  it("stops a build that has errors, with all of them in one message", () => {
    checkWith(2);
    expect(reporter.panic).toHaveBeenCalledTimes(1);
    expect(reporter.panic.mock.calls[0]![0]).toMatch(
      /^2 problems in content\/\n\ncontent\/a\.mdx:3:7: It is wrong; expected the right thing\. Fix it\.\n/,
    );
  });

  it("does not delay the live preview by a check", () => {
    process.env.gatsby_executing_command = "develop";
    checkWith(2);
    expect(checkContent).not.toHaveBeenCalled();
  });

  it("does not stop for warnings, which it prints, nor without problems", () => {
    checkWith(0);
    expect(reporter.warn).not.toHaveBeenCalled();
    checkWith(2, "warning");
    expect(reporter.warn).toHaveBeenCalledTimes(2);
    expect(reporter.panic).not.toHaveBeenCalled();
  });
});
