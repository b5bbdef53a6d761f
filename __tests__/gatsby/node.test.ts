import os from "node:os";
import { onPreInit } from "../../src/gatsby/node";

describe("onPreInit", () => {
  const { GATSBY_CPU_COUNT } = process.env;
  const setCount = (count: string | undefined) =>
    count === undefined ? delete process.env.GATSBY_CPU_COUNT : (process.env.GATSBY_CPU_COUNT = count);
  afterEach(() => {
    jest.restoreAllMocks();
    setCount(GATSBY_CPU_COUNT);
  });
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
});
